import type { CalendarDate } from '@troth/domain/dates';
import { t } from './texts';

/** The minute of an instant where the reader is: "November 18, 2026 at 2:14 PM". */
export const formatMoment = (instant: string): string =>
  new Intl.DateTimeFormat(t.locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(instant));

/** When a call is, where the reader is: "Wed, Jun 17, 10:00 AM EDT". */
export const formatAppointment = (instant: string): string =>
  new Intl.DateTimeFormat(t.locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant));

/** "Nov 23, 2026", where the reader is. */
export const formatShortDay = (instant: string): string =>
  new Intl.DateTimeFormat(t.locale, { dateStyle: 'medium' }).format(new Date(instant));

/** A day on the calendar, the same wherever the reader is: "Feb 20, 2027". */
export const formatCalendarDay = (date: CalendarDate): string =>
  new Intl.DateTimeFormat(t.locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00.000Z`));

/** A day on the calendar with its weekday; the year where it is not that of today: "Thu, Nov 26". */
export const formatNearDay = (date: CalendarDate): string =>
  new Intl.DateTimeFormat(t.locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(date.startsWith(String(new Date().getFullYear())) ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00.000Z`));

/** "Mon", where the reader is. */
export const formatWeekday = (instant: string): string =>
  new Intl.DateTimeFormat(t.locale, { weekday: 'short' }).format(new Date(instant));

/** "10:30 AM", where the reader is unless another time zone is named. */
export const formatTime = (instant: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(t.locale, { timeStyle: 'short', ...(timeZone !== undefined && { timeZone }) }).format(
    new Date(instant),
  );

/** "Monday, November 23". */
export const formatToday = (now: Date): string =>
  new Intl.DateTimeFormat(t.locale, { weekday: 'long', month: 'long', day: 'numeric' }).format(now);

/** "November". */
export const formatMonth = (now: Date): string => new Intl.DateTimeFormat(t.locale, { month: 'long' }).format(now);

/** From when to when a call is, in a time zone: "Wed, Jun 17, 10:00 – 10:20 AM EDT". */
export const formatCallTimes = (startAt: string, endAt: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(t.locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone !== undefined && { timeZone }),
  }).formatRange(new Date(startAt), new Date(endAt));

/** The day of an instant where the reader is, as dates are compared: "2026-11-23". */
export function localDay(instant: Date): CalendarDate {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}
