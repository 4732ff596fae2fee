import type { Tx } from '../database/database';
import type { Services } from '../services';

const PURGED_AT_ONCE = 20;

/** Where rows of files are, whose bytes go some time after they were deleted. */
interface DeletedFiles {
  /** Files that were deleted by this time and whose bytes are there, held until the transaction ends. */
  holdDeletedBy(instant: Date, limit: number): Promise<readonly { readonly id: string; readonly key: string }[]>;
  markPurged(ids: readonly string[], now: Date): Promise<void>;
}

/**
 * Removes the bytes of files that have been deleted for so long. The rows are locked so that none comes back
 * between. After a crash the next run finds the rest: removing twice changes nothing.
 */
export async function purgeDeleted(
  { database, files, now }: Pick<Services, 'database' | 'files' | 'now'>,
  repositoryIn: (tx: Tx) => DeletedFiles,
  graceMs: number,
): Promise<void> {
  for (let found = PURGED_AT_ONCE; found === PURGED_AT_ONCE; ) {
    found = await database.db.transaction().execute(async (tx) => {
      const repository = repositoryIn(tx);
      const due = await repository.holdDeletedBy(new Date(now().getTime() - graceMs), PURGED_AT_ONCE);
      for (const { key } of due) await files.remove(key);
      if (due.length > 0) {
        await repository.markPurged(
          due.map(({ id }) => id),
          now(),
        );
      }
      return due.length;
    });
  }
}
