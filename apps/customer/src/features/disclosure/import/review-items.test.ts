import { describe, expect, it } from 'vitest';
import { type Decision, errorsOf, reviewItem } from './review-items';

/** An overdrawn account of which the file says neither the type nor the day. */
const item = reviewItem(
  {
    key: '1',
    institution: 'Harbor Bank',
    lastFour: '3645',
    type: null,
    currency: 'USD',
    cents: -100,
    date: null,
    problem: null,
  },
  '',
  'key',
);

describe('what an account needs before it is saved', () => {
  it.each<[string, Decision, string[]]>([
    ['a new entry all', 'ADD', ['type', 'date', 'yearIncurred']],
    ['one that is there only what a newer statement brings', 'UPDATE:entry', ['date']],
    ['one that is left out nothing', 'LEAVE', []],
  ])('asks of %s', (_name, decision, missing) => {
    expect(Object.keys(errorsOf(item, decision, '2026-11-21'))).toEqual(missing);
  });

  it('asks nothing of one whose answer was lost', () => {
    expect(errorsOf({ ...item, isUncertain: true }, 'ADD', '2026-11-21')).toEqual({});
  });
});
