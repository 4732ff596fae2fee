import { describe, expect, it } from 'vitest';
import { sentFromThisTab } from './tab';

describe('requests of one page load', () => {
  it('carry the same name, and keep what else they carry', async () => {
    const sent: Request[] = [];
    const send = sentFromThisTab((request) => {
      sent.push(request);
      return Promise.resolve(new Response());
    });
    await send(new Request('http://api.test/states'));
    await send(new Request('http://api.test/states', { headers: { authorization: 'Bearer token' } }));
    const names = sent.map(({ headers }) => headers.get('x-troth-tab'));
    expect(names[0]).toMatch(/^[\w-]{8,64}$/);
    expect(names[1]).toBe(names[0]);
    expect(sent[1]?.headers.get('authorization')).toBe('Bearer token');
  });
});
