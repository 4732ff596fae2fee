import { describe, expect, it } from 'vitest';
import { latestRefreshAt, nextRefreshAt } from './refresh-time';

describe('the daily refresh, at 16:30 in Frankfurt', () => {
  it.each([
    ['just before, in winter', '2026-01-15T15:29:59.999Z', '2026-01-14T15:30:00.000Z', '2026-01-15T15:30:00.000Z'],
    ['at the time, in winter', '2026-01-15T15:30:00.000Z', '2026-01-15T15:30:00.000Z', '2026-01-16T15:30:00.000Z'],
    ['just before, in summer', '2026-07-15T14:29:59.999Z', '2026-07-14T14:30:00.000Z', '2026-07-15T14:30:00.000Z'],
    ['after midnight there', '2026-07-14T22:30:00.000Z', '2026-07-14T14:30:00.000Z', '2026-07-15T14:30:00.000Z'],
    ['on the eve of summer time', '2026-03-28T16:00:00.000Z', '2026-03-28T15:30:00.000Z', '2026-03-29T14:30:00.000Z'],
    ['on the eve of winter time', '2026-10-24T15:00:00.000Z', '2026-10-24T14:30:00.000Z', '2026-10-25T15:30:00.000Z'],
  ])('%s', (_name, now, latest, next) => {
    expect(latestRefreshAt(new Date(now)).toISOString()).toBe(latest);
    expect(nextRefreshAt(new Date(now), false).toISOString()).toBe(next);
  });

  it('is tried again after an hour when it failed, but never later than the next day asks', () => {
    expect(nextRefreshAt(new Date('2026-01-15T16:00:00Z'), true).toISOString()).toBe('2026-01-15T17:00:00.000Z');
    expect(nextRefreshAt(new Date('2026-01-15T15:00:00Z'), true).toISOString()).toBe('2026-01-15T15:30:00.000Z');
  });
});
