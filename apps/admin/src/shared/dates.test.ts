import { describe, expect, it } from 'vitest';
import { formatRecent } from './dates';

const at = (year: number, month: number, day: number, hour = 12) => new Date(year, month - 1, day, hour);

describe('when something happened', () => {
  const now = at(2026, 3, 1, 15);
  it.each([
    [at(2026, 3, 1, 9), 'Today, 9:00 AM'],
    [at(2026, 3, 1, 0), 'Today, 12:00 AM'],
    [at(2026, 2, 28, 23), 'Yesterday, 11:00 PM'],
    [at(2026, 2, 27, 23), 'February 27'],
    [at(2026, 1, 1, 0), 'January 1'],
    [at(2025, 12, 31, 23), 'December 31, 2025'],
  ])('%s: %s', (date, words) => {
    expect(formatRecent(date.toISOString(), now).replaceAll('\u202f', ' ')).toBe(words);
  });
});
