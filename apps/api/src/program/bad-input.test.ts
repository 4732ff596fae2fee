import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Operation } from '../kernel/http/operation';
import { operations } from './operations';
import { type TestApp, testApp } from '../testing/test-app';
import { type ActorName, aWorld, type World } from '../testing/world';

let api: TestApp;
let world: World;
beforeAll(async () => {
  api = await testApp();
  world = await aWorld(api);
});
afterAll(() => api.close());

const RUNS_PER_OPERATION = 12;

/** Values that break careless code: edges of numbers, broken and clever text, wrong kinds. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\u0000',
    '\ud800',
    "'; drop table users; --",
    '../../etc/passwd',
    '%00',
    '__proto__',
    Number.MAX_SAFE_INTEGER,
    -1,
    0.1,
    1e308,
    '9'.repeat(400),
    '2026-02-30',
    '0000-00-00',
    '9999-12-31T23:59:59.999Z',
    '00000000-0000-0000-0000-000000000000',
    'NaN',
    true,
    [],
    {},
  ),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.integer(),
  fc.double(),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Values in the shape of a schema, some members replaced by nasty ones, some left out, some too many. */
function shapedBy(schema: z.ZodType | undefined): fc.Arbitrary<unknown> {
  const shape = schema === undefined ? null : shapeOf(schema);
  if (shape === null) return nasty;
  const members = Object.fromEntries(Object.entries(shape).map(([key, member]) => [key, memberOf(member)]));
  return fc
    .tuple(fc.record(members, { requiredKeys: [] }), fc.dictionary(fc.string({ maxLength: 8 }), nasty, { maxKeys: 2 }))
    .map(([own, more]) => ({ ...more, ...own }));
}

const shapeOf = (schema: z.ZodType): Record<string, z.ZodType> | null =>
  'shape' in schema && typeof schema.shape === 'object' ? (schema.shape as Record<string, z.ZodType>) : null;

/** Whatever the member's schema accepts among plain candidates, or something nasty. */
function memberOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const candidates: unknown[] = [
    '00000000-0000-4000-8000-000000000000',
    'text',
    'a@example.com',
    '+12125550123',
    '2020-01-01',
    '2026-06-15T12:00:00.000Z',
    0,
    1,
    2020,
    true,
    null,
    [],
    ['00000000-0000-4000-8000-000000000000'],
    'CUSTOMER',
    'APPROVED',
    'UNPAID',
    'ASSET',
    'CHECKING',
  ].filter((candidate) => schema.safeParse(candidate).success);
  return candidates.length === 0 ? nasty : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...candidates) }, nasty);
}

/** A value as text, whatever its own `toString` is. */
const textOf = (value: unknown): string =>
  wellFormed(typeof value === 'string' ? value : String(JSON.stringify(value)));

/** The members of a body as fields of a form: texts as they are, anything else as a file of it. */
function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body) as Record<string, unknown>)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new File([String(JSON.stringify(value))], textOf(value)));
  }
  return form;
}

async function send(operation: Operation, actor: ActorName, address: string, body: unknown): Promise<number> {
  const sent = operation.form === undefined ? { json: body } : { body: formOf(body) };
  const reply = await api.request(operation.method, address, {
    as: world.actors[actor],
    ...(operation.body === undefined || operation.method === 'GET' ? {} : sent),
    headers: { origin: 'http://127.0.0.1:4001' },
  });
  return reply.status;
}

describe('bad input', () => {
  // The people who get past the policies, so that what they send is really read.
  const senders: ActorName[] = ['partner A', 'own attorney', 'applicant', 'admin'];
  const withBody = operations.filter(({ body }) => body !== undefined);
  const withQuery = operations.filter(({ query }) => query !== undefined);

  it.each(withBody.map((operation) => [operation.id, operation] as const))(
    'never makes %s fail on its body',
    async (_id, operation) => {
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(shapedBy(operation.body), nasty),
          fc.constantFrom(...senders),
          async (body, actor) => {
            expect(await send(operation, actor, world.address(operation), body)).toBeLessThan(500);
          },
        ),
        { numRuns: RUNS_PER_OPERATION },
      );
    },
    60_000,
  );

  it.each(withQuery.map((operation) => [operation.id, operation] as const))(
    'never makes %s fail on its query',
    async (_id, operation) => {
      const names = Object.keys(operation.query?.shape ?? {});
      const [path] = world.address(operation).split('?');
      const pairs = fc.array(fc.tuple(fc.constantFrom(...names, 'other'), nasty), { maxLength: 4 });
      await fc.assert(
        fc.asyncProperty(pairs, fc.constantFrom(...senders), async (query, actor) => {
          const search = query.map(([name, value]) => `${name}=${encodeURIComponent(textOf(value))}`).join('&');
          expect(await send(operation, actor, `${path}?${search}`, {})).toBeLessThan(500);
        }),
        { numRuns: RUNS_PER_OPERATION },
      );
    },
    60_000,
  );

  it('never makes an address fail', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...operations),
        fc.array(nasty, { minLength: 4, maxLength: 4 }),
        async (operation, values) => {
          let index = 0;
          const address = operation.path.replace(/\{[^}]+\}/g, () => {
            index += 1;
            return encodeURIComponent(textOf(values[index % values.length])) || '-';
          });
          expect(await send(operation, 'admin', address, {})).toBeLessThan(500);
        },
      ),
      { numRuns: 200 },
    );
  }, 60_000);
});

/** Half a surrogate pair cannot be written in an address at all. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');
