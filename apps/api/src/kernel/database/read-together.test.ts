import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCouple } from '../../testing/builders';
import { countQueries } from '../../testing/count-queries';
import { type TestApp, testApp } from '../../testing/test-app';
import type { Db, Tx } from './database';
import { readingOnly } from './read-once';
import { rowsOf, together } from './read-together';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const reading = (isOnly: boolean, read: (tx: Tx) => Promise<unknown>) =>
  api.db.transaction().execute(async (tx) => {
    if (isOnly) readingOnly(tx);
    return read(tx);
  });

const queriesOf = (db: Db, documentId: string) =>
  [
    db.selectFrom('documents').selectAll().where('id', '=', documentId),
    // Sealed bytes, instants, dates and nothing at all.
    db.selectFrom('users').selectAll().orderBy('id'),
    db.selectFrom('attorneyStates').selectAll().orderBy('id'),
    db.selectFrom('attorneyHours').selectAll().orderBy('attorneyId'),
    db.selectFrom('carts').selectAll().where('id', '=', documentId),
  ] as const;

it.each([
  ['reads', true],
  ['changes', false],
])('in a call that %s, takes in one statement what is asked for at the same moment', async (_what, isOnly) => {
  const { documentId } = await aCouple(api);
  const apart = await Promise.all(queriesOf(api.db, documentId).map((query) => query.execute()));
  let atOnce: unknown;
  const statements = await countQueries(api, async () => {
    atOnce = await reading(isOnly, (tx) => {
      const [document, users, states, hours, carts] = queriesOf(tx, documentId);
      return together(
        rowsOf(tx, document),
        rowsOf(tx, users),
        rowsOf(tx, states),
        rowsOf(tx, hours),
        rowsOf(tx, carts),
      );
    });
  });
  expect(statements).toBe(1);
  expect(atOnce).toEqual(apart);
  expect(apart).toMatchObject([[{ id: documentId, createdAt: expect.any(Date) as Date }], {}, {}, {}, []]);
});

it('joins nothing outside a transaction, where others ask at the same moment', async () => {
  const { documentId } = await aCouple(api);
  const [document, users] = queriesOf(api.db, documentId);
  expect(await countQueries(api, () => together(rowsOf(api.db, document), rowsOf(api.db, users)))).toBe(2);
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
  await reading(true, read).catch(() => null);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
