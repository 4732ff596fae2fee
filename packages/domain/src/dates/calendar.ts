/** Calendar date `YYYY-MM-DD` without a time zone. Rules are told today's date; they never read the clock. */
export type CalendarDate = string;
/** UTC instant as an ISO string with milliseconds and `Z`. */
export type Instant = string;

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_PER_DAY = 86_400_000;
const MONTHS_PER_YEAR = 12;

const utcDay = (date: CalendarDate): number => Date.parse(`${date}T00:00:00.000Z`) / MS_PER_DAY;
const fromUtcDay = (day: number): CalendarDate => new Date(day * MS_PER_DAY).toISOString().slice(0, 10);

/** Whether a text is a date that the calendar has; `2026-02-29` is none. Year 0000 is refused. */
export function isCalendarDate(text: string): boolean {
  const match = SHAPE.exec(text);
  if (match === null || match[1] === '0000') return false;
  const day = utcDay(text);
  return Number.isFinite(day) && fromUtcDay(day) === text;
}

/** The date that many days later; earlier when negative. */
export const addDays = (date: CalendarDate, days: number): CalendarDate => fromUtcDay(utcDay(date) + days);

/** Whole days from one date to another; negative when `to` is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => utcDay(to) - utcDay(from);

/** Calendar year of a date. */
export const yearOf = (date: CalendarDate): number => Number(date.slice(0, 4));

/**
 * The same day some years earlier. 29 February becomes 28 February in a year that lacks it, so a person born then is
 * of age on the day before 1 March at the latest.
 */
export function yearsBefore(date: CalendarDate, years: number): CalendarDate {
  const moved = `${String(yearOf(date) - years).padStart(4, '0')}${date.slice(4)}`;
  return isCalendarDate(moved) ? moved : `${moved.slice(0, 8)}28`;
}

/** The same day some months earlier, or the last day of a month that lacks it: 31 August less 6 months is 28 February. */
export function monthsBefore(date: CalendarDate, months: number): CalendarDate {
  const month = yearOf(date) * MONTHS_PER_YEAR + Number(date.slice(5, 7)) - 1 - months;
  const yearAndMonth = [
    String(Math.floor(month / MONTHS_PER_YEAR)).padStart(4, '0'),
    String((month % MONTHS_PER_YEAR) + 1).padStart(2, '0'),
  ].join('-');
  const days = [date.slice(8), '30', '29', '28'].map((day) => `${yearAndMonth}-${day}`);
  return days.find((day) => isCalendarDate(day)) ?? date;
}

/**
 * Completed years of age on a day. A birthday of 29 February is completed on 1 March in other years, since the day of
 * the month decides.
 */
export function ageOn(birthdate: CalendarDate, today: CalendarDate): number {
  const years = yearOf(today) - yearOf(birthdate);
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years;
}

/** Making one takes a hundred times as long as using it, and a list asks for thousands of dates. */
const formats = new Map<string, Intl.DateTimeFormat>();
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  return format;
}

/**
 * The calendar date at an instant in a time zone.
 * @param timeZone IANA name, e.g. `America/Los_Angeles`. An unknown name throws a RangeError.
 */
export function calendarDateIn(timeZone: string, instant: Date): CalendarDate {
  const parts = formatIn(timeZone).formatToParts(instant);
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}`;
}
