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
