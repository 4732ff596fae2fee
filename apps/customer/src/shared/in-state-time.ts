import { t } from './texts';

/** An instant by the clocks of the couple's state: "Friday, November 27, 2026 at 9:12 AM Pacific Time". */
export const formatInState = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(t.locale, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'longGeneric',
  }).format(instant);

const offsetAt = (instant: Date, timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;

/** Whether the reader's own clock shows another time at an instant than clocks of the state do. */
export const isElsewhere = (instant: Date, timeZone: string): boolean =>
  offsetAt(instant, timeZone) !== offsetAt(instant);
