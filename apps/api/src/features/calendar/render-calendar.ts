import { addDays } from '@troth/domain/dates';
import { enumerationLabel, say } from '@troth/domain/messages';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { v5 } from 'uuid';
import { text } from '../../kernel/texts';
import type { CalendarEntry } from '../../records/calendar/calendar-entry.repository';

/** Calendar programs ask again after so long; a day moves only with an answer or a step. */
export const REFRESH_SECONDS = 21_600;
const UID_NAMESPACE = 'b5f1c3a0-6a55-4e0a-9a53-0b9f6f0f7a11';

/** Names an entry for as long as there is the person and the step, and tells neither. */
const uidOf = (entry: Pick<CalendarEntry, 'userId' | 'step'>) =>
  `${v5(`${entry.userId} ${entry.step}`, UID_NAMESPACE)}@troth`;

/** The library writes days of a `Date` as UTC has them. */
const dayOf = (date: string) => new Date(`${date}T00:00:00.000Z`);

/**
 * A person's deadlines as an iCalendar text (RFC 5545): one entry a step, on a whole day, free time. It names steps and
 * reasons and no person, and no answer either: a calendar is often shared, and its provider reads along.
 */
export function renderCalendar(
  entries: readonly CalendarEntry[],
  { citations, portalUrl }: { citations: ReadonlyMap<string, string | null>; portalUrl: string },
): string {
  const calendar = ical({
    name: text('calendar.name'),
    description: text('calendar.description'),
    prodId: { company: 'Troth', product: 'Deadlines', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const entry of entries) {
    const citation = citations.get(entry.step) ?? null;
    const reason = enumerationLabel(say, 'deadlineReason', entry.reason);
    calendar.createEvent({
      id: uidOf(entry),
      sequence: entry.sequence,
      stamp: entry.changedAt,
      lastModified: entry.changedAt,
      allDay: true,
      start: dayOf(entry.entryDate),
      end: dayOf(addDays(entry.entryDate, 1)),
      summary: text('calendar.summary', { step: enumerationLabel(say, 'deadlineStep', entry.step) }),
      description: [citation === null ? reason : `${reason} (${citation})`, text('calendar.notAdvice')].join('\n'),
      url: portalUrl,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}
