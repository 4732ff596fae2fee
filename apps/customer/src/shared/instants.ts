import { t } from './texts';

/** Day and time of an instant where the reader is: "Thu, Nov 19, 9:20 PM". */
export const formatInstant = (instant: string): string =>
  new Intl.DateTimeFormat(t.locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(instant));

/** The date of an instant where the reader is: "November 20, 2026". */
export const formatInstantDate = (instant: string): string =>
  new Intl.DateTimeFormat(t.locale, { dateStyle: 'long' }).format(new Date(instant));

/** Day, year and time of an instant where the reader is, with the zone's name: "Nov 20, 2026, 9:20 PM EST". */
export const formatMoment = (instant: string): string =>
  new Intl.DateTimeFormat(t.locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant));

/** The time of day of an instant where the reader is: "9:20 PM". */
export const formatTime = (instant: string): string =>
  new Intl.DateTimeFormat(t.locale, { hour: 'numeric', minute: '2-digit' }).format(new Date(instant));

const DAY_MS = 86_400_000;
const dayOf = (instant: Date): string => instant.toLocaleDateString('en-CA');

/** The day of an instant as people speak of it: "Today", "Yesterday", "Thursday, November 19". */
export function formatDay(instant: string, now: Date): string {
  const then = new Date(instant);
  if (dayOf(then) === dayOf(now)) return t('shared.today');
  if (dayOf(then) === dayOf(new Date(now.getTime() - DAY_MS))) return t('shared.yesterday');
  const isThisYear = then.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(t.locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(then);
}

/** Month and day of an instant where the reader is: "Nov 19". */
export const formatMonthDay = (instant: string): string =>
  new Intl.DateTimeFormat(t.locale, { month: 'short', day: 'numeric' }).format(new Date(instant));
