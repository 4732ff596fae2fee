import { describe, expect, it } from 'vitest';
import { byDay, byWeek, zoneName } from './times';

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

  it('are marked where they are early or late for the reader', () => {
    const [day] = byDay(
      slots('2026-06-17T10:30:00.000Z', '2026-06-17T11:00:00.000Z', '2026-06-18T01:00:00.000Z'),
      'America/New_York',
    );
    expect(day?.times.map(({ label, isUnusual }) => [label, isUnusual])).toEqual([
      ['6:30 AM', true],
      ['7:00 AM', false],
      ['9:00 PM', true],
    ]);
  });

  it('come week by week from the first to the last, with the days that have none', () => {
    const days = byDay(slots('2026-06-21T15:00:00.000Z', '2026-07-01T15:00:00.000Z'), 'America/New_York');
    const weeks = byWeek(days);
    expect(weeks.map(({ start }) => start)).toEqual(['2026-06-15', '2026-06-22', '2026-06-29']);
    expect(weeks[0]?.days.map(({ date, open }) => [date, open !== null]).at(-1)).toEqual(['2026-06-21', true]);
    expect(weeks[1]?.days.every(({ open }) => open === null)).toBe(true);
    expect(byWeek([])).toEqual([]);
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
