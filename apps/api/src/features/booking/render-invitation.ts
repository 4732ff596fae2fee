import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { CalendarMethod } from '../../kernel/mail/mail.tables';
import { text } from '../../kernel/texts';
import type { BookingWork } from './booking-work';
import type { EventView } from '../../records/booking/event.repository';

/** The address of `Troth <hello@troth.example>`. */
const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

/**
 * An appointment as an iCalendar invitation (RFC 5545, 5546). It is the same entry as long as there is the appointment:
 * a move or a cancellation comes with the same UID and a higher SEQUENCE, and calendar programs follow it. The number
 * that is called stays out of it, since calendars are shared; so does the attorney's own address in the client's copy.
 */
export function renderInvitation(
  { event, client, attorney }: EventView,
  { reader, method, work }: { reader: 'client' | 'attorney'; method: CalendarMethod; work: BookingWork },
): string {
  const { mail, origins } = work.services.config;
  const troth = addressOf(mail.from);
  const attorneyName = attorney.name ?? text('booking.yourAttorney');
  const clientName = client.name ?? text('booking.yourClient');
  const calendar = ical({
    prodId: { company: 'Troth', product: 'Appointments', language: 'EN' },
    method: method === 'REQUEST' ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL,
  });
  calendar.createEvent({
    id: `${event.id}@troth`,
    sequence: event.sequence,
    stamp: work.now,
    start: event.eventStartAt,
    end: event.eventEndAt,
    summary: text('booking.calendar.summary', { name: reader === 'client' ? attorneyName : clientName }),
    description: text(reader === 'client' ? 'mail.appointment.call' : 'mail.appointment.youCall', {
      name: reader === 'client' ? attorneyName : clientName,
    }),
    location: text('booking.calendar.location'),
    url: reader === 'client' ? `${origins.customer}/attorney-services` : `${origins.attorney}/attorney/appointments`,
    status: method === 'REQUEST' ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    transparency: ICalEventTransparency.OPAQUE,
    organizer: { name: text('mail.brand'), email: troth },
    attendees: [
      { name: clientName, email: client.email },
      { name: attorneyName, email: reader === 'attorney' ? attorney.email : troth },
    ].map((attendee) => ({
      ...attendee,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    })),
  });
  return calendar.toString();
}
