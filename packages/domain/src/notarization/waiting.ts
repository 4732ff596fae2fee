import { addDays, type CalendarDate, daysBetween } from '../dates/calendar';
import type { WaitingRule } from './schemas';

const ruleOf = (rules: readonly WaitingRule[], kind: WaitingRule['kind']) => rules.find((rule) => rule.kind === kind);

/** What local clocks show at an instant, read as if it were UTC, in milliseconds. */
function localMs(timeZone: string, instantMs: number): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const part = Object.fromEntries(format.formatToParts(instantMs).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (instantMs % 1000);
}

const MS_PER_DAY = 86_400_000;

/** The instant at which local clocks show the same time some days later; summer time may shift it by an hour. */
export function sameLocalTimeAfter(instant: Date, days: number, timeZone: string): Date {
  const straight = instant.getTime() + days * MS_PER_DAY;
  const wanted = localMs(timeZone, instant.getTime()) + days * MS_PER_DAY;
  return new Date(straight + wanted - localMs(timeZone, straight));
}

/**
 * When a state's wait after the final text ends: 7 days to the same local time in California, from the later of review
 * or finalization and the moment the final commit was mailed to both. Customer spec §4 "California waiting rule";
 * D30.
 *
 * @param waitingRules Those of the couple's state.
 * @param finalAt `finalizedAt` when an attorney is involved, else `reviewedAt`; null before either.
 * @param mailedAt When the final commit was mailed to both; null before that.
 * @returns Null when the state has no such rule. Without both moments the wait has not begun: 'NOT_STARTED'.
 */
export function waitAfterFinalEnds(facts: {
  readonly waitingRules: readonly WaitingRule[];
  readonly finalAt: Date | null;
  readonly mailedAt: Date | null;
}): Date | 'NOT_STARTED' | null {
  const rule = ruleOf(facts.waitingRules, 'WAIT_AFTER_FINAL');
  if (rule === undefined) return null;
  if (facts.finalAt === null || facts.mailedAt === null) return 'NOT_STARTED';
  const start = new Date(Math.max(facts.finalAt.getTime(), facts.mailedAt.getTime()));
  return sameLocalTimeAfter(start, rule.days, rule.timeZone);
}

/** Whether signing on a day calls for the warning that the wedding is too near in the state. Row 30. */
export function isTooCloseToWedding(facts: {
  readonly waitingRules: readonly WaitingRule[];
  readonly signingDate: CalendarDate;
  readonly weddingDate: CalendarDate;
}): boolean {
  const rule = ruleOf(facts.waitingRules, 'DAYS_BEFORE_WEDDING');
  return rule !== undefined && daysBetween(facts.signingDate, facts.weddingDate) < rule.days;
}

/** The text as the state's wait reads it: final when an attorney approved it, where one is involved, else when it was reviewed. */
export const finalTextAt = <At>(facts: {
  readonly hasAttorney: boolean;
  readonly reviewedAt: At | null;
  readonly finalizedAt: At | null;
}): At | null => (facts.hasAttorney ? facts.finalizedAt : (facts.reviewedAt ?? facts.finalizedAt));

/** The instant at which a day begins in a time zone. */
export function startOfDay(date: CalendarDate, timeZone: string): Date {
  const wanted = Date.parse(`${date}T00:00:00.000Z`);
  const offsetAt = (instant: number) => localMs(timeZone, instant) - instant;
  const near = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(near));
}

/** For so many days both partners can sign online once it was begun. Ours. */
export const SIGNING_WINDOW_DAYS = 30;

/**
 * When signing online ends: before the day of the wedding begins, or where that day has come before it ends; without a
 * wedding date, and at the latest, after 30 days. A prenuptial agreement is signed before the wedding.
 * @param today In the same time zone as the wedding.
 */
export function signingWindowEnds(facts: {
  readonly now: Date;
  readonly today: CalendarDate;
  readonly weddingDate: CalendarDate | null;
  readonly timeZone: string;
}): Date {
  const latest = sameLocalTimeAfter(facts.now, SIGNING_WINDOW_DAYS, facts.timeZone);
  if (facts.weddingDate === null) return latest;
  const lastDay = facts.weddingDate > facts.today ? facts.weddingDate : addDays(facts.weddingDate, 1);
  const end = startOfDay(lastDay, facts.timeZone);
  return end < latest ? end : latest;
}
