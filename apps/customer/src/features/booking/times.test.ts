import { describe, expect, it } from 'vitest';
import { byDay, zoneName } from './times';

const slots = (...starts: string[]) => starts.map((startAt) => ({ startAt }));
const shown = (timeZone: string, ...starts: string[]) =>
  byDay(slots(...starts), timeZone).map(({ date, times }) => [date, ...times.map(({ label }) => label)]);

describe('slots on the reader’s own clock', () => {
  it('fall on the reader’s days, whatever day it is where the attorney is', () => {
    const late = ['2026-06-17T22:30:00.000Z', '2026-06-18T03:30:00.000Z'];
    expect(shown('America/New_York', ...late)).toEqual([['2026-06-17', '6:30 PM', '11:30 PM']]);
    expect(shown('Europe/Lisbon', ...late)).toEqual([
      ['2026-06-17', '11:30 PM'],
      ['2026-06-18', '4:30 AM'],
    ]);
  });

  it('tell two times apart that a clock shows twice in a night', () => {
    expect(shown('America/New_York', '2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z')).toEqual([
      ['2026-11-01', '1:30 AM EDT', '1:30 AM EST'],
    ]);
  });

  it('follow the reader’s clock when it goes forward and the attorney’s does not', () => {
    // Nine in the morning in Phoenix, before and after New York's clocks go forward on 8 March 2026.
    expect(shown('America/New_York', '2026-03-07T16:00:00.000Z', '2026-03-09T16:00:00.000Z')).toEqual([
      ['2026-03-07', '11:00 AM'],
      ['2026-03-09', '12:00 PM'],
    ]);
    expect(zoneName('America/New_York', new Date('2026-03-09T16:00:00.000Z'))).toBe('Eastern Daylight Time');
  });
});
