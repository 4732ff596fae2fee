import { t } from './texts';

const dayKey = (date: Date) => date.toDateString();

/** The day of an instant where the reader is: "November 18, 2026". */
export const formatDay = (instant: string): string =>
  new Intl.DateTimeFormat(t.locale, { dateStyle: 'long' }).format(new Date(instant));

/** A calendar date: "July 29, 1988". */
export const formatDate = (date: string): string =>
  new Intl.DateTimeFormat(t.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00.000Z`));

/** The day of an instant, short: "Nov 18". */
export const formatShortDay = (instant: string): string =>
  new Intl.DateTimeFormat(t.locale, { month: 'short', day: 'numeric' }).format(new Date(instant));

/** A month, `2026-11`: "November 2026". */
export const formatMonth = (month: string): string =>
  new Intl.DateTimeFormat(t.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00.000Z`),
  );

/** When something happened, near times by the clock: "Today, 9:41 AM", "November 18", "November 18, 2025". */
export function formatRecent(instant: string, now: Date = new Date()): string {
  const date = new Date(instant);
  const time = new Intl.DateTimeFormat(t.locale, { timeStyle: 'short' }).format(date);
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (dayKey(date) === dayKey(now)) return t('shared.today', { time });
  if (dayKey(date) === dayKey(yesterday)) return t('shared.yesterday', { time });
  const isThisYear = date.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(t.locale, {
    month: 'long',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(date);
}
