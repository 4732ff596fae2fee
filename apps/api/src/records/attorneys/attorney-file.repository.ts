import type { AttorneyFileKind } from '@troth/domain/attorneys';
import type { Selectable } from 'kysely';
import { countRows } from '../../kernel/database/count-rows';
import { createdBy } from '../../kernel/database/columns';
import type { Tx } from '../../kernel/database/database';
import { houseColumn } from '../../kernel/protection/protected-database';
import type { AttorneyFileTables } from './attorney-file.tables';

type StoredRow = Selectable<AttorneyFileTables['attorneyFiles']>;

/** A file of an attorney, its name opened. */
export type AttorneyFileRow = Omit<StoredRow, 'sealedName'> & { readonly name: string };

const nameColumn = houseColumn('attorney_files', 'sealed_name');

/** Photo, insurance and contract of attorneys. */
export function attorneyFileRepository(tx: Tx) {
  const opened = ({ sealedName, ...row }: StoredRow): AttorneyFileRow => ({
    ...row,
    name: nameColumn.open(tx, row.id, sealedName) ?? '',
  });
  const live = (attorneyId: string) =>
    tx.selectFrom('attorneyFiles').where('attorneyId', '=', attorneyId).where('deletedAt', 'is', null);

  return {
    /** Newest first. */
    list: async (attorneyId: string): Promise<AttorneyFileRow[]> =>
      (await live(attorneyId).selectAll().orderBy('createdAt', 'desc').orderBy('id').execute()).map(opened),

    find: async (attorneyId: string, id: string): Promise<AttorneyFileRow | undefined> => {
      const row = await live(attorneyId).selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : opened(row);
    },

    /** How many came since then, deleted ones included. */
    countSince: (attorneyId: string, since: Date): Promise<number> =>
      countRows(tx.selectFrom('attorneyFiles').where('attorneyId', '=', attorneyId).where('createdAt', '>', since)),

    insert: async (
      {
        name,
        ...file
      }: Omit<AttorneyFileRow, 'createdAt' | 'updatedAt' | 'deletedAt' | 'purgedAt' | 'createdById' | 'updatedById'>,
      now: Date,
    ): Promise<AttorneyFileRow> => {
      const row = await tx
        .insertInto('attorneyFiles')
        .values({
          ...file,
          sealedName: nameColumn.seal(tx, file.id, name),
          ...createdBy(file.attorneyId, now),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return opened(row);
    },

    /** Deletes the files of a kind but those that are kept. @returns whether there were any. */
    deleteOthers: async (
      attorneyId: string,
      kind: AttorneyFileKind,
      kept: readonly string[],
      now: Date,
    ): Promise<boolean> => {
      const ofKind = tx
        .updateTable('attorneyFiles')
        .set({ deletedAt: now, updatedAt: now })
        .where('attorneyId', '=', attorneyId)
        .where('kind', '=', kind)
        .where('deletedAt', 'is', null);
      const others = kept.length === 0 ? ofKind : ofKind.where('id', 'not in', kept);
      return (await others.returning('id').execute()).length > 0;
    },

    /** Files that were deleted by this time, held until the transaction ends. */
    holdDeletedBy: (instant: Date, limit: number): Promise<{ id: string; key: string }[]> =>
      tx
        .selectFrom('attorneyFiles')
        .select(['id', 'key'])
        .where('purgedAt', 'is', null)
        .where('deletedAt', '<=', instant)
        .limit(limit)
        .forUpdate()
        .execute(),

    markPurged: async (ids: readonly string[], now: Date): Promise<void> => {
      await tx.updateTable('attorneyFiles').set({ purgedAt: now, updatedAt: now }).where('id', 'in', ids).execute();
    },
  };
}
