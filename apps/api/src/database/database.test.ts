import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';

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
