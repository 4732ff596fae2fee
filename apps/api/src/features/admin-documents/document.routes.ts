import { type DocumentDeletionRefusal, documentDeletionRefusal, restorableUntil } from '@troth/domain/documents';
import { z } from 'zod';
import { personOf } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import { idParam } from '../../kernel/http/common-schemas';
import { requireUnchanged } from '../../kernel/http/if-match';
import { type Call, operation } from '../../kernel/http/operation';
import { isAdmin, type Policy } from '../../kernel/http/policy';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { recordAdminAction } from '../../records/admin-actions/admin-action.repository';
import { putAsideAtOf } from '../../records/admin-actions/document-counts.repository';
import type { DocumentRow } from '../../records/couples/couple';
import { allDocumentsOf, changeDeletion, holdAnyDocument } from '../../records/documents/document.repository';
import { emailsOf } from '../../records/users/user.repository';
import { managedUser, reasonedSchema } from '../admin-users/managed-user';
import { adminDocumentSchema, presentAdminDocument, setAsideAtOf } from './find-documents';

const adminDocumentPolicy = { read: isAdmin, remove: isAdmin, restore: isAdmin } satisfies Policy<
  'remove' | 'restore',
  unknown
>;

const ofDocument = {
  tag: 'admin',
  params: idParam,
  body: reasonedSchema,
  response: adminDocumentSchema,
  policy: adminDocumentPolicy,
  load: ({ tx, params }: { tx: Tx; params: { id: string } }) => holdAnyDocument(tx, params.id),
  isOurs: true,
} as const;

type Change = Call<{ id: string }, unknown, z.output<typeof reasonedSchema>, { document: DocumentRow }>;

/** Writes what was decided, in the log, to the couple and to what they see. */
async function changeDocument(
  call: Change,
  kind: 'document-deleted' | 'document-restored',
  changes: { readonly deletedAt: Date | null; readonly isActive: boolean },
) {
  const { tx, subject, now, actor, body, announce, sendMail } = call;
  const { document } = subject;
  const changed = await changeDeletion(tx, document.id, changes, personOf(actor).id, now);
  await recordAdminAction(call, {
    action: kind === 'document-deleted' ? 'adminDocuments.delete' : 'adminDocuments.restore',
    subjectKind: 'document',
    subjectId: document.id,
    userId: document.userAId,
    documentId: document.id,
    reason: body.reason,
  });
  const partners = [document.userAId, document.userBId].filter((id) => id !== null);
  for (const { email } of await emailsOf(tx, partners)) await sendMail({ kind, to: email, data: {} });
  announce({ userIds: partners, topics: ['document', 'purchases'] });
  return presentAdminDocument(tx, changed, now);
}

export const adminDocumentOperations = [
  operation({
    ...managedUser,
    route: 'GET /admin/users/{id}/documents',
    id: 'adminDocuments.listOfUser',
    summary: 'The documents of a person: how far each has come, who edits it, its notarization; none of its words',
    description: 'Those that were deleted or put aside too, while they can be brought back.',
    isOurs: true,
    response: z.array(adminDocumentSchema),
    action: 'read',
    handle: async ({ tx, subject, now }) => {
      const documents = [];
      for (const row of await allDocumentsOf(tx, subject.id)) {
        const document = await presentAdminDocument(tx, row, now);
        if (row.deletedAt === null || document.restorableUntil !== null) documents.push(document);
      }
      return documents;
    },
  }),
  operation({
    ...ofDocument,
    route: 'DELETE /admin/documents/{id}',
    id: 'adminDocuments.delete',
    summary: 'Deletes a document, for a reason; it can be brought back for thirty days',
    description:
      'Refused (409, `reason`): NOTARIZED, AT_NOTARY, HAS_ATTORNEY, HAS_PURCHASES. Both partners are told. `If-Match` takes the milliseconds of `updatedAt`.',
    action: 'remove',
    handle: async (call) => {
      const { tx, subject, request, now } = call;
      const { document } = subject;
      if (document.deletedAt !== null) throw problem('NOT_FOUND');
      const current = await presentAdminDocument(tx, document, now);
      requireUnchanged(request, document, () => current);
      const { notarization, attorneys, purchases } = current;
      const refusal: DocumentDeletionRefusal | null = documentDeletionRefusal({
        isNotarized: notarization !== null && notarization.completedAt !== null,
        isAtNotary: notarization !== null && notarization.completedAt === null,
        hasAttorney: attorneys.length > 0,
        purchases,
      });
      if (refusal !== null) {
        throw problem('CONFLICT', {
          detail: text(`adminDocument.refusal.${refusal}`),
          extensions: { reason: refusal, current },
        });
      }
      return changeDocument(call, 'document-deleted', { deletedAt: now, isActive: document.isActive });
    },
  }),
  operation({
    ...ofDocument,
    route: 'POST /admin/documents/{id}/restore',
    id: 'adminDocuments.restore',
    summary: 'Brings back a document that was deleted, or put aside as a duplicate, within thirty days',
    description:
      'Purchases stay with the document that was kept; resolving the two again moves them. Both partners are told.',
    action: 'restore',
    handle: async (call) => {
      const { tx, subject, now } = call;
      const { document } = subject;
      const asideAt = setAsideAtOf(document, await putAsideAtOf(tx, document.id));
      if (restorableUntil(asideAt, now) === null) {
        throw problem('CONFLICT', { detail: text('adminDocument.notRestorable'), reason: 'TOO_LATE' });
      }
      const wasDeleted = document.deletedAt !== null;
      return changeDocument(call, 'document-restored', {
        deletedAt: null,
        isActive: wasDeleted ? document.isActive : true,
      });
    },
  }),
];
