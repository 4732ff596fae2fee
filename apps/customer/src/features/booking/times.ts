import { isUsualHour } from '@troth/domain/booking';
import { addDays } from '@troth/domain/dates';
import { t } from '../../shared/texts';

/** Where the person reads the time. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const format = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(t.locale, { timeZone, ...options });

/** The zone in words, as it is named on a day: "Mountain Daylight Time". */
export function zoneName(timeZone: string, at: Date): string {
  const parts = format(timeZone, { timeZoneName: 'long' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** "Wednesday, June 17" */
export const dayName = (timeZone: string, instant: string): string =>
  format(timeZone, { weekday: 'long', month: 'long', day: 'numeric' }).format(new Date(instant));

/** "8:00 AM" */
export const timeName = (timeZone: string, instant: string): string =>
  format(timeZone, { hour: 'numeric', minute: '2-digit' }).format(new Date(instant));

/** "8:00 AM MDT": where a clock shows one time twice. */
export const exactTimeName = (timeZone: string, instant: string): string =>
  format(timeZone, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }).format(new Date(instant));

/** "Wednesday, June 17, 2026 at 8:00 AM" */
export const momentName = (timeZone: string, instant: string): string =>
  format(timeZone, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(instant));

export interface Day {
  /** The calendar date, for keys. */
  readonly date: string;
  readonly weekday: string;
  readonly monthDay: string;
  readonly name: string;
  readonly times: readonly DayTime[];
}

interface DayTime {
  readonly startAt: string;
  readonly label: string;
  /** Early or late on the reader's clock. */
  readonly isUnusual: boolean;
}

const isUsual = (timeZone: string, instant: string): boolean =>
  isUsualHour(Number(format(timeZone, { hour: 'numeric', hourCycle: 'h23' }).format(new Date(instant))));

/** The Monday of a date's week. */
function mondayOf(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, weekday === 0 ? -6 : 1 - weekday);
}

export interface Week {
  /** Its Monday. */
  readonly start: string;
  readonly days: readonly { readonly date: string; readonly open: Day | null }[];
}

/** The weeks from the first day that has times to the last, each with its seven days. */
export function byWeek(days: readonly Day[]): Week[] {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const open = new Map(days.map((day) => [day.date, day]));
  const weeks: Week[] = [];
  for (let start = mondayOf(first.date); start <= last.date; start = addDays(start, 7)) {
    const dates = Array.from({ length: 7 }, (_, at) => addDays(start, at));
    weeks.push({ start, days: dates.map((date) => ({ date, open: open.get(date) ?? null })) });
  }
  return weeks;
}

/** "Mon", "Jun", "15" and "Jun 15", of a date on the calendar. */
export function dateParts(date: string) {
  const noon = new Date(`${date}T12:00:00Z`);
  return {
    weekday: format('UTC', { weekday: 'short' }).format(noon),
    month: format('UTC', { month: 'short' }).format(noon),
    day: format('UTC', { day: 'numeric' }).format(noon),
    monthDay: format('UTC', { month: 'short', day: 'numeric' }).format(noon),
  };
}

/** The slots by the days of the reader's own calendar, whatever day it is where the attorney is. */
export function byDay(slots: readonly { readonly startAt: string }[], timeZone: string): Day[] {
  const dateOf = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const days = new Map<string, string[]>();
  for (const { startAt } of slots) {
    const date = dateOf.format(new Date(startAt));
    days.set(date, [...(days.get(date) ?? []), startAt]);
  }
  return [...days].map(([date, starts]) => {
    const first = new Date(starts[0] ?? '');
    const labels = starts.map((startAt) => timeName(timeZone, startAt));
    return {
      date,
      weekday: format(timeZone, { weekday: 'short' }).format(first),
      monthDay: format(timeZone, { month: 'short', day: 'numeric' }).format(first),
      name: dayName(timeZone, first.toISOString()),
      times: starts.map((startAt, index) => {
        const label = labels[index] ?? '';
        const isTwice = labels.filter((other) => other === label).length > 1;
        return {
          startAt,
          label: isTwice ? exactTimeName(timeZone, startAt) : label,
          isUnusual: !isUsual(timeZone, startAt),
        };
      }),
    };
  });
}
