import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Operation } from '../kernel/http/operation';
import { operations } from './operations';
import { packageRoot } from '../kernel/package-root';
import { openAccess, type TestPerson } from '../testing/builders';
import { ATTACK_NAMES, attacks, picker, type Sent } from '../testing/hostile-requests';
import { type TestApp, testApp } from '../testing/test-app';
import { ACTORS, type ActorName, aWorld, type World } from '../testing/world';

/** The same requests each time; a change of either is a change of what is tried. */
const SEED = 20_260_615;
/** More of them, or only at addresses with these letters in them, are for a longer run by hand. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 5_000);
const ADDRESSES = process.env['FUZZ_ADDRESSES'] ?? '';
const targets = operations.filter(({ path }) => path.includes(ADDRESSES));

let api: TestApp;
let world: World;
let tokens: Readonly<Record<ActorName, string | null>>;
beforeAll(async () => {
  api = await testApp();
  world = await aWorld(api);
  const [documentId] = /[\w-]{36}/.exec(world.address(operationOf('documents.read'))) ?? [''];
  // So that what an admin may look at is read, too.
  await openAccess(api, world.actors.admin as TestPerson, documentId);
  tokens = Object.fromEntries(
    await Promise.all(
      ACTORS.map(async (name) => {
        const actor = world.actors[name];
        return [name, actor === null ? null : await api.issuer.sign(actor.claims)] as const;
      }),
    ),
  ) as Record<ActorName, string | null>;
});
afterAll(() => api.close());

function operationOf(id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`There is no ${id}.`);
  return found;
}

async function send(operation: Operation, actor: ActorName, { address, body, headers }: Sent): Promise<number> {
  const isBodied = operation.method !== 'GET' && body !== undefined;
  const token = tokens[actor];
  const response = await api.app.request(address ?? world.address(operation), {
    method: operation.method,
    headers: {
      origin: 'http://127.0.0.1:4001',
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(isBodied ? { body } : {}),
  });
  if (response.headers.get('content-type')?.startsWith('text/event-stream') === true) await response.body?.cancel();
  else await response.arrayBuffer();
  return response.status;
}

it('tries every call of openapi.json', () => {
  const contract = JSON.parse(readFileSync(join(packageRoot(), '../../packages/api-client/openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const ids = Object.values(contract.paths).flatMap((methods) =>
    Object.values(methods).map((each) => each.operationId),
  );
  expect(operations.map(({ id }) => id).sort()).toEqual(ids.sort());
});

it(`answers ${REQUESTS} hostile requests with no 5xx`, async () => {
  const draws = fc.sample(fc.tuple(fc.constantFrom(...ACTORS), fc.constantFrom(...ATTACK_NAMES), fc.nat()), {
    seed: SEED,
    numRuns: REQUESTS,
  });
  const failed: string[] = [];
  const tried = new Set<string>();
  for (const [at, [actor, name, number]] of draws.entries()) {
    const operation = targets[at % targets.length] as Operation;
    const sent = attacks[name]?.(operation, world.address(operation), picker(number)) ?? {};
    const status = await send(operation, actor, sent).catch((error: unknown) => {
      // A request that cannot be written at all, such as a header with a letter beyond its alphabet, was not sent.
      if (error instanceof TypeError && /ByteString|Invalid URL|header/i.test(error.message)) return 0;
      throw error;
    });
    tried.add(name);
    if (status >= 500) failed.push(`${status} ${operation.id} as ${actor}: ${name} ${number}`);
  }
  expect(failed).toEqual([]);
  expect([...tried].sort()).toEqual([...ATTACK_NAMES].sort());
}, 3_600_000);
