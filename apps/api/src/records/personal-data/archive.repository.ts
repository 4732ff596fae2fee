import { randomBytes } from 'node:crypto';
import type { Selectable, Updateable } from 'kysely';
import { hashSecretToken } from '../../kernel/auth/secret-token';
import type { Db, Tx } from '../../kernel/database/database';
import type { Schema } from '../../kernel/database/schema';
import { type Seal, sealOfKey } from '../../kernel/protection/protection';
import { houseSealIn } from '../../kernel/protection/protected-database';
import { KEY_BYTES } from '../../kernel/protection/sealing';

export type ArchiveRow = Selectable<Schema['personalArchives']>;

const placeOf = (rowId: string) => ({ table: 'personal_archives', column: 'sealed_key', rowId });

const SHREDDED = { status: 'GONE', sealedKey: null, linkHash: null, linkExpiresAt: null } as const;

/** Where archives of people's data are kept: each has a key of its own, and its pieces open with that key alone. */
export function archiveRepository(tx: Tx) {
  const change = (changes: Updateable<Schema['personalArchives']>) => tx.updateTable('personalArchives').set(changes);
  const sealFor = (id: string, key: Uint8Array) => houseSealIn(tx).sealBytes(placeOf(id), key);
  return {
    latest: (userId: string): Promise<ArchiveRow | undefined> =>
      tx
        .selectFrom('personalArchives')
        .selectAll()
        .where('userId', '=', userId)
        .orderBy('requestedAt', 'desc')
        .limit(1)
        .executeTakeFirst(),

    request: (userId: string, now: Date): Promise<ArchiveRow> =>
      tx
        .insertInto('personalArchives')
        .values({ userId, status: 'MAKING', requestedAt: now })
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Begins an archive, or begins it again after a crash, with a key of its own. Null when there is nothing to make. */
    begin: async (id: string): Promise<{ archive: ArchiveRow; seal: Seal } | null> => {
      const key = randomBytes(KEY_BYTES);
      const archive = await tx
        .updateTable('personalArchives')
        .set((eb) => ({ attempt: eb('attempt', '+', 1), sealedKey: sealFor(id, key) }))
        .where('id', '=', id)
        .where('status', '=', 'MAKING')
        .returningAll()
        .executeTakeFirst();
      return archive === undefined ? null : { archive, seal: sealOfKey(key) };
    },

    /** Ends the attempt that is still the last one. @returns whether it was. */
    finish: async (
      { id, attempt }: Pick<ArchiveRow, 'id' | 'attempt'>,
      made: { size: number; readyAt: Date; expiresAt: Date },
    ): Promise<boolean> => {
      const row = await change({ status: 'READY', ...made })
        .where('id', '=', id)
        .where('attempt', '=', attempt)
        .where('status', '=', 'MAKING')
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    fail: async (id: string): Promise<void> => {
      await change({ status: 'FAILED', sealedKey: null }).where('id', '=', id).where('status', '=', 'MAKING').execute();
    },

    /** Without its key nothing of it opens any more, wherever a piece may still lie. */
    shred: async (ids: readonly string[]): Promise<void> => {
      if (ids.length === 0) return;
      await change(SHREDDED).where('id', 'in', ids).execute();
    },

    /** The same for one whose time is over. @returns whether its pieces are to go, now or still. */
    shredWhenOver: async (id: string, now: Date): Promise<boolean> => {
      await change(SHREDDED).where('id', '=', id).where('status', '=', 'READY').where('expiresAt', '<=', now).execute();
      const row = await tx.selectFrom('personalArchives').select('status').where('id', '=', id).executeTakeFirst();
      return row?.status === 'GONE';
    },

    over: async (now: Date): Promise<string[]> =>
      (
        await tx
          .selectFrom('personalArchives')
          .select('id')
          .where('status', '=', 'READY')
          .where('expiresAt', '<=', now)
          .execute()
      ).map(({ id }) => id),

    /** Those of a person that can be downloaded, but for one. */
    readyOf: async (userId: string, but: string | null): Promise<string[]> => {
      let query = tx
        .selectFrom('personalArchives')
        .select('id')
        .where('userId', '=', userId)
        .where('status', '=', 'READY');
      if (but !== null) query = query.where('id', '!=', but);
      return (await query.execute()).map(({ id }) => id);
    },

    setLink: async (id: string, tokenHash: string, expiresAt: Date): Promise<void> => {
      await change({ linkHash: tokenHash, linkExpiresAt: expiresAt }).where('id', '=', id).execute();
    },

    /** The archive that a link opens; the link opens nothing after it. */
    useLink: async (token: string, now: Date): Promise<{ archive: ArchiveRow; seal: Seal } | null> => {
      const archive = await change({ linkHash: null, linkExpiresAt: null })
        .where('linkHash', '=', hashSecretToken(token))
        .where('linkExpiresAt', '>', now)
        .where('status', '=', 'READY')
        .where('expiresAt', '>', now)
        .returningAll()
        .executeTakeFirst();
      if (archive?.sealedKey == null) return null;
      return { archive, seal: sealOfKey(houseSealIn(tx).openBytes(placeOf(archive.id), archive.sealedKey)) };
    },
  };
}

/** The pieces of an archive, in their order; those of one attempt, or of all. */
export async function piecesOf(
  db: Db,
  archiveId: string,
  attempt: number | null,
): Promise<{ id: string; key: string }[]> {
  const query = db
    .selectFrom('personalArchivePieces')
    .select(['id', 'key'])
    .where('archiveId', '=', archiveId)
    .orderBy('attempt')
    .orderBy('number');
  return (attempt === null ? query : query.where('attempt', '=', attempt)).execute();
}
