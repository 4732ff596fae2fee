import { t } from './own-texts';

/** The time of day of an instant where the reader is: "9:20 PM". */
export const formatTime = (instant: string): string =>
  new Intl.DateTimeFormat(t.locale, { hour: 'numeric', minute: '2-digit' }).format(new Date(instant));

/** The date of an instant where the reader is: "November 20, 2026". */
export const formatLongDay = (instant: string): string =>
  new Intl.DateTimeFormat(t.locale, { dateStyle: 'long' }).format(new Date(instant));

/** Month and day of an instant where the reader is: "Nov 20". */
export const formatMonthDay = (instant: string): string =>
  new Intl.DateTimeFormat(t.locale, { month: 'short', day: 'numeric' }).format(new Date(instant));

/** An instant to the minute where the reader is: "Nov 20, 2026, 9:20 PM". */
export const formatInstant = (instant: string): string =>
  new Intl.DateTimeFormat(t.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));

/** A day on the calendar, the same wherever the reader is: "November 20, 2026". */
export const formatCalendarDate = (date: string): string =>
  new Intl.DateTimeFormat(t.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00.000Z`));

/** A month of a year, `2026-11`: "November 2026". */
export const formatMonthOfYear = (month: string): string =>
  new Intl.DateTimeFormat(t.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T00:00:00.000Z`),
  );

const DAY_MS = 86_400_000;
const dayOf = (instant: Date): string => instant.toLocaleDateString('en-CA');

/** The day of an instant as people speak of it: "Today", "Yesterday", "Thursday, November 19". */
export function nameOfDay(instant: string, now: Date): string {
  const then = new Date(instant);
  if (dayOf(then) === dayOf(now)) return t('day.today');
  if (dayOf(then) === dayOf(new Date(now.getTime() - DAY_MS))) return t('day.yesterday');
  const isThisYear = then.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(t.locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(then);
}
