import { describe, expect, it } from 'vitest';
import { operations } from './operations';
import { CLOSED_NAMES, closedBecause, OPENED_NAMES, tokenScopeOf } from './token-scopes';

const guarded = operations.filter(({ isPublic }) => !isPublic);

describe('what personal access tokens open', () => {
  it('is said of every call, once', () => {
    const undecided = guarded.filter(({ id }) => tokenScopeOf(id) === null && closedBecause(id) === null);
    expect(undecided.map(({ id }) => id)).toEqual([]);
    expect(OPENED_NAMES.filter((name) => CLOSED_NAMES.includes(name))).toEqual([]);
  });

  it('names only calls that there are, and that strangers may not make', () => {
    const names = guarded.flatMap(({ id }) => [id, id.split('.')[0] ?? '']);
    expect([...OPENED_NAMES, ...CLOSED_NAMES].filter((name) => !names.includes(name))).toEqual([]);
  });

  it('is nothing that asks for a fresh sign-in, and writes only by a scope to write', () => {
    const opened = guarded.filter(({ id }) => tokenScopeOf(id) !== null);
    expect(opened.filter(({ needsFreshSignIn }) => needsFreshSignIn).map(({ id }) => id)).toEqual([]);
    const writes = opened.filter(({ method }) => method !== 'GET');
    expect(writes.length).toBeGreaterThan(0);
    for (const { id } of writes) expect(tokenScopeOf(id), id).toMatch(/:write$/);
  });
});
