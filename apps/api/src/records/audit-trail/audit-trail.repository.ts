import type { Db, Tx } from '../../kernel/database/database';

/** Entries of a chain that a timeline can show, the newest first. @param before A position; undefined from the end on. */
export function newestEntries(tx: Tx, chain: string, before: number | undefined, limit: number) {
  const rows = tx
    .selectFrom('auditEntries')
    .selectAll()
    .where('chain', '=', chain)
    .where('format', '=', 2)
    .orderBy('position', 'desc')
    .limit(limit);
  return (before === undefined ? rows : rows.where('position', '<', before)).execute();
}

/** A document's files with these hashes, the newest first. */
export const filesWithHashes = (tx: Tx, documentId: string, hashes: readonly string[], limit: number) =>
  tx
    .selectFrom('files')
    .select(['id', 'key', 'sha256'])
    .where('documentId', '=', documentId)
    .where('sha256', 'in', hashes)
    .where('purgedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute();

/** Who acted, by id. */
export const actorsOf = (db: Db, ids: readonly string[]) =>
  db.selectFrom('users').select(['id', 'firstName', 'lastName', 'userType']).where('id', 'in', ids).execute();

/** How many heads of a chain were signed. */
export const signedHeads = async (tx: Tx, chain: string): Promise<number> =>
  (await tx.selectFrom('auditChains').select('heads').where('chain', '=', chain).executeTakeFirstOrThrow()).heads;

/** Whether anything was ever recorded under it. */
export const isChain = async (tx: Tx, chain: string): Promise<boolean> =>
  (await tx.selectFrom('auditChains').select('chain').where('chain', '=', chain).executeTakeFirst()) !== undefined;

export const entriesById = async (tx: Tx, ids: readonly string[]) =>
  ids.length === 0 ? [] : tx.selectFrom('auditEntries').selectAll().where('id', 'in', ids).execute();
