import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app';
import { isExported, personalTables } from './personal-tables';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

/** Every table and column that the database has now, by its own catalogue. The queue keeps to ids of what it works on. */
async function catalogue(): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ tableName: string; columnName: string }>`
    select table_name, column_name from information_schema.columns where table_schema = 'public'`.execute(api.db);
  const tables = new Map<string, string[]>();
  for (const { tableName, columnName } of rows) tables.set(tableName, [...(tables.get(tableName) ?? []), columnName]);
  return tables;
}

it('says of every table and every column whether it is told to the person whose it is, and else why not', async () => {
  const found = await catalogue();
  expect(
    [...found.keys()].filter((table) => !(table in personalTables)),
    'tables that nobody has decided about',
  ).toEqual([]);
  expect(
    Object.keys(personalTables).filter((table) => !found.has(table)),
    'tables that are not there',
  ).toEqual([]);
  const undecided: string[] = [];
  for (const [table, plan] of Object.entries(personalTables)) {
    if (!isExported(plan)) continue;
    const said = [...plan.shown, ...Object.keys(plan.sealed ?? {}), ...Object.keys(plan.withheld ?? {})];
    const columns = found.get(table) ?? [];
    undecided.push(
      ...columns.filter((column) => said.filter((each) => each === column).length !== 1).map((c) => `${table}.${c}`),
    );
    undecided.push(
      ...said.filter((column) => !columns.includes(column)).map((column) => `${table}.${column} is not there`),
    );
  }
  expect(undecided, 'columns that are not said once').toEqual([]);
});
