import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { unknownMember } from './unknown-member';

const profile = z.object({
  name: z.string().optional(),
  over: z.object({ name: z.string() }).optional(),
  tags: z.array(z.object({ id: z.int() })).optional(),
  day: z
    .string()
    .transform((day) => new Date(day))
    .optional(),
});
const firstUnknown = (body: object, schema: z.ZodType = profile) => unknownMember(body, schema.parse(body));

describe('a member of a body that its schema does not take', () => {
  it.each([
    ['is none in a body of known members', { name: 'Ada', over: { name: 'A' }, tags: [{ id: 1 }] }, null],
    ['is none in an empty body', {}, null],
    ['is none in what the schema turned into something else', { day: '2026-06-15' }, null],
    ['is found at the top', { name: 'Ada', userType: 'ADMIN' }, ['userType']],
    ['is found inside a member', { over: { name: 'A', id: 1 } }, ['over', 'id']],
    ['is found inside a list', { tags: [{ id: 1 }, { id: 2, more: true }] }, ['tags', '1', 'more']],
    ['is found under a name that every object has', { toString: 'x' }, ['toString']],
    ['is found without a value', { userType: null }, ['userType']],
  ])('%s', (_name, body, path) => {
    expect(firstUnknown(body)).toEqual(path);
  });

  it('is none where the schema takes any', () => {
    expect(firstUnknown({ id: 'evt_1', data: { object: { x: 1 } } }, z.looseObject({}))).toBeNull();
  });

  it('is looked for at any depth', () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 50_000; depth += 1) deep = [deep];
    expect(unknownMember({ deep }, { deep })).toBeNull();
  });
});
