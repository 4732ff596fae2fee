import { describe, expect, it, vi } from 'vitest';
import { EarlyLock } from './early-lock';
import type { Calls } from './session';

const held = (token: string) => ({ holder: null, acquiredAt: '2026-11-24T10:00:00.000Z', token });

function someCalls(takeLock: Calls['takeLock']) {
  const calls = {
    readLock: vi.fn<Calls['readLock']>(),
    takeLock: vi.fn(takeLock),
    releaseLock: vi.fn<Calls['releaseLock']>(() => Promise.resolve()),
    save: vi.fn<Calls['save']>(),
    refusalOf: vi.fn<Calls['refusalOf']>(),
  };
  return calls;
}
/** On a page that is here. */
function askedOf(calls: Calls): EarlyLock {
  const early = new EarlyLock(calls);
  early.ask();
  return early;
}
const first = { token: null, isTakeover: false };

describe('the lock that is requested before the text is there', () => {
  it('is the first one that a session requests, and requested once', async () => {
    const calls = someCalls(() => Promise.resolve(held('early')));
    const own = askedOf(calls).calls();
    expect(calls.takeLock).toHaveBeenCalledTimes(1);
    expect((await own.takeLock(first)).token).toBe('early');
    expect(calls.takeLock).toHaveBeenCalledTimes(1);
    await own.takeLock(first);
    expect(calls.takeLock).toHaveBeenCalledTimes(2);
  });

  it('refuses the session where it was refused', async () => {
    const own = askedOf(someCalls(() => Promise.reject(new Error('LOCKED')))).calls();
    await expect(own.takeLock(first)).rejects.toThrow('LOCKED');
  });

  it('is not requested behind a session that requested it first', async () => {
    const calls = someCalls(() => Promise.resolve(held('own')));
    const early = new EarlyLock(calls);
    await early.calls().takeLock(first);
    early.ask();
    expect(calls.takeLock).toHaveBeenCalledTimes(1);
  });

  it('is neither a renewal nor a takeover', async () => {
    let count = 0;
    const calls = someCalls(() => Promise.resolve(held(String((count += 1)))));
    const own = askedOf(calls).calls();
    expect((await own.takeLock({ token: null, isTakeover: true })).token).toBe('2');
    expect((await own.takeLock({ token: '2', isTakeover: false })).token).toBe('3');
  });

  it('is given back with the page, unless a session has it', async () => {
    const calls = someCalls(() => Promise.resolve(held('early')));
    const unused = askedOf(calls);
    unused.leave();
    unused.leave();
    await vi.waitFor(() => expect(calls.releaseLock.mock.calls).toEqual([['early', true]]));
    const used = askedOf(calls);
    await used.calls().takeLock(first);
    used.leave();
    await Promise.resolve();
    expect(calls.releaseLock).toHaveBeenCalledTimes(1);
  });
});
