import { randomUUID } from 'node:crypto';
import type { FinancialKind } from '@troth/domain/disclosure';
import type { Selectable, Updateable } from 'kysely';
import { createdBy } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import { rowsOf } from '../../kernel/database/read-together';
import type { Schema } from '../../kernel/database/schema';
import type { CoupleSeal } from '../../kernel/protection/protection';
import { coupleSealIn } from '../../kernel/protection/protected-database';

type StoredRow = Selectable<Schema['financialEntries']>;

/** An entry with its fields opened. */
export type EntryRow = Omit<StoredRow, 'sealedFields'> & { readonly fields: Record<string, unknown> };

interface Place {
  readonly documentId: string;
  readonly userId: string;
}

const sealedPlace = (rowId: string) => ({ table: 'financial_entries', column: 'sealed_fields', rowId });

/** What is stored of an entry's fields. */
export const sealFields = (seal: CoupleSeal, id: string, fields: Record<string, unknown>): Buffer =>
  seal.seal(sealedPlace(id), JSON.stringify(fields));

/** @throws SealError */
export const openFields = (seal: CoupleSeal, id: string, sealed: Uint8Array): Record<string, unknown> =>
  JSON.parse(seal.open(sealedPlace(id), sealed)) as Record<string, unknown>;

const openRow = (seal: CoupleSeal, { sealedFields, ...row }: StoredRow): EntryRow => ({
  ...row,
  fields: openFields(seal, row.id, sealedFields),
});

/** Opens rows of one document. */
async function opened(tx: Tx, rows: readonly StoredRow[]): Promise<EntryRow[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const seal = await coupleSealIn(tx, first.documentId);
  return rows.map((row) => openRow(seal, row));
}

/** Where financial entries are stored, their fields sealed. A deleted entry is never found again. */
export function financeRepository(tx: Tx) {
  const live = tx.selectFrom('financialEntries').selectAll().where('deletedAt', 'is', null);
  const liveOf = ({ documentId, userId }: Place, kind: FinancialKind) =>
    live.where('documentId', '=', documentId).where('userId', '=', userId).where('kind', '=', kind);
  const change = (id: string, changes: Updateable<Schema['financialEntries']>) =>
    tx.updateTable('financialEntries').set(changes).where('id', '=', id);
  return {
    list: async (place: Place, kind: FinancialKind): Promise<EntryRow[]> =>
      opened(tx, await liveOf(place, kind).orderBy('createdAt').orderBy('id').execute()),

    /** Every live entry of both partners, oldest first. */
    listOfDocument: async (documentId: string): Promise<EntryRow[]> =>
      opened(tx, await rowsOf(tx, live.where('documentId', '=', documentId).orderBy('createdAt').orderBy('id'))),

    find: async (
      place: Place,
      kind: FinancialKind,
      id: string,
      hold: 'read' | 'change' = 'read',
    ): Promise<EntryRow | undefined> => {
      const query = liveOf(place, kind).where('id', '=', id);
      const [row] = await opened(tx, await (hold === 'change' ? query.forUpdate() : query).execute());
      return row;
    },

    insert: async (
      place: Place,
      kind: FinancialKind,
      entry: { currency: string; fields: Record<string, unknown> },
      now: Date,
    ): Promise<EntryRow> => {
      const seal = await coupleSealIn(tx, place.documentId);
      const id = randomUUID();
      const row = await tx
        .insertInto('financialEntries')
        .values({
          id,
          documentId: place.documentId,
          userId: place.userId,
          kind,
          currency: entry.currency,
          sealedFields: sealFields(seal, id, entry.fields),
          ...createdBy(place.userId, now),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return openRow(seal, row);
    },

    update: async (
      row: EntryRow,
      entry: { currency: string; fields: Record<string, unknown>; partnerAgrees: boolean | null },
      now: Date,
    ): Promise<EntryRow> => {
      const seal = await coupleSealIn(tx, row.documentId);
      const changed = await change(row.id, {
        currency: entry.currency,
        sealedFields: sealFields(seal, row.id, entry.fields),
        partnerAgrees: entry.partnerAgrees,
        version: row.version + 1,
        updatedAt: now,
        updatedById: row.userId,
      })
        .returningAll()
        .executeTakeFirstOrThrow();
      return openRow(seal, changed);
    },

    remove: async (row: EntryRow, now: Date): Promise<void> => {
      const gone = { deletedAt: now, updatedAt: now, updatedById: row.userId, version: row.version + 1 };
      await change(row.id, gone).execute();
    },

    /** When an entry was deleted; undefined for one that is live or was never there. */
    findDeletedAt: async (place: Place, kind: FinancialKind, id: string): Promise<Date | undefined> => {
      const row = await tx
        .selectFrom('financialEntries')
        .select('deletedAt')
        .where('id', '=', id)
        .where('documentId', '=', place.documentId)
        .where('userId', '=', place.userId)
        .where('kind', '=', kind)
        .where('deletedAt', 'is not', null)
        .forUpdate()
        .executeTakeFirst();
      return row?.deletedAt ?? undefined;
    },

    /** Undoes `remove`: the entry is as it was. */
    restore: async (place: Place, id: string, now: Date): Promise<void> => {
      await tx
        .updateTable('financialEntries')
        .set((eb) => ({ deletedAt: null, updatedAt: now, updatedById: place.userId, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
    },

    /** What the owner's partner says of a joint entry. Its version stays: it counts what the owner typed. */
    setPartnerAgrees: async (
      id: string,
      statement: { readonly agrees: boolean; readonly byId: string },
      now: Date,
    ): Promise<void> => {
      await change(id, { partnerAgrees: statement.agrees, updatedAt: now, updatedById: statement.byId }).execute();
    },

    /** Brings a person's entries to another document, deleted ones too, and seals them again with its key. */
    bring: async (place: Place, toDocumentId: string, now: Date): Promise<void> => {
      const rows = await tx
        .selectFrom('financialEntries')
        .selectAll()
        .where('documentId', '=', place.documentId)
        .where('userId', '=', place.userId)
        .forUpdate()
        .execute();
      const seal = await coupleSealIn(tx, toDocumentId);
      for (const { id, fields } of await opened(tx, rows)) {
        const sealedFields = sealFields(seal, id, fields);
        const moved = { documentId: toDocumentId, sealedFields, updatedAt: now, updatedById: place.userId };
        await change(id, moved).execute();
      }
    },
  };
}
