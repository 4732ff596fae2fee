import { answersSharedUntil, changeRefusal } from '@troth/domain/booking';
import { type AppointmentEvent, eventSchema } from '@troth/domain/purchases';
import type { Actor } from '../../kernel/auth/actor';
import type { Config } from '../../kernel/config/config';
import type { Tx } from '../../kernel/database/database';
import { iso, isoOrNull, present } from '../../kernel/http/present';
import { openLinkToken } from './event-link';
import { type EventView, eventLocation } from './event.repository';

/** Where a link's secret leads: to a page that shows, and acts only when it is told to. */
export const linkUrls = ({ origins }: Config, token: string) => ({
  cancelUrl: `${origins.api}/appointments/${token}/cancel`,
  rescheduleUrl: `${origins.api}/appointments/${token}/reschedule`,
});

const NO_LINKS = { cancelUrl: null, rescheduleUrl: null };

/** An appointment. The links are its client's alone; the number is for who calls and who is called. */
export function presentEvent(
  tx: Tx,
  { event, ...view }: EventView,
  actor: Actor,
  { config, now }: { readonly config: Config; readonly now: Date },
): AppointmentEvent {
  const isClient = actor.kind === 'person' && actor.id === view.client.id;
  const token = isClient ? openLinkToken(tx, event) : null;
  const links =
    token !== null
      ? linkUrls(config, token)
      : isClient && event.provider !== 'builtin'
        ? { cancelUrl: event.cancelUrl, rescheduleUrl: event.rescheduleUrl }
        : NO_LINKS;
  return present(eventSchema, event, {
    attorneyName: view.attorney.name,
    beneficiaryUserId: view.client.id,
    clientName: view.client.name,
    serviceType: view.serviceType,
    ...links,
    location: eventLocation.open(tx, event.id, event.sealedLocation),
    answersSharedUntil:
      view.serviceType === 'Q_A'
        ? answersSharedUntil(isoOrNull(view.answersSharedAt), eventFacts(event), iso(now))
        : null,
    offeredTimes: openOffersOf(event, now),
  });
}

/** The times that the attorney offers and that are still to come; none once the appointment is over with. */
const openOffersOf = (event: EventView['event'], now: Date): string[] =>
  changeRefusal(eventFacts(event), iso(now)) === null ? event.offeredTimes.filter((time) => new Date(time) > now) : [];

/** As much of an appointment as its rules read. */
export const eventFacts = (event: EventView['event']) => ({
  eventStartAt: iso(event.eventStartAt),
  eventEndAt: iso(event.eventEndAt),
  eventStatus: event.eventStatus,
  serviceCompletedAt: isoOrNull(event.serviceCompletedAt),
});
