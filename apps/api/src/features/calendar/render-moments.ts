import { addDays, type CalendarDate } from '@troth/domain/dates';
import { minuteIn } from '@troth/domain/notarization';
import type { UpcomingReview } from '@troth/domain/reminders';
import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventRepeatingFreq,
  ICalEventTransparency,
  type ICalRepeatingOptions,
} from 'ical-generator';
import { v5 } from 'uuid';
import { text } from '../../kernel/texts';

const UID_NAMESPACE = '7c0d7a51-6b0e-4a5e-9a0b-5c5d5f1e8a42';
const MINUTE_MS = 60_000;

/** Names an entry of a document, and tells nothing of it. */
const uidOf = (documentId: string, what: string): string => `${v5(`${documentId} ${what}`, UID_NAMESPACE)}@troth`;

const newCalendar = (): ICalCalendar =>
  ical({
    prodId: { company: 'Troth', product: 'Agreement', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });

/** The library writes days of a `Date` as UTC has them. */
const dayOf = (date: CalendarDate): Date => new Date(`${date}T00:00:00.000Z`);

/** 29 February falls on the last day of February in years that lack it, as the reminders do. */
const onLeapDay: Pick<ICalRepeatingOptions, 'byMonth' | 'byMonthDay'> = { byMonth: 2, byMonthDay: -1 };

/**
 * The reviews of one kind as an iCalendar text (RFC 5545): a whole day from the next one on, and again after so many
 * years. It names no person: a calendar is often shared, and its provider reads along.
 */
export function renderReviews(
  { kind, nextOn, everyYears, events }: UpcomingReview,
  about: {
    readonly documentId: string;
    readonly signedOn: CalendarDate;
    readonly portalUrl: string;
    readonly now: Date;
  },
): string {
  const calendar = newCalendar();
  const after = events.map((event) => `- ${text(`mail.review.event.${event}`)}`);
  calendar.createEvent({
    id: uidOf(about.documentId, `reviews ${kind}`),
    stamp: about.now,
    allDay: true,
    start: dayOf(nextOn),
    end: dayOf(addDays(nextOn, 1)),
    repeating: {
      freq: ICalEventRepeatingFreq.YEARLY,
      interval: everyYears,
      ...(about.signedOn.endsWith('-02-29') && onLeapDay),
    },
    summary: text(`calendar.review.${kind}`),
    description: [
      ...(after.length === 0 ? [] : [text('mail.review.after'), ...after]),
      text('mail.review.nothingChanges'),
    ].join('\n'),
    url: `${about.portalUrl}/vault`,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  return calendar.toString();
}

/**
 * The end of a state's wait as an iCalendar text: the very instant, in UTC, which every calendar shows by its reader's
 * clock whatever summer time does, and in words by the clocks of the state.
 *
 * @param wait.from When the wait began. A wait that began again moves the entry: same name, higher number.
 */
export function renderWaitEnd(
  wait: { readonly from: Date; readonly endsAt: Date; readonly timeZone: string; readonly days: number },
  about: { readonly documentId: string; readonly portalUrl: string; readonly now: Date },
): string {
  const calendar = newCalendar();
  calendar.createEvent({
    id: uidOf(about.documentId, 'end of the wait'),
    sequence: Math.floor(wait.from.getTime() / MINUTE_MS),
    stamp: about.now,
    start: wait.endsAt,
    summary: text('calendar.wait.summary'),
    description: text('calendar.wait.description', {
      days: wait.days,
      time: minuteIn(wait.timeZone, wait.endsAt),
    }),
    url: `${about.portalUrl}/notarize`,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  return calendar.toString();
}
