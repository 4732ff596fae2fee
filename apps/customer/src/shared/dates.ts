import { t } from './texts';

const utc = (date: string) => new Date(`${date}T00:00:00.000Z`);

/** A calendar date where there is little room: "Jun 19", with the year when it is another one than this. */
export const formatShortDate = (date: string, thisYear = new Date().getFullYear()): string =>
  new Intl.DateTimeFormat(t.locale, {
    month: 'short',
    day: 'numeric',
    ...(utc(date).getUTCFullYear() !== thisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(utc(date));

/** A calendar date as a reader writes it: "June 19, 2027", or with the day of the week. */
export const formatDate = (date: string, { hasWeekday = false } = {}): string =>
  new Intl.DateTimeFormat(t.locale, {
    dateStyle: hasWeekday ? 'full' : 'long',
    timeZone: 'UTC',
  }).format(utc(date));
