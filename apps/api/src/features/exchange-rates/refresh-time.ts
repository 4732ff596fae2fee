import { addDays, calendarDateIn } from '@troth/domain/dates';

/** Where the bank is: its days are of this time zone. */
export const BANK_TIME_ZONE = 'Europe/Berlin';
/** The bank updates its file around 16:00 on working days. */
const REFRESH_HOUR = 16;
const REFRESH_MINUTE = 30;
/** How long to wait after a failure. */
const RETRY_MS = 3_600_000;
const MS_PER_MINUTE = 60_000;

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: BANK_TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Minutes since midnight where the bank is. */
function minutesOfDay(instant: Date): number {
  const part = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  return (part['hour'] ?? 0) * 60 + (part['minute'] ?? 0);
}

/** 16:30 of a day there. Clocks are never changed in the afternoon, so noon and 16:30 have one offset. */
function refreshOn(date: string): Date {
  const noon = new Date(`${date}T12:00:00.000Z`);
  const offset = minutesOfDay(noon) - 12 * 60;
  return new Date(noon.getTime() + ((REFRESH_HOUR - 12) * 60 + REFRESH_MINUTE - offset) * MS_PER_MINUTE);
}

/** The latest time for a refresh that has come: 16:30 where the bank is, today or yesterday. */
export function latestRefreshAt(now: Date): Date {
  const today = calendarDateIn(BANK_TIME_ZONE, now);
  const onToday = refreshOn(today);
  return onToday <= now ? onToday : refreshOn(addDays(today, -1));
}

/** When to look next: tomorrow at 16:30, or in an hour after a failure. */
export function nextRefreshAt(now: Date, hasFailed: boolean): Date {
  const next = refreshOn(addDays(calendarDateIn(BANK_TIME_ZONE, latestRefreshAt(now)), 1));
  const retry = new Date(now.getTime() + RETRY_MS);
  return hasFailed && retry < next ? retry : next;
}
