import { t } from './texts';

/** The day of an instant where the reader is: "November 18, 2026". */
export const formatDay = (instant: string): string =>
  new Intl.DateTimeFormat(t.locale, { dateStyle: 'long' }).format(new Date(instant));
