import { sameLocalTimeAfter } from './waiting';

const MS_PER_MINUTE = 60_000;
const MINUTES_PER_HOUR = 60;
/** No day of local clocks is longer than 25 hours, nor shorter than 23. */
const SHORTEST_DAY_MS = 23 * MINUTES_PER_HOUR * MS_PER_MINUTE;

export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/**
 * What is left of a wait, as clocks of the state count it: whole days to the same local time, then hours and minutes. So
 * seven days are seven days also where summer time begins or ends within them. A minute that has begun counts whole: the
 * last one shows 1 until the wait is over. D30.
 *
 * @returns Null when the wait is over.
 */
export function timeLeft({
  now,
  until,
  timeZone,
}: {
  readonly now: Date;
  readonly until: Date;
  readonly timeZone: string;
}): TimeLeft | null {
  const minutesLeft = Math.ceil((until.getTime() - now.getTime()) / MS_PER_MINUTE);
  if (minutesLeft <= 0) return null;
  const start = new Date(until.getTime() - minutesLeft * MS_PER_MINUTE);
  let days = Math.floor((until.getTime() - start.getTime()) / SHORTEST_DAY_MS);
  while (days > 0 && sameLocalTimeAfter(start, days, timeZone) > until) days -= 1;
  const rest = Math.round((until.getTime() - sameLocalTimeAfter(start, days, timeZone).getTime()) / MS_PER_MINUTE);
  return { days, hours: Math.floor(rest / MINUTES_PER_HOUR), minutes: rest % MINUTES_PER_HOUR };
}
