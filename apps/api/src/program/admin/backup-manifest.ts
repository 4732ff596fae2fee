import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { RootKeys } from '../../kernel/protection/root-keys';
import { StartFailure } from '../../kernel/start-failure';
import { text } from '../../kernel/texts';

const keptFileSchema = z.object({ size: z.int(), sha256: z.string() });

/** What a backup holds. Nothing in it is secret: counts, hashes, and names of migrations. */
const manifestSchema = z.object({
  format: z.literal('troth-backup-1'),
  /** When the transaction began that the database was read in: what was committed before is in it. */
  snapshotAt: z.iso.datetime(),
  madeAt: z.iso.datetime(),
  databaseKind: z.enum(['embedded', 'postgres']),
  /** The schema's, in order. */
  migrations: z.array(z.string()),
  queueVersion: z.int(),
  queues: z.array(z.string()),
  /** Whose data keys are in it: without one of these root keys nothing sealed can be read. */
  rootKeyIds: z.array(z.string()),
  recipients: z.array(z.string()),
  rows: z.record(z.string(), z.int()),
  database: keptFileSchema,
  /** By the store's key, which is the SHA-256 of the bytes as the store has them. */
  files: z.record(z.string(), keptFileSchema),
});
export type Manifest = z.infer<typeof manifestSchema>;

const vouchedSchema = z.object({ rootKeyId: z.string(), mac: z.string() });

const MANIFEST = 'manifest.json';
const VOUCHED = 'manifest.json.mac';
export const DATABASE_FILE = 'database.sql.gz.age';
export const FILES_FOLDER = 'files';

export const pathOfFile = (backup: string, key: string): string =>
  join(backup, FILES_FOLDER, key.slice(0, 2), `${key.slice(2)}.age`);

export async function writeManifest(backup: string, manifest: Manifest, keys: RootKeys): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(manifest, null, 1));
  await writeFile(join(backup, MANIFEST), bytes, { mode: 0o600, flush: true });
  const vouched = `${JSON.stringify(keys.vouch(bytes))}\n`;
  await writeFile(join(backup, VOUCHED), vouched, { mode: 0o600, flush: true });
}

export const refused = (message: string, cause?: unknown): StartFailure =>
  new StartFailure('BACKUP_REFUSED', message, { cause });

/** @throws StartFailure where it is no backup, is not this installation's, or was altered. */
export async function readManifest(backup: string, keys: RootKeys): Promise<Manifest> {
  let bytes: Buffer;
  let vouched: string;
  try {
    bytes = await readFile(join(backup, MANIFEST));
    vouched = await readFile(join(backup, VOUCHED), 'utf8');
  } catch (error) {
    throw refused(text('backup.noManifest', { folder: backup }), error);
  }
  const isVouched = keys.isVouched(bytes, vouchedSchema.parse(JSON.parse(vouched)));
  if (isVouched === null) throw refused(text('backup.otherRootKey', { folder: backup, id: keys.currentId }));
  if (!isVouched) throw refused(text('backup.altered', { folder: backup }));
  return manifestSchema.parse(JSON.parse(bytes.toString('utf8')));
}
