import { randomUUID } from 'node:crypto';
import {
  type Booking,
  changeRefusal,
  type TimeOffer,
  guardedSpan,
  outcomeRefusal,
  type Span,
} from '@troth/domain/booking';
import { createdBy, toJson } from '../../kernel/database/columns';
import { publish } from '../../kernel/events/event';
import { problem } from '../../kernel/http/problem';
import { iso } from '../../kernel/http/present';
import { text } from '../../kernel/texts';
import { announce } from '../../kernel/changes/announce';
import { planReminders } from './appointment-jobs';
import { tellOfCancellation, tellOfKeptTime, tellOfMissedCall, tellOfOffer, tellOfTime } from './appointment-mail';
import { type Bookable, calendarFor, getBookable, refusalOf } from './booking-choice';
import { setBookingStatus } from './booking-status';
import type { CanceledBy } from '../../records/booking/booking.tables';
import { authorOf, type BookingWork, originOf } from './booking-work';
import { appointmentBooked, appointmentCanceled, appointmentMoved } from '../../records/booking/appointment.events';
import { newLink, openLinkToken } from '../../records/booking/event-link';
import { eventFacts } from '../../records/booking/event.presenter';
import {
  eventLocation,
  type EventRow,
  getEvent,
  type EventView,
  holdEvent,
  insertEvent,
  upcomingEvents,
  updateEvent,
  viewOf,
} from '../../records/booking/event.repository';
import { outsidePage } from './outside-page';
import { bookingStatusOf } from '../../records/payments/purchase-item.repository';
import { tellProvider } from './outside-requests';

/**
 * The slot that begins at a moment, held: nobody else books with this attorney until the transaction ends.
 * @throws Problem CONFLICT, in words that tell a time that was just taken from one that is no longer offered
 */
async function holdSlot({ tx, now }: BookingWork, bookable: Bookable, startAt: string) {
  const calendar = await calendarFor(tx, bookable, now, 'change');
  const slot = calendar?.slots.find((span) => span.startAt === startAt);
  if (calendar === null || slot === undefined) {
    const isTaken = calendar?.busy.some((span) => span.startAt <= startAt && startAt < span.endAt) === true;
    throw problem('CONFLICT', { detail: text(isTaken ? 'booking.slotTaken' : 'booking.slotNotOffered') });
  }
  return timesOf(slot, guardedSpan(slot, calendar.hours));
}

const timesOf = (slot: Span, guarded: Span) => ({
  eventStartAt: new Date(slot.startAt),
  eventEndAt: new Date(slot.endAt),
  busyFrom: new Date(guarded.startAt),
  busyUntil: new Date(guarded.endAt),
});

const isByAdmin = ({ actor }: BookingWork) => actor.kind === 'person' && actor.userType === 'ADMIN';

/**
 * Puts an appointment on the calendar: the purchase is SCHEDULED, both are invited, and reminded in time. Of two who
 * are after one time one gets it, and the other is told.
 *
 * @throws Problem REFUSED_BY_RULE with the reason, or CONFLICT when the time cannot be had
 */
export async function book(
  work: BookingWork,
  of: { readonly userId: string; readonly purchaseItemId: string },
  booking: Booking,
): Promise<EventView> {
  const { tx, now } = work;
  const bookable = await getBookable(tx, of.userId, of.purchaseItemId, now, 'change');
  const refusal = refusalOf(bookable, isByAdmin(work));
  if (refusal !== null) throw problem('REFUSED_BY_RULE', { detail: text(`booking.refusal.${refusal}`) });
  if (bookable.attorney === null) throw problem('REFUSED_BY_RULE', { detail: text('booking.refusal.NO_ATTORNEY') });
  if ((await outsidePage(tx, work.services, bookable)) !== null)
    throw problem('REFUSED_BY_RULE', { detail: text('booking.outside.bookThere') });
  const times = await holdSlot(work, bookable, booking.eventStartAt);
  const id = randomUUID();
  const { token, ...link } = newLink(tx, id);
  const event = await insertEvent(tx, {
    id,
    purchaseItemId: bookable.item.id,
    attorneyId: bookable.attorney.id,
    provider: 'builtin',
    ...times,
    ...link,
    sealedLocation: eventLocation.seal(tx, id, booking.phoneNumber),
    timeZone: booking.timeZone,
    ...createdBy(authorOf(work), now),
  });
  await setBookingStatus(tx, bookable.item.id, 'SCHEDULED', originOf(work));
  const view = await viewOf(tx, event);
  await tellOfTime(work, view, { token, isMoved: false });
  await planReminders(work, event);
  await publish(work, appointmentBooked, { event });
  return view;
}

