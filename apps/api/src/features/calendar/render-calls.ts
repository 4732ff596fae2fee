import { enumerationLabel, say } from '@troth/domain/messages';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { text } from '../../kernel/texts';
import type { EventView } from '../../records/booking/event.repository';
import { REFRESH_SECONDS } from './render-calendar';

/**
 * An attorney's calls as an iCalendar text (RFC 5545). The entries are those of the invitations, by UID and SEQUENCE.
 * They name the service and no client, since a feed is read by the calendar's provider and often shared: the link leads
 * to the client.
 */
export function renderCalls(views: readonly EventView[], { portalUrl }: { portalUrl: string }): string {
  const calendar = ical({
    name: text('calendar.calls.name'),
    description: text('calendar.calls.description'),
    prodId: { company: 'Troth', product: 'Appointments', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const { event, serviceType, client } of views) {
    calendar.createEvent({
      id: `${event.id}@troth`,
      sequence: event.sequence,
      stamp: event.updatedAt,
      lastModified: event.updatedAt,
      start: event.eventStartAt,
      end: event.eventEndAt,
      summary: text('calendar.calls.summary', {
        service: enumerationLabel(say, 'attorneyServiceType', serviceType),
      }),
      description: text('calendar.calls.what'),
      location: text('booking.calendar.location'),
      url: `${portalUrl}/attorney/clients/${client.id}`,
      status: event.eventStatus === 'CANCELED' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: event.eventStatus === 'CANCELED' ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    });
  }
  return calendar.toString();
}
