import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateKeys, type IdentityKeys } from '@troth/identity';
import { folderFailure, makeFolder } from '../start-failure';

/** Secrets of this installation, made at the first start and readable by its owner only. */
export interface InstallationKeys {
  readonly identity: IdentityKeys;
}

const KEYS_FILE = 'keys.json';

/** Reads the installation's secrets, or makes them. A half-written file cannot come about: it appears whole. */
export async function installationKeys(dataDir: string): Promise<InstallationKeys> {
  const path = join(dataDir, KEYS_FILE);
  try {
    makeFolder(dataDir);
    const known = readKeys(path);
    if (known !== null) return known;
    const made: InstallationKeys = { identity: await generateKeys() };
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(made, null, 2), { mode: 0o600 });
    try {
      linkSync(draft, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft, { force: true });
    }
    return readKeys(path) ?? made;
  } catch (error) {
    throw folderFailure(error, dataDir);
  }
}

function readKeys(path: string): InstallationKeys | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as InstallationKeys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