/** @throws Problem REFUSED_BY_RULE when the appointment is over with or has begun */
function requireChangeable(event: EventRow, now: Date): void {
  const refusal = changeRefusal(eventFacts(event), iso(now));
  if (refusal !== null) throw problem('REFUSED_BY_RULE', { detail: text(`booking.eventRefusal.${refusal}`) });
}

/**
 * Moves an appointment: it stays the same one, so that calendars move it too. The links that were mailed before open
 * nothing any more.
 *
 * @throws Problem REFUSED_BY_RULE, or CONFLICT when the time cannot be had
 */
export async function move(
  work: BookingWork,
  eventId: string,
  to: { readonly eventStartAt: string; readonly timeZone: string },
): Promise<EventView> {
  const { tx, now } = work;
  const event = await holdEvent(tx, eventId);
  requireChangeable(event, now);
  if (event.provider !== 'builtin') throw problem('REFUSED_BY_RULE', { detail: text('booking.outside.moveThere') });
  const { client } = await viewOf(tx, event);
  const bookable = await getBookable(tx, client.id, event.purchaseItemId, now, 'change');
  const refusal = refusalOf({ ...bookable, item: { ...bookable.item, bookingStatus: 'WAITING' } }, true);
  if (refusal !== null) throw problem('REFUSED_BY_RULE', { detail: text(`booking.refusal.${refusal}`) });
  const times = await holdSlot(work, bookable, to.eventStartAt);
  const { token, ...link } = newLink(tx, event.id);
  const moved = await updateEvent(tx, event.id, {
    ...times,
    ...link,
    timeZone: to.timeZone,
    offeredTimes: toJson([]),
    sequence: event.sequence + 1,
    updatedAt: now,
    updatedById: authorOf(work),
  });
  const view = await viewOf(tx, moved);
  await announce(tx, [{ userIds: [view.client.id, view.attorney.id], topics: ['purchases'] }]);
  await tellOfTime(work, view, { token, isMoved: true });
  await planReminders(work, moved);
  await publish(work, appointmentMoved, { event: moved });
  return view;
}

/**
 * Takes an appointment off the calendar. The purchase waits for another one.
 * @param reason What the attorney says to the client about it.
 * @throws Problem REFUSED_BY_RULE when the appointment is over with or has begun
 */
export async function cancel(
  work: BookingWork,
  eventId: string,
  canceledBy: CanceledBy,
  reason: string | null = null,
): Promise<EventView> {
  const { tx, now } = work;
  const event = await holdEvent(tx, eventId);
  requireChangeable(event, now);
  const canceled = await updateEvent(tx, event.id, {
    eventStatus: 'CANCELED',
    canceledBy,
    sequence: event.sequence + 1,
    updatedAt: now,
    updatedById: authorOf(work),
  });
  await waitAgain(work, event);
  await tellProvider(work, event, 'cancel');
  const view = await viewOf(tx, canceled);
  await tellOfCancellation(work, view, reason);
  await publish(work, appointmentCanceled, { event: canceled, canceledBy });
  return view;
}

/** Back to WAITING, unless the first meeting took place or the attorney has approved since. */
export async function waitAgain(work: BookingWork, { purchaseItemId }: EventRow): Promise<void> {
  const item = await bookingStatusOf(work.tx, purchaseItemId);
  if (item.bookingStatus === 'SCHEDULED') await setBookingStatus(work.tx, purchaseItemId, 'WAITING', originOf(work));
}

/**
 * Cancels what an attorney, or a purchase, still has on the calendar: the attorney is no longer approved, or the
 * service was given back (D2). Clients get mail, and book again.
 */
export async function releaseAppointments(
  work: BookingWork,
  of: { readonly attorneyId: string } | { readonly purchaseItemId: string },
): Promise<void> {
  for (const { id } of await upcomingEvents(work.tx, of, work.now)) await cancel(work, id, 'TROTH');
}

/** @throws Problem NOT_FOUND for an appointment with another attorney */
async function holdEventOf({ tx }: BookingWork, attorneyId: string, eventId: string): Promise<EventRow> {
  const event = await holdEvent(tx, eventId);
  if (event.attorneyId !== attorneyId) throw problem('NOT_FOUND');
  return event;
}

/**
 * Cancels an appointment with an attorney, who says why. It counts nothing against the client, who books again.
 * @throws Problem NOT_FOUND, or REFUSED_BY_RULE when it is over with or has begun
 */
export async function cancelWith(
  work: BookingWork,
  attorneyId: string,
  eventId: string,
  reason: string,
): Promise<EventView> {
  const event = await holdEventOf(work, attorneyId, eventId);
  return cancel(work, event.id, isByAdmin(work) ? 'TROTH' : 'ATTORNEY', reason);
}

