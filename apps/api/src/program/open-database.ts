import type { Config } from '../kernel/config/config';
import { type Database, postgresDatabase } from '../kernel/database/database';
import { openEmbeddedDatabase } from './open-embedded';
import type { Observer } from '../kernel/observe/observer';
import { StartFailure } from '../kernel/start-failure';

/** @throws StartFailure DATABASE_UNREACHABLE, DISK_FULL or DATA_FOLDER_UNREADABLE */
export async function openDatabase(
  config: Config,
  onIdleError: (error: Error) => void,
  statement: Observer['statement'] = null,
): Promise<Database> {
  if (config.database.kind === 'embedded') return openEmbeddedDatabase(config.dataDir, statement);
  const { url, listenUrl, poolSize, timeouts } = config.database;
  const database = postgresDatabase(url, poolSize, onIdleError, timeouts, { listenUrl, statement });
  try {
    await database.executeSql('select 1');
    return database;
  } catch (error) {
    await database.close().catch(() => undefined);
    throw new StartFailure(
      'DATABASE_UNREACHABLE',
      'The PostgreSQL server that DATABASE_URL names does not answer. Check that it runs and that the address and password are right.',
      { cause: error },
    );
  }
}
