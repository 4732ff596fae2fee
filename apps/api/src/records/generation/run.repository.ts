import type { Selectable, Updateable } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import type { Schema } from '../../kernel/database/schema';

export type RunRow = Selectable<Schema['generationRuns']>;

/** Runs of the generation: at most one is open for a document. */
export function runRepository(tx: Tx) {
  const runs = tx.selectFrom('generationRuns').selectAll();
  const end = async (id: string, result: Updateable<Schema['generationRuns']>): Promise<void> => {
    await tx.updateTable('generationRuns').set(result).where('id', '=', id).where('status', '=', 'QUEUED').execute();
  };
  return {
    find: (id: string): Promise<RunRow | undefined> => runs.where('id', '=', id).forUpdate().executeTakeFirst(),

    latest: (documentId: string): Promise<RunRow | undefined> =>
      runs
        .where('documentId', '=', documentId)
        .orderBy('requestedAt', 'desc')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst(),

    findOpen: (documentId: string): Promise<RunRow | undefined> =>
      runs.where('documentId', '=', documentId).where('status', '=', 'QUEUED').executeTakeFirst(),

    open: (documentId: string, requestedById: string, now: Date): Promise<RunRow> =>
      tx
        .insertInto('generationRuns')
        .values({ documentId, requestedById, status: 'QUEUED', requestedAt: now })
        .returningAll()
        .executeTakeFirstOrThrow(),

    finish: (id: string, commitId: string, now: Date): Promise<void> =>
      end(id, { status: 'DONE', commitId, finishedAt: now }),

    fail: (id: string, failure: string, now: Date): Promise<void> =>
      end(id, { status: 'FAILED', failure, finishedAt: now }),
  };
}
