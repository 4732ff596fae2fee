import { documentToKeep, duplicateRefusal } from '@troth/domain/documents';
import { idSchema, instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import { personOf } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import { operation } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { recordAdminAction } from '../../records/admin-actions/admin-action.repository';
import { type LiveDocument, liveDocumentsOf, mergeDocuments } from '../../records/documents/duplicate.repository';
import { emailsOf, lockUser, namesOrEmailsOf } from '../../records/users/user.repository';
import { managedUser, reasonedSchema } from './managed-user';

const duplicateSchema = z.object({
  id: idSchema,
  createdAt: instantSchema,
  stateId: idSchema.nullable(),
  partner: z.object({ id: idSchema, name: z.string() }).nullable(),
  answers: z.int().min(0),
  entries: z.int().min(0),
  purchases: z.int().min(0),
  versions: z.int().min(0),
  hasAttorney: z.boolean(),
  isAtNotary: z.boolean(),
  isNotarized: z.boolean(),
});

const duplicatesSchema = z
  .object({
    documents: z.array(duplicateSchema),
    /** The one that we would keep; null where there are not two. */
    suggestedId: idSchema.nullable(),
  })
  .meta({ id: 'DuplicateDocuments', description: 'The live documents of a person, where there should be one.' });

const resolutionSchema = reasonedSchema
  .extend({ keepDocumentId: idSchema, expectedDocumentIds: z.array(idSchema).min(1).max(50) })
  .meta({ id: 'DuplicateResolution', description: 'Which document is kept, of which that were shown, and why.' });

async function present(tx: Tx, documents: readonly LiveDocument[]) {
  const names = await namesOrEmailsOf(
    tx,
    documents.flatMap(({ partnerId }) => partnerId ?? []),
  );
  return {
    documents: documents.map(({ partnerId, userAId: _a, userBId: _b, ...facts }) => ({
      ...facts,
      partner: partnerId === null ? null : { id: partnerId, name: names.get(partnerId) ?? '' },
    })),
    suggestedId: documents.length < 2 ? null : documentToKeep(documents),
  };
}

export const duplicateOperations = [
  operation({
    ...managedUser,
    route: 'GET /admin/users/{id}/duplicate-documents',
    id: 'adminUsers.listDuplicates',
    summary: 'The live documents of a person with what is in each, and which one we would keep',
    response: duplicatesSchema,
    action: 'read',
    handle: async ({ tx, subject }) => present(tx, await liveDocumentsOf(tx, subject.id, 'read')),
  }),
  operation({
    ...managedUser,
    route: 'POST /admin/users/{id}/resolve-duplicate-documents',
    id: 'adminUsers.resolveDuplicates',
    summary: 'Keeps one of several live documents: purchases move to it, the others become inactive',
    description:
      'Nothing else is copied. Refused (409, `reason`): NOT_TWO, CHANGED_MEANWHILE, DISCARDED_NOTARIZED, DISCARDED_AT_NOTARY, DISCARDED_HAS_ATTORNEY, OTHER_PARTNER.',
    body: resolutionSchema,
    response: duplicatesSchema,
    action: 'manage',
    handle: async (call) => {
      const { tx, subject, body, now, actor, sendMail, announce } = call;
      await lockUser(tx, subject.id);
      const documents = await liveDocumentsOf(tx, subject.id, 'change');
      const reason = duplicateRefusal(documents, { keep: body.keepDocumentId, expected: body.expectedDocumentIds });
      if (reason !== null) throw problem('CONFLICT', { detail: text(`duplicates.refusal.${reason}`), reason });
      const by = personOf(actor).id;
      const discarded = documents.filter(({ id }) => id !== body.keepDocumentId);
      const ids = discarded.map(({ id }) => id);
      await mergeDocuments(tx, { into: body.keepDocumentId, from: ids }, by, now);
      for (const { id } of documents) {
        await recordAdminAction(call, {
          action: 'adminUsers.resolveDuplicates',
          subjectKind: 'document',
          subjectId: id,
          userId: subject.id,
          documentId: id,
          reason: body.reason,
        });
      }
      const people = [
        ...new Set(documents.flatMap(({ userAId, userBId }) => (userBId === null ? [userAId] : [userAId, userBId]))),
      ];
      for (const { id, email } of await emailsOf(tx, people.length > 0 ? people : [subject.id])) {
        await sendMail({
          kind: 'documents-made-one',
          to: email,
          data: {},
          dedupeKey: `documents-made-one:${body.keepDocumentId}:${now.getTime()}:${id}`,
        });
      }
      announce({ userIds: people, topics: ['document', 'purchases'] });
      return present(tx, await liveDocumentsOf(tx, subject.id, 'read'));
    },
  }),
];
