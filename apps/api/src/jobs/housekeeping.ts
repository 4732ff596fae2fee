import type { Tx } from '../database/database';
import { deleteDueAccounts } from '../modules/personal-data/delete-account';
import { removeOldArchives } from '../modules/personal-data/make-archive';
import type { Services } from '../services';

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
 * Removes what has outlived its use: answers kept for requests that were repeated, a day on, sessions that ended, and archives of
 * people's data whose time is over.
 * Writes the next day's job in the same transaction.
 */
export const keepHouse = (services: Services): Promise<void> =>
  services.database.db.transaction().execute(async (tx) => {
    const now = services.now();
    await tx
      .deleteFrom('idempotencyKeys')
      .where('createdAt', '<', new Date(now.getTime() - DAY_MS))
      .execute();
    await tx.deleteFrom('sessions').where('expiresAt', '<', now).execute();
    await removeOldArchives(services, tx);
    await deleteDueAccounts(services, tx);
    await scheduleFor(services, tx, now.getTime() + DAY_MS);
  });
