import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '../kernel/config/config';
import { createEmptyDatabase } from '../testing/postgres';
import { openProgram } from './start';

const COPIES = 5;
const folder = mkdtempSync(join(tmpdir(), 'troth-together-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(inject('postgresUrl') === '')('copies that start together on an empty PostgreSQL database', () => {
  it('all start, each with a folder of its own, and make everything once', async () => {
    const empty = await createEmptyDatabase(inject('postgresUrl'));
    const rootKey = randomBytes(32).toString('base64');
    const configOf = (copy: number) =>
      readConfig({
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
        DATABASE_URL: empty.url,
        DATABASE_POOL_SIZE: '2',
        TROTH_ROOT_KEY: rootKey,
        TROTH_DATA_DIR: join(folder, String(copy)),
      });
    const started = await Promise.allSettled(
      Array.from({ length: COPIES }, (_, copy) => openProgram(configOf(copy), true)),
    );
    try {
      expect(started.map((copy) => (copy.status === 'fulfilled' ? 'up' : String(copy.reason)))).toEqual(
        Array.from({ length: COPIES }, () => 'up'),
      );
      const [first] = started;
      if (first?.status !== 'fulfilled') return;
      const { rows } = await first.value.services.database.executeSql(
        'select count(*)::int as queues, count(distinct name)::int as names from pgboss.queue',
      );
      expect(rows[0]?.['queues']).toBe(rows[0]?.['names']);
      expect(rows[0]?.['queues']).toBeGreaterThan(20);
      // Whoever signs in at one of them is signed in at all.
      const keys = started.map((copy) => copy.status === 'fulfilled' && copy.value.identity?.publicKeys);
      expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(1);
    } finally {
      for (const copy of started) if (copy.status === 'fulfilled') await copy.value.close();
      await empty.drop();
    }
  });
});
