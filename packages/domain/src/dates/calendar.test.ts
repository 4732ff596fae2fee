import { describe, expect, it } from 'vitest';
import { addDays, ageOn, calendarDateIn, daysBetween, isCalendarDate, monthsBefore, yearsBefore } from './calendar';

describe('calendar dates', () => {
  it.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2028-02-29', true],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['0000-01-01', false],
    ['today', false],
  ])('%s: %s', (text, isDate) => {
    expect(isCalendarDate(text)).toBe(isDate);
  });

  it('counts days over months and leap years', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
    expect(daysBetween('2026-06-15', '2026-06-08')).toBe(-7);
    expect(yearsBefore('2028-02-29', 1)).toBe('2027-02-28');
  });

  it.each([
    ['2026-06-15', 6, '2025-12-15'],
    ['2026-08-31', 6, '2026-02-28'],
    ['2028-08-31', 6, '2028-02-29'],
    ['2026-07-31', 1, '2026-06-30'],
    ['2026-01-01', 13, '2024-12-01'],
  ])('%s less %i months is %s', (date, months, earlier) => expect(monthsBefore(date, months)).toBe(earlier));

  it.each([
    ['the day before the birthday', '2026-06-14', 17],
    ['on the birthday', '2026-06-15', 18],
    ['the day after', '2026-06-16', 18],
  ])('counts completed years %s', (_name, today, age) => {
    expect(ageOn('2008-06-15', today)).toBe(age);
  });

  it('tells the date of a time zone', () => {
    const instant = new Date('2026-06-15T05:30:00Z');
    expect(calendarDateIn('America/Los_Angeles', instant)).toBe('2026-06-14');
    expect(calendarDateIn('America/New_York', instant)).toBe('2026-06-15');
  });
});
