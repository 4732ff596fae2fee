import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app';
import { ERASURE_ORDER, stepsOf } from '../../features/personal-data/erase';
import type { DocumentScope } from './erasure';
import { isExported } from './personal-columns';
import { personalTables } from './personal-tables';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

/** Every table and column that the database has now, by its own catalogue. The queue keeps to ids of what it works on. */
async function catalogue(db: TestApp['db'] = api.db): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ tableName: string; columnName: string }>`
    select table_name, column_name from information_schema.columns where table_schema = 'public'`.execute(db);
  const tables = new Map<string, string[]>();
  for (const { tableName, columnName } of rows) tables.set(tableName, [...(tables.get(tableName) ?? []), columnName]);
  return tables;
}

/** Columns of which the archive has not said once what it makes of them. */
function undecidedInArchive(found: ReadonlyMap<string, string[]>): string[] {
  const undecided: string[] = [];
  for (const [table, plan] of Object.entries(personalTables)) {
    if (!isExported(plan)) continue;
    const said = plan.columns.flat().map(({ name }) => name);
    const columns = found.get(table) ?? [];
    undecided.push(
      ...columns.filter((column) => said.filter((each) => each === column).length !== 1).map((c) => `${table}.${c}`),
    );
    undecided.push(
      ...said.filter((column) => !columns.includes(column)).map((column) => `${table}.${column} is not there`),
    );
  }
  return undecided;
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
  expect(undecidedInArchive(found), 'columns that are not said once').toEqual([]);
});

const scope: DocumentScope = {
  person: { id: 'person', externalId: 'external', email: 'a@example.com' },
  now: new Date(0),
  documentId: 'document',
  ownerId: 'person',
  partnerId: 'partner',
};

/** Columns of rows that can stay when their person goes, and of which nobody has said what becomes of them; or more than once. */
function columnsWithoutFate(found: ReadonlyMap<string, string[]>): string[] {
  return Object.entries(personalTables).flatMap(([table, { erased, columns: said = [] }]) => {
    if (erased === undefined || !('stays' in erased)) return [];
    const emptied = new Set(erased.steps.flatMap((step) => Object.keys(step.set?.(scope) ?? {})));
    const kept = said.flat().flatMap(({ name, kept: why }) => (why === undefined ? [] : [name]));
    const columns = found.get(table) ?? [];
    return [
      ...columns
        .filter((column) => emptied.has(column) === kept.includes(column))
        .map((column) => `${table}.${column}`),
      ...[...emptied, ...kept]
        .filter((column) => !columns.includes(column))
        .map((column) => `${table}.${column} is not there`),
    ];
  });
}

/** Carries the catalogue out of a transaction that changes nothing. */
class RolledBack extends Error {
  constructor(readonly found: Map<string, string[]>) {
    super();
  }
}

/** Whether rows of a table can stay when their person goes, so that each column needs a fate. */
const needsFate = (table: string): boolean => {
  const erased = personalTables[table]?.erased;
  return erased !== undefined && 'stays' in erased;
};
/** Whether the archive tells of a table, so that it says of each column what it makes of it. */
const isTold = (table: string): boolean => {
  const plan = personalTables[table];
  return plan !== undefined && isExported(plan);
};

describe('what becomes of each column when its person deletes the account', () => {
  it('is said once for every column of rows that can stay', async () => {
    expect(columnsWithoutFate(await catalogue())).toEqual([]);
  });

  it('is missed for a column that is added to any table, by the archive and by erasure', async () => {
    const tables = Object.keys(personalTables);
    const { found, without } = await api.db
      .transaction()
      .execute(async (tx) => {
        for (const table of tables) await sql`alter table ${sql.table(table)} add column added text`.execute(tx);
        const added = await catalogue(tx);
        throw new RolledBack(added);
      })
      .catch((error: unknown) => {
        if (!(error instanceof RolledBack)) throw error;
        return { found: error.found, without: tables.filter((table) => !needsFate(table) && !isTold(table)) };
      });
    const named = (columns: readonly string[]) => columns.map((column) => column.replace(/\.added$/, '')).toSorted();
    expect(named(columnsWithoutFate(found))).toEqual(tables.filter(needsFate).toSorted());
    expect(named(undecidedInArchive(found))).toEqual(tables.filter(isTold).toSorted());
    // What is left says nothing of a person, or goes whole, whatever columns it gets.
    for (const table of without) {
      const { erased } = personalTables[table] ?? { erased: undefined };
      expect(erased === undefined || !('stays' in erased), table).toBe(true);
    }
  });

  it('names rows that go whole with the person or with what they wrote in a document', () => {
    const whole = Object.entries(personalTables).filter(
      ([, { erased }]) => erased !== undefined && !('stays' in erased),
    );
    for (const [table, { erased }] of whole) {
      if (erased === undefined || !('steps' in erased) || !isExported(personalTables[table] ?? { notTold: '' }))
        continue;
      const deletes = erased.steps.some(
        ({ when, set }) => set === undefined && (when === 'ALWAYS' || when === 'DOCUMENT'),
      );
      expect(deletes, table).toBe(true);
    }
  });

  it('is carried out for every table that says so, in a fixed order', () => {
    const withSteps = Object.keys(personalTables).filter((table) => stepsOf(personalTables[table]?.erased).length > 0);
    expect([...ERASURE_ORDER].toSorted()).toEqual(withSteps.toSorted());
  });
});
