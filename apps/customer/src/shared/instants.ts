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
