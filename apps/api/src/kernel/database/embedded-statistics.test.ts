import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { analyzeChanged } from './embedded-statistics';

let pglite: PGlite;
beforeAll(async () => {
  pglite = await PGlite.create();
  await pglite.exec(`
    create table entries (id integer primary key);
    create table "Few Rows" (id integer primary key);
    prepare entry (integer) as select id from entries where id = $1;
    set plan_cache_mode = force_generic_plan;`);
});
afterAll(() => pglite.close());

const plan = async () => {
  const { rows } = await pglite.query<{ 'QUERY PLAN': string }>('explain (costs off) execute entry(1)');
  return rows[0]?.['QUERY PLAN'];
};
const analyzed = async () => {
  const { rows } = await pglite.query<{ relname: string }>(
    'select relname from pg_stat_user_tables where analyze_count > 0 order by relname',
  );
  return rows.map(({ relname }) => relname);
};

it('lets a prepared query leave the plan of the small table that was', async () => {
  await pglite.exec('insert into entries values (1); analyze entries');
  expect(await plan()).toMatch(/^Seq Scan/);
  await pglite.exec('insert into entries select generate_series(2, 5000)');
  expect(await plan()).toMatch(/^Seq Scan/);
  await analyzeChanged(pglite);
  expect(await plan()).toMatch(/^Index Only Scan/);
});

it('leaves a table alone until a good part of it has changed', async () => {
  await pglite.exec('insert into "Few Rows" select generate_series(1, 50)');
  await analyzeChanged(pglite);
  expect(await analyzed()).toEqual(['entries']);
  await pglite.exec('insert into "Few Rows" select generate_series(51, 100)');
  await analyzeChanged(pglite);
  expect(await analyzed()).toEqual(['Few Rows', 'entries']);
});
