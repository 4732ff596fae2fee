import { describe, expect, it } from 'vitest';
import { documentDeletionRefusal, restorableUntil } from './set-aside';

const free = { isNotarized: false, isAtNotary: false, hasAttorney: false, purchases: 0 };

describe('deleting a document (portals spec §4, "delete")', () => {
  it.each([
    ['nothing in the way', {}, null],
    ['notarized', { isNotarized: true, isAtNotary: true, hasAttorney: true, purchases: 1 }, 'NOTARIZED'],
    ['with the notary', { isAtNotary: true, hasAttorney: true, purchases: 1 }, 'AT_NOTARY'],
    ['with an attorney', { hasAttorney: true, purchases: 1 }, 'HAS_ATTORNEY'],
    ['with one purchase', { purchases: 1 }, 'HAS_PURCHASES'],
  ] as const)('%s', (_name, changes, refusal) => {
    expect(documentDeletionRefusal({ ...free, ...changes })).toBe(refusal);
  });
});

describe('bringing a document back', () => {
  const asideAt = new Date('2026-06-15T12:00:00.000Z');
  const end = new Date('2026-07-15T12:00:00.000Z');
  it.each([
    ['just before thirty days', end.getTime() - 1, end],
    ['at thirty days', end.getTime(), null],
    ['just after', end.getTime() + 1, null],
  ])('%s', (_name, now, expected) => {
    expect(restorableUntil(asideAt, new Date(now))).toEqual(expected);
  });
  it('is nothing for what was never put aside', () => expect(restorableUntil(null, asideAt)).toBeNull());
});
