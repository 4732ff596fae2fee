import { calendarDateIn, type CalendarDate } from '@troth/domain/dates';

/** Where no state is known: the last of the continental time zones, so that nobody's day is refused too early. */
export const FALLBACK_TIME_ZONE = 'America/Los_Angeles';

/** Today's date where a couple lives. Rules are told it; they never read the clock. */
export const todayFor = (timeZone: string | null, now: Date): CalendarDate =>
  calendarDateIn(timeZone ?? FALLBACK_TIME_ZONE, now);
