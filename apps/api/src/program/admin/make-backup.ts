import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGzip } from 'node:zlib';
import type { Config } from '../../kernel/config/config';
import type { Database } from '../../kernel/database/database';
import { dumpTables } from '../../kernel/database/dump';
import { recordBackup } from '../../kernel/database/last-backup';
import type { FileStore } from '../../kernel/ports/files/file-store';
import { syncFolder } from '../../kernel/ports/files/sync-folder';
import { usedRootKeyIds } from '../../kernel/protection/protection';
import type { RootKeys } from '../../kernel/protection/root-keys';
import { folderFailure } from '../../kernel/start-failure';
import { text } from '../../kernel/texts';
import { encryption, type KeptFile, keptFile, through } from './age';
import { DATABASE_FILE, FILES_FOLDER, type Manifest, pathOfFile, refused, writeManifest } from './backup-manifest';

const DAY_MS = 86_400_000;
const BACKUP_NAME = /^troth-\d{4}-\d{2}-\d{2}T\d{6}Z$/;
const nameOf = (at: Date) => `troth-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z`;

export interface MadeBackup {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly bytes: number;
  readonly tookMs: number;
  /** Names of older ones that were removed. */
  readonly removed: readonly string[];
}

/**
 * Writes one whole backup into a folder of its own below the given one. The database is read in one transaction, and then every file:
 * files never change and are stored before the rows that name them, so that each row finds its file. It appears under
 * its name once everything is on the disk and was read again.
 * @throws StartFailure where no public key is set or the folder cannot be used.
 */
export async function makeBackup(
  { backups }: Pick<Config, 'backups'>,
  { database, store, keys }: { readonly database: Database; readonly store: FileStore; readonly keys: RootKeys },
  folder: string,
): Promise<MadeBackup> {
  if (backups.recipients.length === 0) throw refused(text('backup.noRecipient'));
  const started = performance.now();
  const snapshotAt = new Date();
  const whole = join(folder, nameOf(snapshotAt));
  const draft = `${whole}.partial`;
  try {
    await mkdir(join(draft, FILES_FOLDER), { recursive: true, mode: 0o700 });
    const { write } = encryption(backups.recipients);
    const read = await database.copying('read', async (session) => {
      const rows: Record<string, number> = {};
      const names = async (query: string) => (await session.query(query)).map(({ name }) => String(name));
      const migrations = await names('select name from schema_migrations order by name');
      const queues = await names('select name from pgboss.queue order by name');
      const [queueVersion] = await names('select version as name from pgboss.version');
      const dump = dumpTables(session, (table, count) => (rows[table] = count));
      const written = await write(join(draft, DATABASE_FILE), through(dump, createGzip()));
      return { migrations, queues, queueVersion: Number(queueVersion), rows, database: written };
    });
    const files: Record<string, KeptFile> = {};
    for await (const key of store.keys()) {
      const bytes = await store.read(key);
      // Removed since it was listed: its row was deleted long before.
      if (bytes === null) continue;
      const path = pathOfFile(draft, key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      files[key] = await write(path, oneOf(bytes));
    }
    const manifest: Manifest = {
      format: 'troth-backup-1',
      snapshotAt: snapshotAt.toISOString(),
      madeAt: new Date().toISOString(),
      databaseKind: database.kind,
      ...read,
      rootKeyIds: await usedRootKeyIds(database.db),
      recipients: [...backups.recipients],
      files,
    };
    await writeManifest(draft, manifest, keys);
    await requireWhole(draft, manifest);
    await rename(draft, whole);
    await syncFolder(folder);
    const bytes = [read.database, ...Object.values(files)].reduce((sum, { size }) => sum + size, 0);
    const tookMs = Math.round(performance.now() - started);
    await recordBackup(database.db, {
      snapshotAt: manifest.snapshotAt,
      files: Object.keys(files).length,
      bytes,
      tookMs,
    });
    return { folder: whole, manifest, bytes, tookMs, removed: await removeOld(folder, backups.keepDays, snapshotAt) };
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    throw folderFailure(error, folder);
  }
}

async function* oneOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}

/** @throws StartFailure naming the first file that is not there, or not as the manifest says. */
export async function requireWhole(backup: string, { database, files }: Manifest): Promise<void> {
  const expected: [string, KeptFile][] = [
    [join(backup, DATABASE_FILE), database],
    ...Object.entries(files).map(([key, file]): [string, KeptFile] => [pathOfFile(backup, key), file]),
  ];
  for (const [path, { size, sha256 }] of expected) {
    const found = await keptFile(path);
    if (found?.size !== size || found.sha256 !== sha256) throw refused(text('backup.damaged', { path }));
  }
}

async function removeOld(folder: string, keepDays: number, now: Date): Promise<string[]> {
  if (keepDays === 0) return [];
  const oldest = nameOf(new Date(now.getTime() - keepDays * DAY_MS));
  const old = (await readdir(folder)).filter((name) => BACKUP_NAME.test(name) && name < oldest);
  for (const name of old) await rm(join(folder, name), { recursive: true, force: true });
  return old.sort();
}
