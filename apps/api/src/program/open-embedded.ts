import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { packageRoot } from '../kernel/package-root';
import { diskFull, folderFailure, isDiskNearlyFull, StartFailure } from '../kernel/start-failure';
import { compiledPGlite } from '../kernel/database/compiled-pglite';
import { type Database, embeddedDatabase, pgliteOptions } from '../kernel/database/database';
import type { Observer } from '../kernel/observe/observer';
import { isDatabaseFull } from '../kernel/database/failures';
import { buildDatabaseImage } from './image';

export const DATABASE_FOLDER = 'database';
export const IMAGE_FILE = 'database-image.tar.gz';

/** The image that the build made; from source there is none, and one is made on the spot. */
async function preparedImage(): Promise<Buffer> {
  const file = join(packageRoot(), 'dist', IMAGE_FILE);
  return existsSync(file) ? readFile(file) : buildDatabaseImage('none');
}

/**
 * Opens the embedded database in the data folder, which the caller has locked. The first time it is unpacked beside its
 * place and moved there when it is whole, so that a start that was interrupted leaves nothing half made.
 * @throws StartFailure DISK_FULL or DATA_FOLDER_UNREADABLE; what is in the folder stays as it is.
 */
export async function openEmbeddedDatabase(
  dataDir: string,
  statement: Observer['statement'] = null,
): Promise<Database> {
  const folder = join(dataDir, DATABASE_FOLDER);
  try {
    if (!existsSync(folder)) await createFrom(await preparedImage(), folder);
    const pgliteWasmModule = await compiledPGlite();
    return embeddedDatabase(await PGlite.create({ dataDir: folder, pgliteWasmModule, ...pgliteOptions }), statement);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    const failure = folderFailure(error, dataDir);
    if (failure instanceof StartFailure) throw failure;
    if (isDatabaseFull(error) || isDiskNearlyFull(dataDir)) throw diskFull(dataDir, error);
    throw new StartFailure(
      'DATA_FOLDER_UNREADABLE',
      `The database in ${folder} could not be opened. Nothing was changed or deleted. If you have a backup, put it there; to begin afresh, move the folder away yourself.`,
      { cause: error },
    );
  }
}

const unpack = (image: Buffer, folder: string): Promise<PGlite> =>
  PGlite.create({ dataDir: folder, loadDataDir: new Blob([new Uint8Array(image)]), ...pgliteOptions });

/** A database with the whole schema of this version in a folder that is not there yet; for a backup that is put back. */
export const unpackEmbeddedDatabase = async (folder: string): Promise<Database> =>
  embeddedDatabase(await unpack(await preparedImage(), folder));

async function createFrom(image: Buffer, folder: string): Promise<void> {
  const draft = `${folder}.new-${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  try {
    await (await unpack(image, draft)).close();
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}
