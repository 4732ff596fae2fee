import type { FinancialKind } from '@troth/domain/disclosure';
import type { Selectable } from 'kysely';
import { toJson } from '../../database/columns';
import type { Tx } from '../../database/database';
import type { Schema } from '../../database/schema';

export type EntryRow = Selectable<Schema['financialEntries']>;

interface Place {
  readonly documentId: string;
  readonly userId: string;
}

/** Where financial entries are stored. A deleted entry is never found again. */
export function financeRepository(tx: Tx) {
  const live = () => tx.selectFrom('financialEntries').selectAll().where('deletedAt', 'is', null);
  return {
    list: (place: Place, kind: FinancialKind): Promise<EntryRow[]> =>
      live()
        .where('documentId', '=', place.documentId)
        .where('userId', '=', place.userId)
        .where('kind', '=', kind)
        .orderBy('createdAt')
        .orderBy('id')
        .execute(),

    /** Every live entry of both partners, oldest first. */
    listOfDocument: (documentId: string): Promise<EntryRow[]> =>
      live().where('documentId', '=', documentId).orderBy('createdAt').orderBy('id').execute(),

    find: (
      place: Place,
      kind: FinancialKind,
      id: string,
      hold: 'read' | 'change' = 'read',
    ): Promise<EntryRow | undefined> => {
      const query = live()
        .where('id', '=', id)
        .where('documentId', '=', place.documentId)
        .where('userId', '=', place.userId)
        .where('kind', '=', kind);
      return (hold === 'change' ? query.forUpdate() : query).executeTakeFirst();
    },

    insert: (
      place: Place,
      kind: FinancialKind,
      entry: { currency: string; fields: Record<string, unknown> },
      now: Date,
    ): Promise<EntryRow> =>
      tx
        .insertInto('financialEntries')
        .values({
          ...place,
          kind,
          currency: entry.currency,
          fields: toJson(entry.fields),
          createdAt: now,
          updatedAt: now,
          createdById: place.userId,
          updatedById: place.userId,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),

    update: (
      row: EntryRow,
      entry: { currency: string; fields: Record<string, unknown>; partnerAgrees: boolean | null },
      now: Date,
    ): Promise<EntryRow> =>
      tx
        .updateTable('financialEntries')
        .set({
          currency: entry.currency,
          fields: toJson(entry.fields),
          partnerAgrees: entry.partnerAgrees,
          version: row.version + 1,
          updatedAt: now,
          updatedById: row.userId,
        })
        .where('id', '=', row.id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    remove: async (row: EntryRow, now: Date): Promise<void> => {
      await tx
        .updateTable('financialEntries')
        .set({ deletedAt: now, updatedAt: now, updatedById: row.userId, version: row.version + 1 })
        .where('id', '=', row.id)
        .execute();
    },
  };
}
