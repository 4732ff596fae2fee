import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app';
import type { Tx } from './database';
import { preparedNames } from './prepared-statements';

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

describe('a statement that is asked often', () => {
  it('is prepared when it comes for the third time, on PostgreSQL', async () => {
    const counts = await inOne(async (tx) => {
      const found = [];
      for (const value of [1, 2, 3, 4]) {
        await sql`select ${value}::int as third_time`.execute(tx);
        found.push(await preparedWith(tx, 'third_time'));
      }
      return found;
    });
    expect(counts).toEqual(api.databaseUrl === null ? [0, 0, 0, 0] : [0, 0, 1, 1]);
  });

  it('gives and takes the same values as before', async () => {
    const at = new Date('2026-06-15T12:00:00.123Z');
    const bytes = Buffer.from([0, 1, 255]);
    const told = await inOne(async (tx) => {
      const rows = [];
      for (let time = 0; time < 4; time += 1) {
        const result = await sql`
          select ${at}::timestamptz as at, ${bytes}::bytea as bytes, ${JSON.stringify({ a: ['ü'] })}::jsonb as json,
            ${null}::text as nothing, ${['x', 'y, "z"']}::text[] as list, ${'2026-06-15'}::date as day, ${true}::boolean as yes`.execute(
          tx,
        );
        rows.push(result.rows[0]);
      }
      return rows;
    });
    const values = {
      at,
      bytes,
      json: { a: ['ü'] },
      nothing: null,
      list: ['x', 'y, "z"'],
      day: '2026-06-15',
      yes: true,
    };
    expect(told).toEqual([values, values, values, values]);
  });

  it('fails as before, and is asked again in the next transaction', async () => {
    const divide = (by: number) => inOne((tx) => sql<{ of: number }>`select 12 / ${by}::int as of`.execute(tx));
    for (const by of [1, 2, 3]) await divide(by);
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect((await divide(4)).rows).toEqual([{ of: 3 }]);
  });

  it('tells how many rows it changed', async () => {
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com']) {
      const result = await api.db
        .updateTable('users')
        .set({ firstName: 'Nobody' })
        .where('email', '=', email)
        .executeTakeFirst();
      expect(result.numUpdatedRows).toBe(0n);
    }
  });
});

describe('what is not prepared', () => {
  it('takes whatever columns a table has, and goes on when a newer copy of the program adds one', async () => {
    await api.services.database.executeSql('create table growing (id int)');
    const read = (tx: Tx) => sql`select growing.* from growing where id = ${1}`.execute(tx);
    await inOne(async (tx) => {
      for (let time = 0; time < 4; time += 1) await read(tx);
      expect(await preparedWith(tx, 'growing')).toBe(0);
    });
    await api.services.database.executeSql('alter table growing add column name text');
    await expect(inOne(read)).resolves.toMatchObject({ rows: [] });
  });

  it('takes all columns, while counting rows takes none', () => {
    const nameOf = preparedNames();
    const asked = ['select count(*) from users', 'select * from users', 'select users.* from users'];
    expect(asked.map((text) => [1, 2, 3].map(() => nameOf(text)).at(-1))).toEqual(['troth_1', null, null]);
  });

  it('is one of more texts than a connection keeps', () => {
    const nameOf = preparedNames();
    for (let length = 0; length < 400; length += 1) for (let time = 0; time < 3; time += 1) nameOf(`select ${length}`);
    expect(nameOf('select 299')).toBe('troth_300');
    expect(nameOf('select 300')).toBeNull();
  });
});
