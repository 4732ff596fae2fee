import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCouple } from '../../testing/builders';
import { countQueries } from '../../testing/count-queries';
import { type TestApp, testApp } from '../../testing/test-app';
import type { Tx } from './database';
import { rowsOf, together } from './read-together';
import { preparedQuery } from './prepared-query';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const inOne = <T>(work: (tx: Tx) => Promise<T>) => api.db.transaction().execute(work);
/** How many of this connection's prepared statements have a word in them. */
const preparedWith = async (tx: Tx, word: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_prepared_statements where position(${word} in statement) > 0
      and position('pg_prepared_statements' in statement) = 0`.execute(tx);
  return rows[0]?.count ?? 0;
};
/** More often than a plan is made for the values at hand: from the sixth time on, one serves for all. */
const TIMES = Array.from({ length: 10 }, (_, time) => time);

describe('a prepared query', () => {
  it('is prepared once on a connection, and others are not', async () => {
    const doubled = preparedQuery((db, { value }: { value: number }) =>
      db.selectNoFrom(sql<number>`${value}::int * 2`.as('doubled')),
    );
    await inOne(async (tx) => {
      for (const value of TIMES) expect(await doubled(tx, { value }).execute()).toEqual([{ doubled: value * 2 }]);
      expect(await preparedWith(tx, 'doubled')).toBe(1);
      for (const value of TIMES) await sql`select ${value}::int as trebled`.execute(tx);
      expect(await preparedWith(tx, 'trebled')).toBe(0);
    });
  });

  it('takes and gives every kind of value', async () => {
    const values = {
      at: new Date('2026-06-15T12:00:00.123Z'),
      bytes: Buffer.from([0, 1, 255]),
      json: { a: ['ü'] },
      nothing: null,
      list: ['x', 'y, "z"'],
      day: '2026-06-15',
      yes: true,
    };
    const told = preparedQuery((db, given: Omit<typeof values, 'json'> & { json: string }) =>
      db.selectNoFrom([
        sql`${given.at}::timestamptz`.as('at'),
        sql`${given.bytes}::bytea`.as('bytes'),
        sql`${given.json}::jsonb`.as('json'),
        sql`${given.nothing}::text`.as('nothing'),
        sql`${given.list}::text[]`.as('list'),
        sql`${given.day}::date`.as('day'),
        sql`${given.yes}::boolean`.as('yes'),
      ]),
    );
    for (const _ of TIMES)
      expect(await told(api.db, { ...values, json: JSON.stringify(values.json) }).execute()).toEqual([values]);
  });

  it('takes nothing where there was something before', async () => {
    const { a } = await aCouple(api);
    const named = preparedQuery((db, { id, suffix }: { id: string; suffix: string | null }) =>
      db.updateTable('users').set({ suffix }).where('id', '=', id).returning(['firstName', 'suffix']),
    );
    for (const suffix of [null, 'Jr.', null, 'Sr.'])
      expect(await named(api.db, { id: a.id, suffix }).execute()).toMatchObject([{ suffix }]);
  });

  it('fails as others do, and is asked again in the next transaction', async () => {
    const divided = preparedQuery((db, { by }: { by: number }) =>
      db.selectNoFrom(sql<number>`12 / ${by}::int`.as('divided')),
    );
    const divide = (by: number) => inOne((tx) => divided(tx, { by }).execute());
    expect(await divide(1)).toEqual([{ divided: 12 }]);
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect(await divide(4)).toEqual([{ divided: 3 }]);
  });

  it('is prepared anew where the transaction failed in which it came first', async () => {
    const first = preparedQuery((db, { value }: { value: string }) => db.selectNoFrom(sql`${value}::int`.as('first')));
    await expect(inOne((tx) => first(tx, { value: 'none' }).execute())).rejects.toMatchObject({ code: '22P02' });
    expect(await inOne((tx) => first(tx, { value: '7' }).execute())).toEqual([{ first: 7 }]);
  });

  it('goes on when a newer copy of the program adds a column', async () => {
    await api.services.database.executeSql('create table growing (id int, name text)');
    const grown = preparedQuery((db, { id }: { id: number }) =>
      db.selectNoFrom(sql`(select name from growing where id = ${id})`.as('grown')),
    );
    for (const id of TIMES) await grown(api.db, { id }).execute();
    await api.services.database.executeSql('alter table growing add column more text');
    expect(await grown(api.db, { id: 1 }).execute()).toEqual([{ grown: null }]);
  });
});

describe('constants of a prepared query', () => {
  const user = () => aCouple(api).then(({ a }) => a.id);

  it('are literals, so a partial index is found however often the query runs', async () => {
    const opened = preparedQuery((db, { userId }: { userId: string }) =>
      db
        .insertInto('carts')
        .values({ userId })
        .onConflict((conflict) =>
          conflict.column('userId').where('cartStatus', '=', 'UNPAID').where('deletedAt', 'is', null).doNothing(),
        )
        .returning('cartStatus'),
    );
    const userId = await user();
    const asked = [];
    for (const _ of TIMES) asked.push(await opened(api.db, { userId }).execute());
    expect(asked).toEqual([[{ cartStatus: 'UNPAID' }], ...TIMES.slice(1).map(() => [])]);
    expect(opened(api.db, { userId }).text).toContain(`"cart_status" = 'UNPAID'`);
  });

  it('would not be found as a value that comes with each asking', async () => {
    const opened = preparedQuery((db, { userId, cartStatus }: { userId: string; cartStatus: 'UNPAID' }) =>
      db
        .insertInto('carts')
        .values({ userId })
        .onConflict((conflict) =>
          conflict.column('userId').where('cartStatus', '=', cartStatus).where('deletedAt', 'is', null).doNothing(),
        ),
    );
    const userId = await user();
    await inOne(async (tx) => {
      for (const _ of TIMES.slice(0, 5)) await opened(tx, { userId, cartStatus: 'UNPAID' }).execute();
      await expect(opened(tx, { userId, cartStatus: 'UNPAID' }).execute()).rejects.toMatchObject({ code: '42P10' });
    }).catch(() => undefined);
  });

  it('is written as the database takes it', async () => {
    const plain = preparedQuery((db) =>
      db.selectNoFrom([
        sql`${`it's "so"`}::text`.as('quoted'),
        sql`${1.5}::float8`.as('number'),
        sql`${false}::boolean`.as('no'),
        sql`${null}::text`.as('nothing'),
      ]),
    );
    expect(await plain(api.db, {}).execute()).toEqual([{ quoted: `it's "so"`, number: 1.5, no: false, nothing: null }]);
    const at = preparedQuery((db) => db.selectNoFrom(sql`${new Date()}::timestamptz`.as('at')));
    expect(() => at(api.db, {})).toThrow('can’t be written as a literal');
  });
});

