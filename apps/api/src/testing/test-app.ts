import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { DEFAULT_TIMEOUTS, postgresDatabase } from '../kernel/database/database';
import type { Observer } from '../kernel/observe/observer';
import { DATABASE_FOLDER } from '../program/open-embedded';
import type { Services } from '../kernel/services';
import { openApp, type OpenedDatabase, openEmbedded, type TestApp } from './open-app';
import { copyTemplate } from './postgres';

export { TEST_NOW, type TestApp } from './open-app';

async function openTestDatabase(
  dataDir: string | null,
  connections: number,
  statement: Observer['statement'],
): Promise<OpenedDatabase> {
  const url = inject('postgresUrl');
  if (url !== '') {
    const copy = await copyTemplate(url, inject('postgresTemplate'));
    const database = postgresDatabase(copy.url, connections, () => undefined, DEFAULT_TIMEOUTS, { statement });
    return {
      database,
      url: copy.url,
      dispose: async () => {
        await database.close();
        await copy.drop();
      },
    };
  }
  const folder = dataDir === null ? null : join(dataDir, DATABASE_FOLDER);
  const isNew = folder === null || !existsSync(folder);
  return openEmbedded(folder, isNew ? readFileSync(inject('databaseImage')) : null, statement);
}

/**
 * The real app over a real database of its own.
 * @param dataDir A folder on disk that is kept; without one the database is in memory.
 * @param connections How many it may have to PostgreSQL; with one, what waits for itself on the embedded database waits there.
 */
export const testApp = async (
  overrides: Partial<Services> = {},
  dataDir: string | null = null,
  connections = 4,
): Promise<TestApp> =>
  openApp(await openTestDatabase(dataDir, connections, overrides.observer?.statement ?? null), { overrides, dataDir });
