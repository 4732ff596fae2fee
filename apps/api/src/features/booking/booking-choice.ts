import {
  type AttorneyHours,
  type BookingChoice,
  type BookingRefusal,
  bookingRefusal,
  CALL_MINUTES,
  changeRefusal,
  openOffer,
  openSlots,
  type Span,
} from '@troth/domain/booking';
import { type AttorneyServiceType, isAttorneyService, isLivePurchase } from '@troth/domain/purchases';
import type { Tx } from '../../kernel/database/database';
import { iso, isoOrNull } from '../../kernel/http/present';
import type { Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { findPurchaseFor, type PurchaseItemRow } from '../../records/payments/purchase-item.repository';
import { eventFacts } from '../../records/booking/event.presenter';
import {
  busyEvents,
  type EventRow,
  type EventView,
  eventsOfPerson,
  eventsOfPurchase,
} from '../../records/booking/event.repository';
import { hoursAndAwayOf } from '../../records/booking/hours.repository';
import { productTypeOf } from '../../records/payments/product.repository';
import { standingOf } from '../../records/attorneys/attorney.repository';
import { outsideBookingUrl } from './outside-page';

/** A bought service as booking sees it. */
export interface Bookable {
  readonly item: PurchaseItemRow;
  readonly serviceType: AttorneyServiceType;
  readonly attorney: { readonly id: string; readonly name: string | null; readonly isApproved: boolean } | null;
  readonly events: readonly EventRow[];
  /** What is on the calendar and can still be moved or canceled. */
  readonly upcoming: EventRow | null;
}

/** @throws Problem NOT_FOUND for what is not this person's, and for what cannot be booked at all */
export async function getBookable(
  tx: Tx,
  userId: string,
  purchaseItemId: string,
  now: Date,
  hold: 'read' | 'change' = 'read',
): Promise<Bookable> {
  const item = await findPurchaseFor(tx, userId, purchaseItemId, hold);
  if (item === undefined) throw problem('NOT_FOUND');
  const { productType } = await productTypeOf(tx, item.productId);
  if (!isAttorneyService(productType)) throw problem('NOT_FOUND');
  const events = await eventsOfPurchase(tx, item.id);
  const upcoming = events.find((event) => changeRefusal(eventFacts(event), iso(now)) === null) ?? null;
  return { item, serviceType: productType, attorney: await attorneyOf(tx, item.attorneyId), events, upcoming };
}

async function attorneyOf(tx: Tx, id: string | null): Promise<Bookable['attorney']> {
  if (id === null) return null;
  const row = await standingOf(tx, id);
  return {
    id,
    name: [row.firstName, row.lastName].filter((part) => part !== null && part !== '').join(' ') || null,
    isApproved: row.stage === 'APPROVED' && row.deletedAt === null,
  };
}

/** Appointments that the client canceled or missed: they use up the free rebooking. */
const missedOf = (events: readonly EventRow[]): number =>
  events.filter(({ eventStatus, canceledBy }) => eventStatus === 'NO_SHOW' || canceledBy === 'CLIENT').length;

export const refusalOf = ({ item, attorney, events }: Bookable, isByAdmin: boolean): BookingRefusal | null =>
  bookingRefusal({
    isLive: isLivePurchase({ paymentStatus: item.paymentStatus, deletedAt: isoOrNull(item.deletedAt) }),
    attorney: attorney === null ? 'NONE' : attorney.isApproved ? 'OPEN' : 'AWAY',
    bookingStatus: item.bookingStatus,
    missed: missedOf(events),
    isByAdmin,
  });

/** What is in the client's way to another appointment of the same purchase; null when the client can book one. */
export async function nextRefusal(
  tx: Tx,
  { event, client }: Pick<EventView, 'event' | 'client'>,
  now: Date,
): Promise<BookingRefusal | null> {
  return refusalOf(await getBookable(tx, client.id, event.purchaseItemId, now), false);
}

/** What a time is judged by: the attorney's hours, and what both have on their calendars. */
export interface Calendar {
  readonly hours: AttorneyHours;
  readonly slots: readonly Span[];
  /** Appointments of the attorney, with buffers, and of the client. */
  readonly busy: readonly Span[];
}

/**
 * The times at which this service can be booked, or moved to.
 * @param hold With `change` everybody else who books with this attorney waits until the transaction ends.
 */
export async function calendarFor(
  tx: Tx,
  { item, serviceType, attorney, upcoming }: Bookable,
  now: Date,
  hold: 'read' | 'change' = 'read',
): Promise<Calendar | null> {
  if (attorney === null) return null;
  const hours = await hoursAndAwayOf(tx, attorney.id, hold);
  const ofAttorney = (await busyEvents(tx, attorney.id, now))
    .filter(({ id }) => id !== upcoming?.id)
    .map(({ busyFrom, busyUntil }) => ({ startAt: iso(busyFrom), endAt: iso(busyUntil) }));
  const ofClient = (await eventsOfPerson(tx, item.beneficiaryUserId))
    .filter(({ event }) => event.eventStatus === 'BOOKED' && event.id !== upcoming?.id && event.eventEndAt > now)
    .map(({ event }) => ({ startAt: iso(event.eventStartAt), endAt: iso(event.eventEndAt) }));
  const busy = [...ofAttorney, ...ofClient];
  return { hours, busy, slots: openSlots(hours, { now: iso(now), lengthMinutes: CALL_MINUTES[serviceType], busy }) };
}

/** The times at which a bought service can be booked, or the page where it is, or why there are none. */
export async function presentChoice(
  { tx, now, services }: Pick<Work, 'tx' | 'now' | 'services'>,
  bookable: Bookable,
  isByAdmin: boolean,
): Promise<BookingChoice> {
  const { item, serviceType, attorney, upcoming } = bookable;
  const refusal = refusalOf(bookable, isByAdmin);
  const calendar = await calendarFor(tx, bookable, now);
  const bookingUrl =
    refusal === null ? await outsideBookingUrl(tx, services, bookable, isByAdmin ? 'admin' : 'client') : null;
  const isMovable = refusal === 'ALREADY_SCHEDULED' && upcoming?.provider === 'builtin';
  const isOpen = (refusal === null && bookingUrl === null) || isMovable;
  const slots = isOpen && calendar !== null ? calendar.slots.map(({ startAt, endAt }) => ({ startAt, endAt })) : [];
  const offered = refusal === null ? openOffer(item.callOffer, { attorneyId: item.attorneyId, now: iso(now) }) : [];
  return {
    purchaseItemId: item.id,
    attorneyId: attorney?.id ?? null,
    attorneyName: attorney?.name ?? null,
    attorneyTimeZone: calendar?.hours.timeZone ?? null,
    serviceType,
    lengthMinutes: CALL_MINUTES[serviceType],
    refusal,
    slots,
    offeredTimes: offered.filter((time) => slots.some(({ startAt }) => startAt === time)),
    bookingUrl,
  };
}
