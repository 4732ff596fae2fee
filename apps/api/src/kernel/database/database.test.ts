import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

describe('bytes in the database', () => {
  const every = Uint8Array.from({ length: 256 }, (_, value) => value);

  it.each([
    ['of every value', every],
    ['none at all', new Uint8Array()],
    ['a part of a larger buffer', every.subarray(7, 19)],
  ])('come back as they were: %s', async (_what, bytes) => {
    const { rows } = await sql<{ bytes: Uint8Array }>`select ${bytes}::bytea as bytes`.execute(api.db);
    expect(Buffer.compare(rows[0]?.bytes ?? Buffer.from('nothing'), bytes)).toBe(0);
  });
});

describe('a long transaction', () => {
  it('gives the rest of the program turns between its queries', async () => {
    let turns = 0;
    let isOver = false;
    const next = () => {
      turns += 1;
      if (!isOver) setImmediate(next);
    };
    await api.db.transaction().execute(async (tx) => {
      setImmediate(next);
      // Each takes longer than a turn.
      for (let query = 0; query < 10; query += 1)
        await sql`select count(*) from generate_series(1, 200000)`.execute(tx);
    });
    isOver = true;
    expect(turns).toBeGreaterThan(5);
  });
});
