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
