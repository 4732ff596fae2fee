import type { Selectable } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import type { Schema } from '../../kernel/database/schema';

export type ViewedRow = Pick<Selectable<Schema['viewedVersions']>, 'commitAt' | 'beforeCommitAt'>;

interface Viewer {
  readonly documentId: string;
  readonly userId: string;
}

/** Which versions of a document one person has seen. */
export function viewedRepository(tx: Tx, { documentId, userId }: Viewer) {
  const find = (): Promise<ViewedRow | undefined> =>
    tx
      .selectFrom('viewedVersions')
      .select(['commitAt', 'beforeCommitAt'])
      .where('documentId', '=', documentId)
      .where('userId', '=', userId)
      .executeTakeFirst();
  return {
    find,

    /** Moves on to a newer version; an older one, or the same again, changes nothing. */
    advance: async (commitAt: Date): Promise<void> => {
      await tx
        .insertInto('viewedVersions')
        .values({ documentId, userId, commitAt })
        .onConflict((conflict) =>
          conflict
            .columns(['documentId', 'userId'])
            .doUpdateSet((eb) => ({
              commitAt: eb.ref('excluded.commitAt'),
              beforeCommitAt: eb.ref('viewedVersions.commitAt'),
            }))
            .whereRef('excluded.commitAt', '>', 'viewedVersions.commitAt'),
        )
        .execute();
    },
  };
}
