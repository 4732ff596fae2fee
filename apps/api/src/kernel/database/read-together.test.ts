import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCouple } from '../../testing/builders';
import { countQueries } from '../../testing/count-queries';
import { type TestApp, testApp } from '../../testing/test-app';
import type { Tx } from './database';
import { readingOnly } from './read-once';
import { rowsOf, together } from './read-together';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const readBoth = (isReading: boolean, read: (tx: Tx) => Promise<unknown>) =>
  api.db.transaction().execute(async (tx) => {
    if (isReading) readingOnly(tx);
    return read(tx);
  });

it('reads in one statement what is asked for at the same moment, as the queries give it by themselves', async () => {
  const { documentId } = await aCouple(api);
  const read = (tx: Tx) =>
    together(
      rowsOf(tx, tx.selectFrom('documents').selectAll().where('id', '=', documentId)),
      // Sealed bytes, instants, dates and nothing at all.
      rowsOf(tx, tx.selectFrom('users').selectAll().orderBy('id')),
      rowsOf(tx, tx.selectFrom('attorneyStates').selectAll().orderBy('id')),
      rowsOf(tx, tx.selectFrom('attorneyHours').selectAll().orderBy('attorneyId')),
      rowsOf(tx, tx.selectFrom('carts').selectAll().where('id', '=', documentId)),
    );
  let apart: unknown;
  let atOnce: unknown;
  expect(
    await countQueries(api, async () => {
      apart = await readBoth(false, read);
    }),
  ).toBe(5);
  expect(
    await countQueries(api, async () => {
      atOnce = await readBoth(true, read);
    }),
  ).toBe(1);
  expect(atOnce).toEqual(apart);
  expect(apart).toMatchObject([[{ id: documentId, createdAt: expect.any(Date) as Date }], {}, {}, {}, []]);
});

it('waits for every reading before it says that one failed', async () => {
  let isDone = false;
  const slow = new Promise<void>((resolve) => {
    setTimeout(() => {
      isDone = true;
      resolve();
    }, 20);
  });
  await expect(together(Promise.reject(new Error('gone')), slow)).rejects.toThrow('gone');
  expect(isDone).toBe(true);
});

it('tells each who asked when the statement fails', async () => {
  let outcomes: readonly PromiseSettledResult<unknown>[] = [];
  const read = async (tx: Tx) => {
    const broken = () => rowsOf(tx, tx.selectFrom('users').select('id').where('id', '=', 'no id'));
    outcomes = await Promise.allSettled([broken(), broken()]);
  };
  // A transaction in which a statement failed may refuse to end well.
  await readBoth(true, read).catch(() => null);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
