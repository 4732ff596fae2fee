import { describe, expect, it } from 'vitest';
import { type DuplicateFacts, documentToKeep, duplicateRefusal } from './duplicates';

const facts = (id: string, changes: Partial<DuplicateFacts> = {}): DuplicateFacts => ({
  id,
  partnerId: null,
  createdAt: '2026-06-15T12:00:00.000Z',
  answers: 0,
  entries: 0,
  purchases: 0,
  versions: 0,
  hasAttorney: false,
  isAtNotary: false,
  isNotarized: false,
  ...changes,
});

describe('the document that is kept', () => {
  it.each([
    ['has a partner', { partnerId: 'p' }],
    ['has a purchase', { purchases: 1 }],
    ['has one answer more', { answers: 1 }],
    ['is older', { createdAt: '2026-06-15T11:59:59.999Z' }],
  ] as const)('is the one that %s', (_name, changes) => {
    expect(documentToKeep([facts('a'), facts('b', changes)])).toBe('b');
    expect(documentToKeep([facts('b', changes), facts('a')])).toBe('b');
  });

  it('is a notarized one before all others, and none of none', () => {
    expect(documentToKeep([facts('a', { answers: 99, versions: 9 }), facts('b', { isNotarized: true })])).toBe('b');
    expect(documentToKeep([])).toBeNull();
  });
});

describe('documents made one', () => {
  const refusal = (others: Partial<DuplicateFacts>, kept: Partial<DuplicateFacts> = {}, expected = ['a', 'b']) =>
    duplicateRefusal([facts('a', kept), facts('b', others)], { keep: 'a', expected });
  it.each([
    ['nothing', {}, {}, null],
    ['a notarized one', { isNotarized: true }, {}, 'DISCARDED_NOTARIZED'],
    ['one before the notary', { isAtNotary: true }, {}, 'DISCARDED_AT_NOTARY'],
    ['one with an attorney', { hasAttorney: true }, {}, 'DISCARDED_HAS_ATTORNEY'],
    ['one with another partner', { partnerId: 'q' }, { partnerId: 'p' }, 'OTHER_PARTNER'],
    ['one with a partner whom the kept one lacks', { partnerId: 'q' }, {}, 'OTHER_PARTNER'],
    ['one with the same partner', { partnerId: 'p' }, { partnerId: 'p' }, null],
  ] as const)('put aside %s', (_name, others, kept, expected) => {
    expect(refusal(others, kept)).toBe(expected);
  });

  it('are what the admin saw', () => {
    expect(refusal({}, {}, ['a'])).toBe('CHANGED_MEANWHILE');
    expect(refusal({}, {}, ['a', 'c'])).toBe('CHANGED_MEANWHILE');
    expect(refusal({}, {}, ['b', 'a'])).toBeNull();
    expect(duplicateRefusal([facts('a'), facts('b')], { keep: 'c', expected: ['a', 'b'] })).toBe('CHANGED_MEANWHILE');
    expect(duplicateRefusal([facts('a')], { keep: 'a', expected: ['a'] })).toBe('NOT_TWO');
  });
});
