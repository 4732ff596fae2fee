import { PGlite } from '@electric-sql/pglite';
import { syncContent } from './content/sync-content';
import { prepareJobs } from '../kernel/jobs/jobs';
import { jobs } from './jobs';
import { embeddedDatabase, pgliteOptions } from '../kernel/database/database';
import { migrate } from '../kernel/database/migrate';

/**
 * The data folder of a database that has every migration, the job queue's tables and the content, as a tar.
 * Making one costs seconds (a real initdb); unpacking one costs a fraction, so starts and tests begin from here.
 */
export async function buildDatabaseImage(compression: 'gzip' | 'none'): Promise<Buffer> {
  const pglite = await PGlite.create(pgliteOptions);
  const database = embeddedDatabase(pglite);
  await migrate(database);
  await prepareJobs(database, jobs);
  await syncContent(database.db);
  await database.executeSql('vacuum analyze');
  await database.executeSql('checkpoint');
  const dump = await pglite.dumpDataDir(compression);
  const image = Buffer.from(await dump.arrayBuffer());
  await database.close();
  return image;
}
