import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCouple, type TestCouple } from '../testing/builders';
import { type TestApp, testApp } from '../testing/test-app';
import { startHousekeeping } from './housekeeping';

const DAY_MS = 86_400_000;
let api: TestApp;
let couple: TestCouple;
beforeAll(async () => {
  api = await testApp();
  couple = await aCouple(api);
});
afterAll(() => api.close());

async function addDebt(key: string) {
  const { a, documentId } = couple;
  const debt = { creditor: 'Harbor Bank', yearIncurred: 2020, amountDueInCents: 100, currency: 'USD' };
  const path = `/users/${a.id}/documents/${documentId}/debts`;
  expect((await api.post(path, debt, a, { 'idempotency-key': key })).status).toBe(201);
}
const keptKeys = async () =>
  (await api.db.selectFrom('idempotencyKeys').select('key').orderBy('key').execute()).map(({ key }) => key);

it('removes kept answers a day on, day after day, however often the program starts', async () => {
  await addDebt('first');
  await startHousekeeping(api.services);
  await startHousekeeping(api.services);
  await api.runJobs();
  expect(await keptKeys()).toEqual(['first']);
  // Two days: the queue's clock is the database's, for which the next day of this test is over too.
  api.clock.advance(2 * DAY_MS);
  await addDebt('second');
  await startHousekeeping(api.services);
  await api.runJobs();
  expect(await keptKeys()).toEqual(['second']);
});
