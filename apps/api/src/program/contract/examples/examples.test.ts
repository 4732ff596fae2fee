import { describe, expect, it } from 'vitest';
import { operations } from '../../operations';
import { chooseExample, filler, fits, sanitized, speaksJson } from './example';
import { readExamples } from './examples-file';

const examples = readExamples();
const byId = new Map(operations.map((operation) => [operation.id, operation]));

describe('the examples of the contract', () => {
  it('show every operation that takes or gives JSON; record new ones with `pnpm --filter @troth/api examples FILE`', () => {
    expect(operations.filter(speaksJson).flatMap(({ id }) => (examples[id] === undefined ? [id] : []))).toEqual([]);
  });

  it('are of operations that are there', () => {
    expect(Object.keys(examples).filter((id) => !byId.has(id))).toEqual([]);
  });

  it('are as the operations declare their bodies', () => {
    const wrong = Object.entries(examples).filter(([id, example]) => {
      const operation = byId.get(id);
      return operation === undefined || !fits(operation, example);
    });
    expect(wrong.map(([id]) => id)).toEqual([]);
  });

  it('hold nothing that a run made up, and no address but invented ones', () => {
    const cleaned = Object.entries(examples).map(([id, example]) => [id, sanitized(example)] as const);
    expect(examples).toEqual(Object.fromEntries(cleaned));
    const addresses = JSON.stringify(examples).match(/[\w.+-]+@[\w.-]+/g) ?? [];
    expect(addresses.filter((address) => !/@(?:[\w-]+\.)*example(?:\.com)?$/i.test(address))).toEqual([]);
  });
});

describe('how an example is made', () => {
  const token = 'T46CxwmFkvDdgBu--2vYEoOEFMIfAI__';

  it('numbers what a run makes up, the same each time it occurs', () => {
    const id = 'f8b563fa-59e3-44d0-960d-3ee449807fa5';
    const clean = sanitized({ request: { id, of: `document:${id}`, email: 'customer-1261@example.com' } });
    expect(clean.request).toEqual({
      id: '00000000-0000-4000-8000-000000000001',
      of: 'document:00000000-0000-4000-8000-000000000001',
      email: 'customer-1@example.com',
    });
  });

  it('replaces tokens by themselves and within addresses, and leaves words alone', () => {
    const clean = sanitized({
      request: { token, url: `http://127.0.0.1:4000/calendar/${token}`, key: 'a-long-name-with-2-dashes-in-it' },
    });
    expect(clean.request).toEqual({
      token: filler(token.length),
      url: `http://127.0.0.1:4000/calendar/${filler(token.length)}`,
      key: 'a-long-name-with-2-dashes-in-it',
    });
  });

  it('takes the call that tells most and fits, with one of each list', () => {
    const operation = byId.get('savedReplies.replace');
    const reply = { name: 'Welcome', message: 'Good morning' };
    const calls = [
      { replies: [] },
      { replies: [reply, { ...reply, name: 'Thanks' }] },
      { replies: [{ ...reply, name: 7, more: 1, most: 2 }] },
    ].map((body) => ({ id: 'savedReplies.replace', request: body, response: body }));
    if (operation === undefined) throw new Error('savedReplies.replace is gone.');
    expect(chooseExample(operation, calls)?.response).toEqual({ replies: [reply] });
  });
});