describe('prepared queries that run at the same moment', () => {
  const usersNamed = preparedQuery((db, { names }: { names: string }) =>
    db.selectFrom('users').select(['id', 'createdAt']).where('firstName', '=', names).orderBy('id'),
  );
  const documentsOf = preparedQuery((db, { userId, isActive }: { userId: string; isActive: boolean }) =>
    db
      .selectFrom('documents')
      .select(['id', 'isActive'])
      .where('userAId', '=', userId)
      .where('isActive', '=', isActive),
  );

  it('are one prepared query, too', async () => {
    const { a, documentId } = await aCouple(api);
    await api.db.updateTable('users').set({ firstName: 'Wren' }).where('id', '=', a.id).execute();
    const ask = () =>
      inOne((tx) =>
        together(
          rowsOf(tx, usersNamed(tx, { names: 'Wren' })),
          rowsOf(tx, documentsOf(tx, { userId: a.id, isActive: true })),
        ),
      );
    const [users, documents] = await ask();
    expect(users).toEqual([{ id: a.id, createdAt: expect.any(Date) as Date }]);
    expect(documents).toEqual([{ id: documentId, isActive: true }]);
    expect(await countQueries(api, ask)).toBe(1);
    for (const _ of TIMES) expect(await ask()).toEqual([users, documents]);
    expect(await inOne((tx) => preparedWith(tx, 'as list1'))).toBe(1);
  });

  it('join one that is built each time', async () => {
    const { a, documentId } = await aCouple(api);
    const found = await inOne((tx) =>
      together(
        rowsOf(tx, tx.selectFrom('users').select('id').where('id', '=', a.id)),
        rowsOf(tx, documentsOf(tx, { userId: a.id, isActive: true })),
      ),
    );
    expect(found).toEqual([[{ id: a.id }], [{ id: documentId, isActive: true }]]);
  });
});
