import type { Tx } from '../kernel/database/database';
import { ATTORNEY_FILE_PURGE_QUEUE } from '../records/attorneys/purge';
import { EVIDENCE_PURGE_QUEUE } from '../records/evidence/purge';
import { FILE_PURGE_QUEUE } from '../records/files/purge';
import { deleteDueAccounts } from '../features/personal-data/delete-account';
import { removeOldArchives } from '../features/personal-data/make-archive';
import { removeOldLog } from '../kernel/logging';
import type { Services } from '../kernel/services';
import { removeOutlived } from '../kernel/jobs/remove-outlived';

const QUEUE = 'housekeeping';
const DAY_MS = 86_400_000;

/** Writes the job of a day, once for each day, however many copies of the program start on it. */
async function scheduleFor({ jobs }: Services, tx: Tx, time: number): Promise<void> {
  const day = new Date(Math.floor(time / DAY_MS) * DAY_MS);
  await jobs.enqueue(tx, QUEUE, {}, { onceFor: day.toISOString(), startAfter: day });
}

/** Starts the chain of daily jobs. */
export const startHousekeeping = (services: Services): Promise<void> =>
  services.database.db.transaction().execute((tx) => scheduleFor(services, tx, services.now().getTime()));

/**
 * Removes what has outlived its use: what `RETENTION` names, sessions that ended, counts against limits whose window is
 * over, accounts whose deletion is due.
 * Writes the next day's job in the same transaction.
 */
export const keepHouse = (services: Services): Promise<void> =>
  services.database.db.transaction().execute(async (tx) => {
    const now = services.now();
    await removeOutlived(tx, now);
    removeOldLog(services.config, now);
    await tx.deleteFrom('sessions').where('expiresAt', '<', now).execute();
    await tx.deleteFrom('limitCounts').where('expire', '<', now.getTime()).execute();
    await removeOldArchives(services, tx);
    for (const queue of [EVIDENCE_PURGE_QUEUE, FILE_PURGE_QUEUE, ATTORNEY_FILE_PURGE_QUEUE])
      await services.jobs.enqueue(tx, queue, {});
    await deleteDueAccounts(services, tx);
    await scheduleFor(services, tx, now.getTime() + DAY_MS);
  });