/** The times to which an attorney's appointment can be moved now. @throws Problem NOT_FOUND */
export async function timesToOffer({ tx, now }: BookingWork, attorneyId: string, eventId: string): Promise<Span[]> {
  const event = await getEvent(tx, eventId);
  if (event.attorneyId !== attorneyId) throw problem('NOT_FOUND');
  if (changeRefusal(eventFacts(event), iso(now)) !== null || event.provider !== 'builtin') return [];
  const { client } = await viewOf(tx, event);
  const calendar = await calendarFor(tx, await getBookable(tx, client.id, event.purchaseItemId, now), now);
  return (calendar?.slots ?? []).map(({ startAt, endAt }) => ({ startAt, endAt }));
}

/**
 * Offers the client other times. The appointment stays until the client takes one, and the offered times are kept from
 * nobody: the first who books one has it. A new offer replaces the one before.
 *
 * @throws Problem NOT_FOUND; REFUSED_BY_RULE when it is over with, has begun, or another calendar keeps it; CONFLICT
 *   when one of the times cannot be booked
 */
export async function offerTimes(
  work: BookingWork,
  attorneyId: string,
  eventId: string,
  { times, reason }: TimeOffer,
): Promise<EventView> {
  const { tx, now } = work;
  const event = await holdEventOf(work, attorneyId, eventId);
  requireChangeable(event, now);
  if (event.provider !== 'builtin') throw problem('REFUSED_BY_RULE', { detail: text('booking.outside.moveThere') });
  const bookable = new Set((await timesToOffer(work, attorneyId, eventId)).map(({ startAt }) => startAt));
  const offered = times.map((time) => new Date(time).toISOString()).toSorted();
  if (!offered.every((time) => bookable.has(time)))
    throw problem('CONFLICT', { detail: text('booking.offerNotBookable') });
  const changed = await updateEvent(tx, event.id, {
    offeredTimes: toJson(offered),
    updatedAt: now,
    updatedById: authorOf(work),
  });
  const view = await viewOf(tx, changed);
  await announce(tx, [{ userIds: [view.client.id, view.attorney.id], topics: ['purchases'] }]);
  await tellOfOffer(work, view, { times: offered, reason, token: openLinkToken(tx, changed) });
  return view;
}

/** The client keeps the time in place of those that were offered; the attorney is told. */
export async function keepTime(work: BookingWork, eventId: string): Promise<EventView> {
  const { tx, now } = work;
  const event = await holdEvent(tx, eventId);
  requireChangeable(event, now);
  if (event.offeredTimes.length === 0) return viewOf(tx, event);
  const kept = await updateEvent(tx, event.id, {
    offeredTimes: toJson([]),
    updatedAt: now,
    updatedById: authorOf(work),
  });
  const view = await viewOf(tx, kept);
  await announce(tx, [{ userIds: [view.client.id, view.attorney.id], topics: ['purchases'] }]);
  await tellOfKeptTime(work, view);
  return view;
}

/** @throws Problem NOT_FOUND for an appointment with another attorney, REFUSED_BY_RULE before it began */
async function holdOutcome(work: BookingWork, attorneyId: string, eventId: string): Promise<EventRow> {
  const { now } = work;
  const event = await holdEventOf(work, attorneyId, eventId);
  const refusal = outcomeRefusal(eventFacts(event), iso(now));
  if (refusal !== null) throw problem('REFUSED_BY_RULE', { detail: text(`booking.eventRefusal.${refusal}`) });
  return event;
}

/** The meeting took place: the purchase is BOOKED (D22). */
export async function complete(work: BookingWork, attorneyId: string, eventId: string): Promise<EventView> {
  const { tx, now } = work;
  const event = await holdOutcome(work, attorneyId, eventId);
  const done = await updateEvent(tx, event.id, {
    serviceCompletedAt: now,
    updatedAt: now,
    updatedById: authorOf(work),
  });
  await setBookingStatus(tx, event.purchaseItemId, 'BOOKED', originOf(work));
  return viewOf(tx, done);
}

/** The client was not there: the purchase waits, and the client is told how to book again. */
export async function markNoShow(work: BookingWork, attorneyId: string, eventId: string): Promise<EventView> {
  const { tx, now } = work;
  const event = await holdOutcome(work, attorneyId, eventId);
  const missed = await updateEvent(tx, event.id, {
    eventStatus: 'NO_SHOW',
    updatedAt: now,
    updatedById: authorOf(work),
  });
  await waitAgain(work, event);
  await tellProvider(work, event, 'no-show');
  const view = await viewOf(tx, missed);
  await tellOfMissedCall(work, view);
  return view;
}
