import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shownBy } from '../features/looking/what-is-shown';
import { operations } from './operations';
import { type TestApp, testApp } from '../testing/test-app';
import { ACTORS, type ActorName, aWorld, type World } from '../testing/world';

let api: TestApp;
let world: World;
beforeAll(async () => {
  // One connection, as to the embedded database: a call that asks for a second one while it holds the first never ends.
  api = await testApp({}, null, 1);
  world = await aWorld(api);
});
afterAll(() => api.close());

type Outcome = 'yes' | '401' | '403' | '404';

/**
 * What became of a call: 401, 403 and 404 tell that the actor was turned away. Whatever else was answered, a complaint
 * about the empty body included, came after the policy had let the actor in.
 */
function outcomeOf(status: number, isRefused: boolean): Outcome {
  if (status === 401) return '401';
  if (status === 403) return '403';
  return status === 404 && isRefused ? '404' : 'yes';
}

async function attempt(actor: ActorName, operation: (typeof operations)[number]): Promise<Outcome> {
  const before = await countRefusals();
  const reply = await api.request(operation.method, world.address(operation), {
    as: world.actors[actor],
    ...(operation.form !== undefined ? { body: new FormData() } : operation.body === undefined ? {} : { json: {} }),
    headers: { origin: 'http://127.0.0.1:4001' },
  });
  expect(reply.status, `${operation.id} as ${actor}`).toBeLessThan(500);
  // A read has no body to complain about: a 400 means that the world sends an incomplete address. Addresses are often
  // parsed before the policy looks, so everybody would read "yes".
  if (operation.method === 'GET') expect(reply.status, `${operation.id} as ${actor}: send its query`).not.toBe(400);
  return outcomeOf(reply.status, (await countRefusals()) > before);
}

async function countRefusals(): Promise<number> {
  const row = await api.db
    .selectFrom('auditRefusals')
    .select((eb) => eb.fn.sum<number | null>('count').as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Calls whose addresses are about the couple, or about one partner of it. */
const isAboutTheCouple = (path: string) =>
  /^\/(users\/\{(id|userId|uid)\}|documents\/|notarizations\/)/.test(path) && !/\/attorneys\/\{aid\}/.test(path);

describe('who may do what: every call, tried by every kind of person', () => {
  const table: Record<string, Partial<Record<ActorName, Outcome>>> = {};

  it('never fails, and asks strangers to sign in wherever it is not open to all', async () => {
    // Changes that would take the ground from under the others come last.
    const reads = operations.filter(({ isChange }) => !isChange);
    const changes = operations.filter(({ isChange }) => isChange);
    for (const operation of [...reads, ...changes]) {
      const row: Partial<Record<ActorName, Outcome>> = {};
      for (const actor of ACTORS) row[actor] = await attempt(actor, operation);
      table[`${operation.method} ${operation.path}`] = row;
      expect(row.stranger === 'yes', operation.id).toBe(operation.isPublic);
    }
  }, 300_000);

  it('shows nothing of a couple to anyone who has nothing to do with them', () => {
    for (const operation of operations.filter(({ path, isPublic }) => isAboutTheCouple(path) && !isPublic)) {
      const row = table[`${operation.method} ${operation.path}`];
      for (const actor of ['newcomer', 'other customer', 'other attorney', 'applicant'] as const) {
        expect(row?.[actor], `${operation.id} as ${actor}`).toMatch(/^40[34]$/);
      }
    }
  });

  it('keeps admin calls to admins', () => {
    for (const operation of operations.filter(({ path }) => path.startsWith('/admin/'))) {
      const row = table[`${operation.method} ${operation.path}`];
      for (const actor of ACTORS.filter((name) => name !== 'admin')) {
        expect(row?.[actor], `${operation.id} as ${actor}`).not.toBe('yes');
      }
      // An admin says why before looking at a couple's answers.
      expect(row?.admin, operation.id).toBe(!operation.isChange && shownBy(operation.id) !== null ? '403' : 'yes');
    }
  });

  it('is as it was last agreed; a change of this table is a change of who may do what', async () => {
    // Run alone with `-u`, it would write an empty table.
    expect(Object.keys(table), 'run the whole file').toHaveLength(operations.length);
    const lines = Object.entries(table)
      .sort(([one], [other]) => one.localeCompare(other, 'en-US'))
      .map(([call, row]) =>
        `${call.padEnd(90)} ${ACTORS.map((actor) => (row[actor] ?? '').padEnd(4)).join(' ')}`.trimEnd(),
      );
    const header = ACTORS.map((actor, index) => `${index + 1} ${actor}`).join(', ');
    await expect(`${header}\n\n${lines.join('\n')}\n`).toMatchFileSnapshot('../testing/authorization-table.txt');
  });
});
