import { ENTRY_RESTORE_DAYS } from '@troth/domain/constants';
import type { Work } from '../../http/operation';
import type { Services } from '../../services';
import { evidenceRepository } from './evidence.repository';

export const EVIDENCE_PURGE_QUEUE = 'evidence-purge';

const MS_PER_DAY = 86_400_000;
/** A day longer than an entry can be brought back, with its files. */
const GRACE_MS = (ENTRY_RESTORE_DAYS + 1) * MS_PER_DAY;
const PURGED_AT_ONCE = 20;

/** Has the bytes of what this request deletes removed once it cannot be brought back any more. */
export const purgeLater = ({ enqueue, now }: Pick<Work, 'enqueue' | 'now'>): Promise<void> =>
  enqueue(EVIDENCE_PURGE_QUEUE, {}, { startAfter: new Date(now.getTime() + GRACE_MS) });

/**
 * Removes the bytes of files that have been deleted long enough. The rows are held meanwhile, so that no entry comes
 * back between. After a crash the next run finds the rest: removing twice changes nothing.
 */
export async function purgeEvidence({ database, files, now }: Services): Promise<void> {
  for (let found = PURGED_AT_ONCE; found === PURGED_AT_ONCE; ) {
    found = await database.db.transaction().execute(async (tx) => {
      const evidence = evidenceRepository(tx);
      const due = await evidence.holdDeletedBy(new Date(now().getTime() - GRACE_MS), PURGED_AT_ONCE);
      for (const { key } of due) await files.remove(key);
      if (due.length > 0) {
        await evidence.markPurged(
          due.map(({ id }) => id),
          now(),
        );
      }
      return due.length;
    });
  }
}
