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
  it('all start, and make everything once', async () => {
    const empty = await createEmptyDatabase(inject('postgresUrl'));
    const config = readConfig({
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      DATABASE_URL: empty.url,
      DATABASE_POOL_SIZE: '2',
      TROTH_ROOT_KEY: randomBytes(32).toString('base64'),
      TROTH_DATA_DIR: folder,
    });
    const started = await Promise.allSettled(Array.from({ length: COPIES }, () => openProgram(config, true)));
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
    } finally {
      for (const copy of started) if (copy.status === 'fulfilled') await copy.value.close();
      await empty.drop();
    }
  });
});
