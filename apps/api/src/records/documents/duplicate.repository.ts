import type { DuplicateFacts } from '@troth/domain/documents';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import { iso } from '../../kernel/http/present';

export interface LiveDocument extends DuplicateFacts {
  readonly stateId: string | null;
  readonly userAId: string;
  readonly userBId: string | null;
}

/** The live documents of a person, held where something is to change. */
export async function liveDocumentsOf(tx: Tx, userId: string, hold: 'read' | 'change'): Promise<LiveDocument[]> {
  const query = tx
    .selectFrom('documents')
    .selectAll()
    .where((eb) => eb.or([eb('userAId', '=', userId), eb('userBId', '=', userId)]))
    .where('isActive', '=', true)
    .where('deletedAt', 'is', null)
    .orderBy('id');
  const rows = await (hold === 'change' ? query.forUpdate() : query).execute();
  const found: LiveDocument[] = [];
  for (const row of rows) {
    const { rows: counted } = await sql<
      Pick<LiveDocument, 'answers' | 'entries' | 'purchases' | 'versions' | 'isAtNotary' | 'isNotarized'>
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

/** Purchases of the discarded documents go to the one that is kept; nothing else is copied. */
export async function mergeDocuments(
  tx: Tx,
  documents: { readonly into: string; readonly from: readonly string[] },
  by: string,
  now: Date,
): Promise<void> {
  const changes = { updatedAt: now, updatedById: by };
  await tx
    .updateTable('purchaseItems')
    .set({ ...changes, documentId: documents.into })
    .where('documentId', 'in', documents.from)
    .where('deletedAt', 'is', null)
    .execute();
  await tx
    .updateTable('documents')
    .set({ ...changes, isActive: false })
    .where('id', 'in', documents.from)
    .execute();
}
