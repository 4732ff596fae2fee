import { t } from './texts';

/** The day of an instant where the reader is: "November 18, 2026". */
export const formatDay = (instant: string): string =>
  new Intl.DateTimeFormat(t.locale, { dateStyle: 'long' }).format(new Date(instant));

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

/** The time of day of an instant where the reader is: "9:20 PM". */
export const formatTime = (instant: string): string =>
  new Intl.DateTimeFormat(t.locale, { hour: 'numeric', minute: '2-digit' }).format(new Date(instant));

const DAY_MS = 86_400_000;
const dayOf = (instant: Date): string => instant.toLocaleDateString('en-CA');

/** The day of an instant as people speak of it: "Today", "Yesterday", "November 19, 2026". */
export function nameOfDay(instant: string, now: Date): string {
  const then = dayOf(new Date(instant));
  if (then === dayOf(now)) return t('chat.today');
  if (then === dayOf(new Date(now.getTime() - DAY_MS))) return t('chat.yesterday');
  return formatDay(instant);
}
