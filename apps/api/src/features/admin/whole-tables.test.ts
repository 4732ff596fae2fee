import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LARGEST_EXACT_TOTAL } from '../../kernel/database/keyset';
import { anAdmin, type TestPerson } from '../../testing/builders';
import { addManyRows, listsOf } from '../../testing/many-rows';
import { type TestApp, testApp } from '../../testing/test-app';

/** Each of them more than a list counts, so that reading one whole is told from counting. */
const ROWS = {
  users: 26_000,
  documents: 12_000,
  items: 26_000,
  events: 12_000,
  entries: 30_000,
  tickets: 12_000,
  waiting: 12_000,
};

/**
 * Read whole at this size, each because the planner finds it cheaper: two letters are in the words of many, a state
 * has half of the people or a few, half of the tickets are closed. `bench:admin-lists` holds each to its budget.
 */
const PLANNED_SO = ['users, two letters', 'users of a state', 'tickets that are closed'];

const isPostgres = process.env['TROTH_TEST_DATABASE_URL'] !== undefined;

let api: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  if (!isPostgres) return;
  // One connection: what it read is known as soon as its transaction ends.
  api = await testApp({}, null, 1);
  admin = await anAdmin(api);
  await addManyRows(api, ROWS);
}, 120_000);
afterAll(() => (isPostgres ? api.close() : undefined));

/**
 * How many rows of each large table were read from beginning to end so far, as the database counts what it does. Large is
 * what ANALYZE found so: the running count of rows holds an insert twice for a moment after it.
 */
async function readInARow(): Promise<Map<string, number>> {
  await sql`select pg_stat_force_next_flush()`.execute(api.db);
  const { rows } = await sql<{ relname: string; read: string }>`
    select stat.relname, seq_tup_read as read from pg_stat_user_tables stat join pg_class on pg_class.oid = stat.relid
    where pg_class.reltuples > ${LARGEST_EXACT_TOTAL}`.execute(api.db);
  return new Map(rows.map(({ relname, read }) => [relname, Number(read)]));
}

/** The database that runs in the program plans alike, and is slow to fill. */
describe.skipIf(!isPostgres)('an admin’s list', () => {
  it('never reads a large table whole: at most as many rows in a row as a total counts', async () => {
    const tables = [...(await readInARow()).keys()];
    expect(tables).toEqual(
      expect.arrayContaining([
        'users',
        'documents',
        'purchase_items',
        'appointment_events',
        'audit_entries',
        'support_tickets',
        'postnup_waitlist',
      ]),
    );
    const whole: string[] = [];
    const lists = (await listsOf(api, admin)).filter(([what]) => !PLANNED_SO.includes(what));
    expect(lists.length).toBeGreaterThan(20);
    for (const [what, path] of lists) {
      const before = await readInARow();
      expect((await api.get(path, admin)).status, path).toBe(200);
      const after = await readInARow();
      for (const table of tables) {
        const rows = (after.get(table) ?? 0) - (before.get(table) ?? 0);
        if (rows > LARGEST_EXACT_TOTAL + 1) whole.push(`${what}: ${rows} of ${table}`);
      }
    }
    expect(whole).toEqual([]);
  }, 60_000);
});
