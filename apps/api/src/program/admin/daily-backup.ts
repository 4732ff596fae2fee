import type { Services } from '../../kernel/services';
import { lastBackup } from '../../kernel/database/last-backup';
import { job, noData } from '../../kernel/jobs/job';
import { scheduleTomorrow, startDaily } from '../../kernel/jobs/schedule';
import { openFiles } from '../open-files';
import { installationRootKeys } from '../root-key-file';
import { makeBackup } from './make-backup';

/** A quarter to three (UTC), so long after midnight. */
const DUE_AFTER_MS = 2.75 * 3_600_000;
/** A job that is repeated, or runs at two copies at once, finds that this day's was made. */
const DAYS_OWN_MS = 12 * 3_600_000;

/** Starts the chain of daily backups, where the settings name a folder for them. */
export const startBackups = async (services: Services): Promise<void> => {
  if (services.config.backups.folder !== null) await startDaily(services, DAILY);
};

async function backUpDaily(services: Services): Promise<void> {
  const { database } = services;
  await database.db.transaction().execute((tx) => scheduleTomorrow(services, tx, DAILY));
  // One that takes long is begun again by the queue: it waits for the first, and finds it made.
  await database.alone(() => backUpUnlessMade(services), 'backup');
}

async function backUpUnlessMade({ config, database, logger, now }: Services): Promise<void> {
  const { folder } = config.backups;
  if (folder === null) return;
  const last = await lastBackup(database.db);
  if (last !== null && now().getTime() - new Date(last.snapshotAt).getTime() < DAYS_OWN_MS) return;
  const keys = await installationRootKeys(config, database.db);
  const made = await makeBackup(config, { database, store: await openFiles(config), keys }, folder);
  logger.info(
    {
      files: Object.keys(made.manifest.files).length,
      bytes: made.bytes,
      ms: made.tookMs,
      removed: made.removed.length,
    },
    'backup made',
  );
}

export const backupJob = job({ name: 'backup', schema: noData, handle: backUpDaily });
const DAILY = { kind: backupJob, dueAfterMs: DUE_AFTER_MS };
