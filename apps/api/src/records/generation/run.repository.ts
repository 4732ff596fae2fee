import type { Selectable } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import type { Schema } from '../../kernel/database/schema';

export type RunRow = Selectable<Schema['generationRuns']>;

/** Runs of the generation: at most one is open for a document. */
export function runRepository(tx: Tx) {
  return {
    find: (id: string): Promise<RunRow | undefined> =>
      tx.selectFrom('generationRuns').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    latest: (documentId: string): Promise<RunRow | undefined> =>
      tx
        .selectFrom('generationRuns')
        .selectAll()
        .where('documentId', '=', documentId)
        .orderBy('requestedAt', 'desc')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst(),

    findOpen: (documentId: string): Promise<RunRow | undefined> =>
      tx
        .selectFrom('generationRuns')
        .selectAll()
        .where('documentId', '=', documentId)
        .where('status', '=', 'QUEUED')
        .executeTakeFirst(),

    open: (documentId: string, requestedById: string, now: Date): Promise<RunRow> =>
      tx
        .insertInto('generationRuns')
        .values({ documentId, requestedById, status: 'QUEUED', requestedAt: now })
        .returningAll()
        .executeTakeFirstOrThrow(),

    finish: async (id: string, commitId: string, now: Date): Promise<void> => {
      await tx
        .updateTable('generationRuns')
        .set({ status: 'DONE', commitId, finishedAt: now })
        .where('id', '=', id)
        .where('status', '=', 'QUEUED')
        .execute();
    },

    fail: async (id: string, failure: string, now: Date): Promise<void> => {
      await tx
        .updateTable('generationRuns')
        .set({ status: 'FAILED', failure, finishedAt: now })
        .where('id', '=', id)
        .where('status', '=', 'QUEUED')
        .execute();
    },
  };
}
