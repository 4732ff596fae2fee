import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import type { Config } from '../../kernel/config/config';
import { type Database, embeddedDatabase, pgliteOptions } from '../../kernel/database/database';
import { countRows, loadTables } from '../../kernel/database/dump';
import { migrate, readMigrations } from '../../kernel/database/migrate';
import { prepareJobs } from '../../kernel/jobs/jobs';
import type { FileStore } from '../../kernel/ports/files/file-store';
import { usedRootKeyIds } from '../../kernel/protection/protection';
import { type RootKeys, rootKeys } from '../../kernel/protection/root-keys';
import { makeFolder } from '../../kernel/start-failure';
import { text } from '../../kernel/texts';
import { lockDataFolder } from '../data-folder-lock';
import { openDatabase } from '../open-database';
import { DATABASE_FOLDER, unpackEmbeddedDatabase } from '../open-embedded';
import { openFiles } from '../open-files';
import { readRootKeyFile } from '../root-key-file';
import { decryption, through } from './age';
import { requireWhole } from './make-backup';
import { DATABASE_FILE, type Manifest, pathOfFile, readManifest, refused } from './backup-manifest';

export interface RestoredBackup {
  readonly manifest: Manifest;
  readonly tookMs: number;
}

type Settings = Pick<Config, 'backups' | 'dataDir' | 'rootKeys'>;

function neededKeys({ backups, dataDir, rootKeys: given }: Settings): RootKeys {
  if (backups.identities.length === 0) throw refused(text('backup.noIdentity'));
  const bytes = given ?? readRootKeyFile(dataDir);
  if (bytes === null) throw refused(text('backup.noRootKey', { folder: dataDir }));
  return rootKeys(bytes);
}

/**
 * Looks through a whole backup and writes nothing: that it is this installation's, that nothing is missing or altered, and that the
 * operator's key opens all of it.
 * @throws StartFailure BACKUP_REFUSED
 */
export async function checkBackup(config: Settings, backup: string): Promise<Manifest> {
  const manifest = await readManifest(backup, neededKeys(config));
  await requireWhole(backup, manifest);
  const { read } = decryption(config.backups.identities);
  try {
    for await (const _ of databaseOf(backup, read));
    for (const key of Object.keys(manifest.files)) for await (const _ of read(pathOfFile(backup, key)));
  } catch (error) {
    throw refused(text('backup.notOpened', { folder: backup }), error);
  }
  return manifest;
}

type Read = (path: string) => AsyncIterable<Uint8Array>;

const databaseOf = (backup: string, read: Read): AsyncIterable<Uint8Array> =>
  through(read(join(backup, DATABASE_FILE)), createGunzip());

/**
 * Puts a backup back into an empty database and the file store that the settings name. The schema is the backup's own; the next
 * start brings it up to date.
 * @throws StartFailure BACKUP_REFUSED where the database holds something already, or the backup cannot be put back.
 */
export async function restoreBackup(config: Config, backup: string): Promise<RestoredBackup> {
  const started = performance.now();
  const manifest = await checkBackup(config, backup);
  const known = new Set((await readMigrations()).map(({ name }) => name));
  const unknown = manifest.migrations.find((name) => !known.has(name));
  if (unknown !== undefined) throw refused(text('backup.newer', { migration: unknown }));
  const keys = neededKeys(config);
  const { read } = decryption(config.backups.identities);
  const isOfThisVersion = manifest.migrations.length === known.size;
  await inEmptyDatabase(config, isOfThisVersion, async (database) => {
    await putFiles(backup, manifest, read, await openFiles(config));
    await makeSchema(database, manifest);
    await database.copying('write', async (session) => {
      await loadTables(session, databaseOf(backup, read));
      const counted = await countRows(session);
      const wrong = Object.entries(manifest.rows).find(([table, rows]) => counted[table] !== rows);
      if (wrong !== undefined) throw refused(text('backup.rowsMissing', { table: wrong[0] }));
    });
    const lacking = (await usedRootKeyIds(database.db)).filter((id) => !keys.has(id));
    if (lacking.length > 0) throw refused(text('backup.rootKeysMissing', { ids: lacking.join(', ') }));
  });
  return { manifest, tookMs: Math.round(performance.now() - started) };
}

async function putFiles(backup: string, manifest: Manifest, read: Read, store: FileStore): Promise<void> {
  for (const key of Object.keys(manifest.files)) {
    const pieces: Uint8Array[] = [];
    for await (const piece of read(pathOfFile(backup, key))) pieces.push(piece);
    const put = await store.put(Buffer.concat(pieces));
    if (put.key !== key) throw refused(text('backup.damaged', { path: pathOfFile(backup, key) }));
  }
}

async function makeSchema(database: Database, { migrations, queues, queueVersion }: Manifest): Promise<void> {
  await migrate(database, new Set(migrations));
  await prepareJobs(
    database,
    queues.map((name) => ({ name })),
  );
  const { rows } = await database.executeSql('select version from pgboss.version');
  if (Number(rows[0]?.['version']) !== queueVersion) throw refused(text('backup.otherQueue'));
}

/** Opens what is to be filled. An embedded database appears in its place once it is whole. */
async function inEmptyDatabase(
  config: Config,
  isOfThisVersion: boolean,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  if (config.database.kind === 'postgres') {
    const database = await openDatabase(config, () => undefined);
    try {
      const { rows } = await database.executeSql(
        "select to_regclass('public.schema_migrations') is not null or to_regclass('pgboss.job') is not null as is_used",
      );
      if (rows[0]?.['is_used'] === true) throw refused(text('backup.databaseUsed'));
      await database.alone(() => work(database));
    } finally {
      await database.close();
    }
    return;
  }
  makeFolder(config.dataDir);
  const lock = lockDataFolder(config.dataDir);
  const folder = join(config.dataDir, DATABASE_FOLDER);
  const draft = `${folder}.restored-${process.pid}`;
  try {
    if (existsSync(folder)) throw refused(text('backup.folderUsed', { folder }));
    await rm(draft, { recursive: true, force: true });
    // The prepared one has every migration of this version.
    const database = isOfThisVersion
      ? await unpackEmbeddedDatabase(draft)
      : embeddedDatabase(await PGlite.create({ dataDir: draft, ...pgliteOptions }));
    try {
      await work(database);
      await database.executeSql('vacuum analyze');
      await database.executeSql('checkpoint');
    } finally {
      await database.close();
    }
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
    lock.release();
  }
}
