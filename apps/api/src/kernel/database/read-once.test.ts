import { afterAll, beforeAll, expect, it } from 'vitest';
import { getCouple } from '../../records/couples/couple';
import { aCouple } from '../../testing/builders';
import { countQueries } from '../../testing/count-queries';
import { type TestApp, testApp } from '../../testing/test-app';
import { readingOnly } from './read-once';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

it('reads a couple once in a transaction that only reads, and each time in one that changes something', async () => {
  const { a, documentId } = await aCouple(api);
  const readTwice = (isReading: boolean) =>
    api.db.transaction().execute(async (tx) => {
      if (isReading) readingOnly(tx);
      const first = await getCouple(tx, documentId, a.id);
      await tx.updateTable('users').set({ firstName: 'Robin' }).where('id', '=', a.id).execute();
      return [first.self.firstName, (await getCouple(tx, documentId, a.id)).self.firstName];
    });
  const counted = await countQueries(api, async () => {
    const [before, after] = await readTwice(true);
    expect(after).toBe(before);
  });
  expect(counted).toBe(2);
  await api.db.updateTable('users').set({ firstName: 'Kim' }).where('id', '=', a.id).execute();
  expect(await readTwice(false)).toEqual(['Kim', 'Robin']);
});
