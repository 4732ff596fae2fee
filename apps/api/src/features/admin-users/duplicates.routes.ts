import { type DuplicateFacts, documentToKeep, duplicateRefusal } from '@troth/domain/documents';
import { fullName } from '@troth/domain/people';
import { idSchema, instantSchema } from '@troth/domain/records';
import { sql } from 'kysely';
import { z } from 'zod';
import { personOf } from '../../kernel/auth/actor';
import type { Tx } from '../../kernel/database/database';
import { operation } from '../../kernel/http/operation';
import { iso } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { recordAdminAction } from '../../records/admin-actions/admin-action.repository';
import { emailsOf } from '../../records/users/user.repository';
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

interface Found extends DuplicateFacts {
  readonly stateId: string | null;
  readonly userAId: string;
  readonly userBId: string | null;
}

/** The live documents of a person, held where something is to change. */
async function liveDocumentsOf(tx: Tx, userId: string, hold: 'read' | 'change'): Promise<Found[]> {
  const query = tx
    .selectFrom('documents')
    .selectAll()
    .where((eb) => eb.or([eb('userAId', '=', userId), eb('userBId', '=', userId)]))
    .where('isActive', '=', true)
    .where('deletedAt', 'is', null)
    .orderBy('id');
  const rows = await (hold === 'change' ? query.forUpdate() : query).execute();
  const found: Found[] = [];
  for (const row of rows) {
    const { rows: counted } = await sql<
      Pick<Found, 'answers' | 'entries' | 'purchases' | 'versions' | 'isAtNotary' | 'isNotarized'>
    >`select
        (select count(*)::int from answers where document_id = ${row.id} and deleted_at is null) as answers,
        (select count(*)::int from financial_entries where document_id = ${row.id} and deleted_at is null) as entries,
        (select count(*)::int from purchase_items where document_id = ${row.id} and deleted_at is null) as purchases,
        (select count(*)::int from document_commits where document_id = ${row.id}) as versions,
        exists (select from notarizations where document_id = ${row.id} and deleted_at is null and ended_at is null
          and notarization_completed_at is null) as is_at_notary,
        exists (select from notarizations where document_id = ${row.id} and deleted_at is null
          and notarization_completed_at is not null) as is_notarized`.execute(tx);
    const [counts] = counted;
    if (counts === undefined) continue;
    found.push({
      ...counts,
      id: row.id,
      createdAt: iso(row.createdAt),
      stateId: row.stateId,
      userAId: row.userAId,
      userBId: row.userBId,
      partnerId: row.userAId === userId ? row.userBId : row.userAId,
      hasAttorney: row.attorneyAId !== null || row.attorneyBId !== null,
    });
  }
  return found.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
}

async function partnersOf(tx: Tx, documents: readonly Found[]) {
  const ids = documents.flatMap(({ partnerId }) => partnerId ?? []);
  if (ids.length === 0) return new Map<string, string>();
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'firstName', 'middleName', 'lastName', 'suffix', 'email'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, fullName(row) || row.email]));
}

async function present(tx: Tx, documents: readonly Found[]) {
  const names = await partnersOf(tx, documents);
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
      await tx.selectFrom('users').select('id').where('id', '=', subject.id).forUpdate().execute();
      const documents = await liveDocumentsOf(tx, subject.id, 'change');
      const reason = duplicateRefusal(documents, { keep: body.keepDocumentId, expected: body.expectedDocumentIds });
      if (reason !== null) {
        throw problem('CONFLICT', { detail: text(`duplicates.refusal.${reason}`), extensions: { reason } });
      }
      const by = personOf(actor).id;
      const discarded = documents.filter(({ id }) => id !== body.keepDocumentId);
      const ids = discarded.map(({ id }) => id);
      await tx
        .updateTable('purchaseItems')
        .set({ documentId: body.keepDocumentId, updatedAt: now, updatedById: by })
        .where('documentId', 'in', ids)
        .where('deletedAt', 'is', null)
        .execute();
      await tx
        .updateTable('documents')
        .set({ isActive: false, updatedAt: now, updatedById: by })
        .where('id', 'in', ids)
        .execute();
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
