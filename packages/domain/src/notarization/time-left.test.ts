import { describe, expect, it } from 'vitest';
import { timeLeft } from './time-left';

const left = (now: string, until: string, timeZone = 'America/Los_Angeles') =>
  timeLeft({ now: new Date(now), until: new Date(until), timeZone });

describe('what is left of a wait (D30)', () => {
  it.each([
    ['a week ahead', '2026-06-15T18:00:00.000Z', '2026-06-22T18:00:00.000Z', [7, 0, 0]],
    ['a begun minute counts whole', '2026-06-22T17:59:00.001Z', '2026-06-22T18:00:00.000Z', [0, 0, 1]],
    ['a minute before', '2026-06-22T17:59:00.000Z', '2026-06-22T18:00:00.000Z', [0, 0, 1]],
    ['a little more than a minute before', '2026-06-22T17:58:59.999Z', '2026-06-22T18:00:00.000Z', [0, 0, 2]],
    ['days, hours and minutes', '2026-06-17T03:38:00.000Z', '2026-06-22T18:00:00.000Z', [5, 14, 22]],
    ['a day short of a minute', '2026-06-21T18:01:00.000Z', '2026-06-22T18:00:00.000Z', [0, 23, 59]],
    ['clocks go back within it', '2026-10-28T17:00:00.000Z', '2026-11-04T18:00:00.000Z', [7, 0, 0]],
    ['the day on which they go back has 25 hours', '2026-11-01T06:30:00.000Z', '2026-11-02T08:00:00.000Z', [1, 0, 30]],
    ['clocks go forward within it', '2026-03-05T18:00:00.000Z', '2026-03-12T17:00:00.000Z', [7, 0, 0]],
    ['and have gone already', '2026-03-08T17:00:00.000Z', '2026-03-12T17:00:00.000Z', [4, 0, 0]],
  ] as const)('%s', (_name, now, until, [days, hours, minutes]) => {
    expect(left(now, until)).toEqual({ days, hours, minutes });
  });

  it('is nothing at its end, and after it', () => {
    expect(left('2026-06-22T18:00:00.000Z', '2026-06-22T18:00:00.000Z')).toBeNull();
    expect(left('2026-06-23T18:00:00.000Z', '2026-06-22T18:00:00.000Z')).toBeNull();
  });
});
