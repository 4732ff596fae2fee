import { attorneyFilePurgeJob } from '../records/attorneys/purge';
import { evidencePurgeJob } from '../records/evidence/purge';
import { filePurgeJob } from '../records/files/purge';
import { deleteDueAccounts } from '../features/personal-data/delete-account';
import { removeOldArchives } from '../features/personal-data/make-archive';
import { removeOldLog } from '../kernel/logging';
import type { Services } from '../kernel/services';
import { job, noData } from '../kernel/jobs/job';
import { scheduleTomorrow, startDaily } from '../kernel/jobs/schedule';
import { removeOutlived } from '../kernel/jobs/remove-outlived';

/** Starts the chain of daily jobs. */
export const startHousekeeping = (services: Services): Promise<void> => startDaily(services, DAILY);

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
    for (const purge of [evidencePurgeJob, filePurgeJob, attorneyFilePurgeJob])
      await services.jobs.enqueue(tx, purge, {});
    await deleteDueAccounts(services, tx);
    await scheduleTomorrow(services, tx, DAILY);
  });

export const housekeepingJob = job({ name: 'housekeeping', schema: noData, handle: keepHouse });
const DAILY = { kind: housekeepingJob };
