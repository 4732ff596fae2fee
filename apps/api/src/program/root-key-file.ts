import { closeSync, fsyncSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../kernel/config/config';
import type { Db } from '../kernel/database/database';
import { usedRootKeyIds } from '../kernel/protection/protection';
import { newRootKey, type RootKeys, rootKeyFromText, rootKeys } from '../kernel/protection/root-keys';
import { folderFailure, makeFolder, StartFailure } from '../kernel/start-failure';

export type RootKeyBytes = readonly [Uint8Array, ...Uint8Array[]];

const fileOf = (dataDir: string) => join(dataDir, 'keys', 'root.key');

/**
 * The root keys of this installation: those of the environment, else those of the file in the data folder, which is made
 * at the first start. One that does not fit the database stops the start before anything is written with it.
 * @throws StartFailure ROOT_KEY_MISSING, ROOT_KEY_WRONG or ROOT_KEY_UNREADABLE
 */
export async function installationRootKeys({ rootKeys: given, dataDir }: Config, db: Db): Promise<RootKeys> {
  const used = await usedRootKeyIds(db);
  const bytes = given ?? readRootKeyFile(dataDir) ?? (used.length === 0 ? makeRootKeyFile(dataDir) : null);
  const source = given === null ? fileOf(dataDir) : 'TROTH_ROOT_KEY';
  if (bytes === null) {
    throw new StartFailure(
      'ROOT_KEY_MISSING',
      `The data is sealed, and the key to it is not there: ${source} is missing. Put the file back from your backup, or give its key as TROTH_ROOT_KEY. Nothing was changed.`,
    );
  }
  const keys = rootKeys(bytes);
  const unknown = used.filter((id) => !keys.has(id));
  if (unknown.length > 0) {
    throw new StartFailure(
      'ROOT_KEY_WRONG',
      `The data is sealed with another root key (${unknown.join(', ')}) than ${source} has (${keys.currentId}). Give the right one, or the one before as TROTH_ROOT_KEY_PREVIOUS. Nothing was changed.`,
    );
  }
  return keys;
}

/** The keys in the file, newest first; null when there is no file. */
export function readRootKeyFile(dataDir: string): RootKeyBytes | null {
  const path = fileOf(dataDir);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw folderFailure(error, dataDir);
  }
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const [first, ...others] = lines.map(rootKeyFromText);
  if (first == null || others.includes(null)) {
    throw new StartFailure(
      'ROOT_KEY_UNREADABLE',
      `${path} holds something else than root keys. Put the file back from your backup. Nothing was changed.`,
    );
  }
  return [first, ...others.filter((key) => key !== null)];
}

function makeRootKeyFile(dataDir: string): RootKeyBytes {
  const made: RootKeyBytes = [newRootKey()];
  writeDurably(dataDir, made, (draft, path) => {
    try {
      // Of two copies that start at once the second takes what the first has made.
      linkSync(draft, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  });
  return readRootKeyFile(dataDir) ?? made;
}

/** Replaces the keys in the file, newest first. After a crash it holds the old ones or the new ones. */
export const replaceRootKeyFile = (dataDir: string, keys: RootKeyBytes): void =>
  writeDurably(dataDir, keys, renameSync);

const NOTE = '# Opens everything that is sealed in this data folder. Keep a copy apart from it, and show it to nobody.';

/** The key is on the disk before anything is sealed with it. */
function writeDurably(dataDir: string, keys: RootKeyBytes, place: (draft: string, path: string) => void): void {
  const path = fileOf(dataDir);
  const folder = join(dataDir, 'keys');
  const draft = `${path}.${process.pid}`;
  try {
    makeFolder(folder);
    const file = openSync(draft, 'w', 0o600);
    try {
      writeSync(file, `${[NOTE, ...keys.map((key) => Buffer.from(key).toString('base64'))].join('\n')}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    place(draft, path);
    syncFolder(folder);
    syncFolder(dataDir);
  } catch (error) {
    throw folderFailure(error, dataDir);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A new name is on the disk only once its folder is; Windows opens no folder, and there the system sees to it. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
