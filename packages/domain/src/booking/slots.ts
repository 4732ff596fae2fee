import { Temporal } from 'temporal-polyfill';
import type { CalendarDate, Instant } from '../dates/calendar';
import type { AttorneyServiceType } from '../purchases/enumerations';
import { QA_CALL_MINUTES } from '../constants';

/** Time on a clock, `HH:MM`; `24:00` ends a day. */
export type ClockTime = string;

/** Hours of one day, on the attorney's clock: from the first time on, until the second. */
export interface OpenInterval {
  readonly startsAt: ClockTime;
  readonly endsAt: ClockTime;
}

/** Hours that come back each week. 1 is Monday, 7 Sunday, as ISO 8601 counts. */
export interface WeeklyInterval extends OpenInterval {
  readonly weekday: number;
}

/** A day with other hours than its weekday's; none is a day off. */
export interface DayException {
  readonly date: CalendarDate;
  readonly intervals: readonly OpenInterval[];
}

/** Days on which an attorney takes no calls, the first and the last one included. */
export interface Away {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
}

/** Whether a day is one of those on which an attorney is away. */
export const isAwayOn = (away: readonly Away[], date: CalendarDate): boolean =>
  away.some(({ from, until }) => from <= date && date <= until);

/** Whether no day is in two of these. */
export const areAwayApart = (away: readonly Away[]): boolean => {
  const inOrder = away.toSorted((one, other) => one.from.localeCompare(other.from));
  return inOrder.every(({ from }, at) => (inOrder[at - 1]?.until ?? '') < from);
};

/** When an attorney takes calls. */
export interface AttorneyHours {
  /** IANA name. */
  readonly timeZone: string;
  readonly weekly: readonly WeeklyInterval[];
  readonly exceptions: readonly DayException[];
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
  readonly minimumNoticeHours: number;
  readonly horizonDays: number;
  /** Days away; none where it is left out. */
  readonly away?: readonly Away[];
}

/** How long before an appointment it must be booked, unless the attorney says otherwise. */
export const MINIMUM_NOTICE_HOURS = 24;
/** How many days ahead one can book, unless the attorney says otherwise. */
export const BOOKING_HORIZON_DAYS = 30;
/** Appointments begin at the beginning of an interval and every so many minutes from there. */
export const SLOT_STEP_MINUTES = 30;
/** Length of a first meeting for representation. */
export const REPRESENTATION_CALL_MINUTES = 30;

/** Minutes that an appointment of a service takes. Customer spec §9 "Q&A"; the other is ours. */
export const CALL_MINUTES = {
  Q_A: QA_CALL_MINUTES,
  REPRESENTATION: REPRESENTATION_CALL_MINUTES,
} as const satisfies Record<AttorneyServiceType, number>;

/** A stretch of time. */
export interface Span {
  readonly startAt: Instant;
  readonly endAt: Instant;
}

/** An appointment with the attorney's buffers around it: what no other one may touch. */
export const guardedSpan = (
  { startAt, endAt }: Span,
  { bufferBeforeMinutes, bufferAfterMinutes }: Pick<AttorneyHours, 'bufferBeforeMinutes' | 'bufferAfterMinutes'>,
): Span => ({
  startAt: instantOf(Date.parse(startAt) - bufferBeforeMinutes * MS_PER_MINUTE),
  endAt: instantOf(Date.parse(endAt) + bufferAfterMinutes * MS_PER_MINUTE),
});

const MS_PER_MINUTE = 60_000;
const MS_PER_HOUR = 3_600_000;
const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 1440;
const instantOf = (ms: number): Instant => new Date(ms).toISOString();

/** Minutes of a clock time since midnight. */
export function minutesOf(time: ClockTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * MINUTES_PER_HOUR + minutes;
}

function wallTime(date: Temporal.PlainDate, minutes: number): Temporal.PlainDateTime {
  return date
    .add({ days: Math.floor(minutes / MINUTES_PER_DAY) })
    .toPlainDateTime(
      new Temporal.PlainTime(Math.floor((minutes % MINUTES_PER_DAY) / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR),
    );
}

/** Most attorneys have a time within these days; only for the others the whole horizon is gone through. */
const DAYS_TRIED_FIRST = 7;

/** The first appointment that can be booked now, as `openSlots` finds it; null when there is none. */
export function firstOpenSlot(hours: AttorneyHours, facts: Parameters<typeof openSlots>[1]): Span | null {
  const [soon] = openSlots({ ...hours, horizonDays: Math.min(DAYS_TRIED_FIRST, hours.horizonDays) }, facts);
  if (soon !== undefined || hours.horizonDays <= DAYS_TRIED_FIRST) return soon ?? null;
  return openSlots(hours, facts)[0] ?? null;
}

/** When a clock of the zone shows this; the first time of two, and null where the clocks skip it. */
function momentOf(wall: Temporal.PlainDateTime, timeZone: string): number | null {
  const zoned = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  return zoned.toPlainDateTime().equals(wall) ? zoned.epochMilliseconds : null;
}

/**
 * The appointments that can be booked now, earliest first.
 *
 * They lie wholly within the attorney's hours of that day, on the attorney's clock: the weekday's, or the exception's.
 * On days away there are none.
 * A clock time that does not exist on a day when clocks go forward gives none; one that occurs twice when they go back
 * gives one, the first. None begins earlier than the notice or on a day beyond the horizon, and none touches, with the
 * attorney's buffers, what is busy.
 *
 * @param facts.busy What the attorney's appointments keep free of others, buffers included: see `guardedSpan`.
 * @throws RangeError for a time zone that the system does not know.
 */
export function openSlots(
  hours: AttorneyHours,
  facts: { readonly now: Instant; readonly lengthMinutes: number; readonly busy: readonly Span[] },
): Span[] {
  const now = Date.parse(facts.now);
  const earliest = now + hours.minimumNoticeHours * MS_PER_HOUR;
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(hours.timeZone).toPlainDate();
  const exceptions = new Map(hours.exceptions.map(({ date, intervals }) => [date, intervals]));
  const busy = facts.busy.map(({ startAt, endAt }) => [Date.parse(startAt), Date.parse(endAt)] as const);
  const isFree = (span: Span): boolean => {
    const guarded = guardedSpan(span, hours);
    const [from, until] = [Date.parse(guarded.startAt), Date.parse(guarded.endAt)];
    return busy.every(([start, end]) => until <= start || end <= from);
  };
  const slots: Span[] = [];
  for (let day = 0; day <= hours.horizonDays; day += 1) {
    const date = today.add({ days: day });
    if (isAwayOn(hours.away ?? [], date.toString())) continue;
    const intervals =
      exceptions.get(date.toString()) ?? hours.weekly.filter(({ weekday }) => weekday === date.dayOfWeek);
    for (const { startsAt, endsAt } of intervals) {
      const last = minutesOf(endsAt);
      const closing = wallTime(date, last).toZonedDateTime(hours.timeZone, { disambiguation: 'later' });
      for (let minutes = minutesOf(startsAt); minutes + facts.lengthMinutes <= last; minutes += SLOT_STEP_MINUTES) {
        const start = momentOf(wallTime(date, minutes), hours.timeZone);
        if (start === null || start < earliest) continue;
        const end = start + facts.lengthMinutes * MS_PER_MINUTE;
        // Where clocks go forward within the hours, they are an hour shorter than they look.
        if (end > closing.epochMilliseconds) continue;
        const slot = { startAt: instantOf(start), endAt: instantOf(end) };
        if (isFree(slot)) slots.push(slot);
      }
    }
  }
  return slots.sort((one, other) => one.startAt.localeCompare(other.startAt));
}
