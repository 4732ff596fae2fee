import { afterEach, describe, expect, it, vi } from 'vitest';
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

describe('requests of a page that nobody is at', () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['within a minute of a touch', 60_000, null],
    ['after it', 60_001, '1'],
  ])('%s', async (_name, later, mark) => {
    vi.useFakeTimers({ now: Date.now() });
    window.dispatchEvent(new Event('keydown'));
    vi.advanceTimersByTime(later);
    const sent: Request[] = [];
    const send = sentFromThisTab((request) => {
      sent.push(request);
      return Promise.resolve(new Response());
    });
    await send(new Request('http://api.test/states'));
    expect(sent[0]?.headers.get('x-troth-background')).toBe(mark);
  });
});
