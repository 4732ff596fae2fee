import type { Selectable } from 'kysely';
import { createdBy } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import { rowsOf } from '../../kernel/database/read-together';
import type { Schema } from '../../kernel/database/schema';
import type { CoupleSeal } from '../../kernel/protection/protection';
import { coupleSealIn } from '../../kernel/protection/protected-database';

type StoredRow = Selectable<Schema['entryFiles']>;

interface Details {
  readonly name: string;
  /** SHA-256 of the bytes as they are handed out, in hexadecimal. */
  readonly sha256: string;
}

/** A file of an entry, its name opened. */
export type EvidenceRow = Omit<StoredRow, 'sealedDetails'> & Details;

/** An entry, as its address says where it is. */
export interface EntryPlace {
  readonly documentId: string;
  readonly userId: string;
  readonly entryId: string;
}

const placeOf = (rowId: string) => ({ table: 'entry_files', column: 'sealed_details', rowId });

const sealDetails = (seal: CoupleSeal, id: string, { name, sha256 }: Details): Buffer =>
  seal.seal(placeOf(id), JSON.stringify({ name, sha256 }));

function openRow(seal: CoupleSeal, { sealedDetails, ...row }: StoredRow): EvidenceRow {
  return { ...row, ...(JSON.parse(seal.open(placeOf(row.id), sealedDetails)) as Details) };
}

/** Each row with the key of the document that its entry belonged to when it was added. */
async function opened(tx: Tx, rows: readonly StoredRow[]): Promise<EvidenceRow[]> {
  const open: EvidenceRow[] = [];
  for (const row of rows) open.push(openRow(await coupleSealIn(tx, row.sealedWithDocumentId), row));
  return open;
}

/** Where files of entries are stored. Those of a deleted entry are found again only when the entry is. */
export function evidenceRepository(tx: Tx) {
  /** Files of a document's live entries. */
  const live = (documentId: string) =>
    tx
      .selectFrom('entryFiles')
      .innerJoin('financialEntries', 'financialEntries.id', 'entryFiles.entryId')
      .where('financialEntries.documentId', '=', documentId)
      .where('financialEntries.deletedAt', 'is', null)
      .where('entryFiles.deletedAt', 'is', null)
      .where('entryFiles.purgedAt', 'is', null);
  const entryAt = ({ documentId, userId, entryId }: EntryPlace) =>
    tx
      .selectFrom('financialEntries')
      .select('id')
      .where('id', '=', entryId)
      .where('documentId', '=', documentId)
      .where('userId', '=', userId)
      .where('deletedAt', 'is', null);
  const ofEntry = ({ documentId, userId, entryId }: EntryPlace) =>
    live(documentId).where('financialEntries.userId', '=', userId).where('entryFiles.entryId', '=', entryId);
  const filesOf = (query: ReturnType<typeof live>) =>
    query.selectAll('entryFiles').orderBy('entryFiles.createdAt').orderBy('entryFiles.id');

  return {
    /** Whether there is such an entry that can carry files; it cannot be deleted before the transaction ends. */
    holdEntry: async (place: EntryPlace): Promise<boolean> => {
      // Read and deleted, never changed (customer spec section 7).
      const entry = entryAt(place).where('kind', '!=', 'legacy-joint-properties');
      return (await entry.forUpdate().executeTakeFirst()) !== undefined;
    },

    /** Whether there is such an entry, of whatever kind. */
    hasEntry: async (place: EntryPlace): Promise<boolean> => (await entryAt(place).executeTakeFirst()) !== undefined,

    /** Files of an entry, oldest first. */
    list: async (place: EntryPlace): Promise<EvidenceRow[]> => opened(tx, await filesOf(ofEntry(place)).execute()),

    /** Files of both partners' live entries, oldest first. */
    listOfDocument: async (documentId: string): Promise<EvidenceRow[]> =>
      opened(tx, await rowsOf(tx, filesOf(live(documentId)))),

    /** How many files an entry has, and both partners' entries together. */
    count: async ({ documentId, entryId }: EntryPlace): Promise<{ ofEntry: number; ofCouple: number }> => {
      const { ofAll, ofOne } = await live(documentId)
        .select((eb) => [
          eb.fn.countAll<number>().as('ofAll'),
          eb.fn.countAll<number>().filterWhere('entryFiles.entryId', '=', entryId).as('ofOne'),
        ])
        .executeTakeFirstOrThrow();
      return { ofEntry: Number(ofOne), ofCouple: Number(ofAll) };
    },

    find: async (place: EntryPlace, id: string): Promise<EvidenceRow | undefined> => {
      const rows = await ofEntry(place).selectAll('entryFiles').where('entryFiles.id', '=', id).execute();
      const [row] = await opened(tx, rows);
      return row;
    },

    insert: async (
      { documentId, userId, entryId }: EntryPlace,
      { name, sha256, ...file }: Pick<EvidenceRow, 'id' | 'key' | 'name' | 'size' | 'contentType' | 'sha256'>,
      now: Date,
    ): Promise<EvidenceRow> => {
      const seal = await coupleSealIn(tx, documentId);
      const row = await tx
        .insertInto('entryFiles')
        .values({
          ...file,
          entryId,
          sealedWithDocumentId: documentId,
          sealedDetails: sealDetails(seal, file.id, { name, sha256 }),
          ...createdBy(userId, now),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return openRow(seal, row);
    },

    remove: async ({ userId }: EntryPlace, id: string, now: Date): Promise<void> => {
      await tx
        .updateTable('entryFiles')
        .set({ deletedAt: now, updatedAt: now, updatedById: userId })
        .where('id', '=', id)
        .execute();
    },

    /** Files that were deleted by this time, or whose entries were, held until the transaction ends. */
    holdDeletedBy: (instant: Date, limit: number): Promise<{ id: string; key: string }[]> =>
      tx
        .selectFrom('entryFiles')
        .innerJoin('financialEntries', 'financialEntries.id', 'entryFiles.entryId')
        .select(['entryFiles.id', 'entryFiles.key'])
        .where('entryFiles.purgedAt', 'is', null)
        .where((eb) =>
          eb.or([eb('entryFiles.deletedAt', '<=', instant), eb('financialEntries.deletedAt', '<=', instant)]),
        )
        .limit(limit)
        .forUpdate()
        .execute(),

    markPurged: async (ids: readonly string[], now: Date): Promise<void> => {
      await tx.updateTable('entryFiles').set({ purgedAt: now, updatedAt: now }).where('id', 'in', ids).execute();
    },
  };
}
