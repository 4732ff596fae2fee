import { resolve } from 'node:path';
import type { Config } from '../../kernel/config/config';
import { StartFailure } from '../../kernel/start-failure';
import { text } from '../../kernel/texts';
import { newKeyPair } from './age';
import { makeBackup } from './make-backup';
import { checkBackup, restoreBackup } from './restore-backup';
import { lockDataFolder } from '../data-folder-lock';
import { openDatabase } from '../open-database';
import { openFiles } from '../open-files';
import { installationRootKeys } from '../root-key-file';

const seconds = (ms: number) => (ms / 1000).toFixed(1);
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

/** A pair as `age-keygen` writes it; the public key stands in its second line. */
export async function backupKey(): Promise<string> {
  const { identity, recipient } = await newKeyPair();
  return `# created: ${new Date().toISOString()}\n# public key: ${recipient}\n${identity}`;
}

/** @returns What to tell the operator. */
export async function backUp(config: Config, folder: string): Promise<string> {
  const lock = config.database.kind === 'embedded' ? lockedForBackup(config) : null;
  try {
    const database = await openDatabase(config, () => undefined);
    try {
      const keys = await installationRootKeys(config, database.db);
      const made = await makeBackup(config, { database, store: await openFiles(config), keys }, resolve(folder));
      return text('backup.made', {
        folder: made.folder,
        at: made.manifest.snapshotAt,
        files: Object.keys(made.manifest.files).length,
        megabytes: megabytes(made.bytes),
        seconds: seconds(made.tookMs),
        removed: made.removed.length,
      });
    } finally {
      await database.close();
    }
  } finally {
    lock?.release();
  }
}

function lockedForBackup({ dataDir }: Config) {
  try {
    return lockDataFolder(dataDir);
  } catch (error) {
    if (!(error instanceof StartFailure) || error.code !== 'DATA_FOLDER_IN_USE') throw error;
    throw new StartFailure('DATA_FOLDER_IN_USE', `${error.message} ${text('backup.inUse')}`, { cause: error });
  }
}

export async function checkedBackup(config: Config, backup: string): Promise<string> {
  const { snapshotAt, files } = await checkBackup(config, resolve(backup));
  return text('backup.checked', { at: snapshotAt, files: Object.keys(files).length });
}

export async function restored(config: Config, backup: string): Promise<string> {
  const { manifest, tookMs } = await restoreBackup(config, resolve(backup));
  return text('backup.restored', {
    at: manifest.snapshotAt,
    rows: Object.values(manifest.rows).reduce((sum, rows) => sum + rows, 0),
    files: Object.keys(manifest.files).length,
    seconds: seconds(tookMs),
  });
}
