import { randomUUID } from 'node:crypto';
import { isTimeZone, outsideStep } from '@troth/domain/booking';
import type { Tx } from '../../kernel/database/database';
import type { BookingPort, OutsideBooking } from '../../kernel/ports/booking/booking-port';
import { publish } from '../../kernel/events/event';
import { job } from '../../kernel/jobs/job';
import type { Services } from '../../kernel/services';
import { type DeliveryJob, deliveryJobSchema, workOnDelivery } from '../../kernel/http/deliveries';
import { announce } from '../../kernel/changes/announce';
import { planReminders } from './appointment-jobs';
import { waitAgain } from './book';
import { type Bookable, getBookable, refusalOf } from './booking-choice';
import { setBookingStatus } from './booking-status';
import { type BookingWork, originOf, systemWork } from './booking-work';
import { appointmentBooked, appointmentCanceled, appointmentMoved } from '../../records/booking/appointment.events';
import { eventFacts } from '../../records/booking/event.presenter';
import {
  eventLocation,
  type EventRow,
  eventsOfPurchase,
  insertEvent,
  updateEvent,
  viewOf,
  purchaseOfBooking,
} from '../../records/booking/event.repository';
import { hoursOf } from '../../records/booking/hours.repository';
import { type Chain, chainOf } from './outside-chain';
import { outsidePage, readBookingToken } from './outside-page';
import { findPurchaseItem } from '../../records/payments/purchase-item.repository';
import { askProvider } from './outside-requests';

/** Works on what the booking provider told us. */
export const bookingNoticeJob = job({
  name: 'booking-notices',
  schema: deliveryJobSchema,
  handle: processBookingNotice,
});

/** How often a purchase may change while the provider is asked about it. */
const ATTEMPTS = 5;

const isOf = ({ ids }: Chain, { externalId }: EventRow) => externalId !== null && ids.includes(externalId);

interface Found {
  readonly purchaseItemId: string;
  readonly by: 'client' | 'admin';
}

/** The purchase for which something was booked: we know the booking, or it brings a token of ours. */
async function purchaseOf(tx: Tx, { ids, tracking }: Chain, port: BookingPort): Promise<Found | null> {
  const known = await purchaseOfBooking(tx, port.provider, [...ids]);
  const token = tracking === null ? null : readBookingToken(tx, tracking);
  return known === undefined ? token : { ...known, by: token?.by ?? 'client' };
}

/** Changes with everything that a step could have been decided by. */
const versionOf = (events: readonly EventRow[]): string =>
  JSON.stringify(
    events.map(({ id, sequence, eventStatus, serviceCompletedAt, externalId }) => [
      id,
      sequence,
      eventStatus,
      serviceCompletedAt,
      externalId,
    ]),
  );

/**
 * Brings our appointments up to what the provider says now of a booking, and of another one that the purchase has. The
 * provider is asked before anything is locked; if the purchase has changed when the answer is there, it is asked again.
 *
 * @param isTakenBack Whether the provider said that someone took back that the client was absent.
 */
export async function settleBooking(services: Services, id: string, isTakenBack = false): Promise<void> {
  const { booking: port, database, logger } = services;
  if (port === null) return;
  const first = await chainOf(port, id);
  const found = first === null ? null : await database.db.transaction().execute((tx) => purchaseOf(tx, first, port));
  if (found === null) {
    logger.warn({ provider: port.provider }, 'a booking at the provider names no purchase of ours');
    return;
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const seen = await eventsOfPurchase(database.db, found.purchaseItemId);
    const chain = await chainOf(port, id);
    if (chain === null) return;
    const other = seen.find(
      (event) => event.provider === port.provider && event.eventStatus === 'BOOKED' && !isOf(chain, event),
    );
    const otherChain = other?.externalId == null ? null : await chainOf(port, other.externalId);
    const isOwnPage = await isBookedWithAttorney(services, chain, found.purchaseItemId);
    const isDone = await database.db.transaction().execute(async (tx) => {
      const work = systemWork(services, tx);
      await findPurchaseItem(tx, found.purchaseItemId, 'change');
      if (versionOf(await eventsOfPurchase(tx, found.purchaseItemId)) !== versionOf(seen)) return false;
      // What the client gave up comes first: it makes room for what the client booked in its place.
      if (otherChain !== null) await take(work, otherChain, { ...found, isOwnPage, isTakenBack: false });
      await take(work, chain, { ...found, isOwnPage, isTakenBack });
      return true;
    });
    if (isDone) {
      return;
    }
  }
  throw new Error('A purchase changed again and again while the booking provider was asked about it.');
}

/** Whether it was booked on the page of the attorney whom the purchase is with. */
async function isBookedWithAttorney(services: Services, { now }: Chain, purchaseItemId: string): Promise<boolean> {
  const { booking: port, database } = services;
  const page = await database.db.transaction().execute(async (tx) => {
    const bookable = await bookableOf(tx, purchaseItemId, services.now());
    return bookable === null ? null : outsidePage(tx, services, bookable);
  });
  return page !== null && now.eventType !== null && (await port?.isOfPage(now.eventType, page)) === true;
}

async function bookableOf(tx: Tx, purchaseItemId: string, now: Date): Promise<Bookable | null> {
  const item = await findPurchaseItem(tx, purchaseItemId, 'read');
  return item === undefined ? null : getBookable(tx, item.beneficiaryUserId, purchaseItemId, now);
}

type Taking = Found & { readonly isOwnPage: boolean; readonly isTakenBack: boolean };

/** Takes one booking over. The provider has mailed the person who booked or canceled there; we send nothing. */
async function take(work: BookingWork, chain: Chain, { purchaseItemId, by, isOwnPage, isTakenBack }: Taking) {
  const { state, canceledBy } = chain.now;
  const bookable = await bookableOf(work.tx, purchaseItemId, work.now);
  if (bookable === null) return;
  const known = bookable.events.find((event) => isOf(chain, event)) ?? null;
  if (known === null && (!isOwnPage || bookable.attorney === null)) {
    work.services.logger.warn({ purchaseItemId }, 'a booking at the provider is with nobody whom the purchase is with');
    return;
  }
  const step = outsideStep({
    known: known === null ? null : eventFacts(known),
    state: STATES[state],
    canceledBy,
    isBookable: refusalOf(bookable, by === 'admin') === null,
    isTakenBack,
  });
  if (known !== null) await followKnown(work, bookable, known, chain.now, step);
  else if (step === 'TURN_AWAY') await askProvider(work, { what: 'turn-away', externalId: chain.now.id });
  else if (step !== 'NONE') await record(work, bookable, chain.now);
}

/** Brings an appointment that we know to what the provider says of it. */
async function followKnown(
  work: BookingWork,
  bookable: Bookable,
  known: EventRow,
  outside: OutsideBooking,
  step: ReturnType<typeof outsideStep>,
): Promise<void> {
  const { tx, now } = work;
  if (step === 'UPDATE') await update(work, known, outside);
  const touched = { updatedAt: now, updatedById: null };
  if (step === 'CANCEL') {
    const canceled = { eventStatus: 'CANCELED', canceledBy: outside.canceledBy ?? 'CLIENT', ...touched } as const;
    const event = await updateEvent(tx, known.id, { ...canceled, sequence: known.sequence + 1 });
    await waitAgain(work, known);
    await publish(work, appointmentCanceled, { event, canceledBy: canceled.canceledBy });
  }
  if (step === 'MARK_MISSED') {
    await updateEvent(tx, known.id, { eventStatus: 'NO_SHOW', ...touched });
    await waitAgain(work, known);
  }
  // Another appointment may have been booked since.
  if (step === 'TAKE_BACK_MISSED' && bookable.item.bookingStatus === 'WAITING') {
    await updateEvent(tx, known.id, { eventStatus: 'BOOKED', ...touched });
    await setBookingStatus(tx, known.purchaseItemId, 'SCHEDULED', originOf(work));
  }
}

const STATES = { active: 'BOOKED', moved: 'MOVED', canceled: 'CANCELED', 'no-show': 'NO_SHOW' } as const;

/** As much of an appointment as the provider says. Its own calendar keeps it apart from others. */
async function columnsOf(tx: Tx, eventId: string, attorneyId: string, booking: OutsideBooking) {
  const { timeZone } = booking;
  return {
    externalId: booking.id,
    eventStartAt: booking.startAt,
    eventEndAt: booking.endAt,
    busyFrom: booking.startAt,
    busyUntil: booking.endAt,
    cancelUrl: booking.cancelUrl,
    rescheduleUrl: booking.rescheduleUrl,
    sealedLocation: eventLocation.seal(tx, eventId, booking.phoneNumber),
    timeZone: timeZone !== null && isTimeZone(timeZone) ? timeZone : (await hoursOf(tx, attorneyId)).timeZone,
  };
}

async function record(work: BookingWork, { item, attorney }: Bookable, booking: OutsideBooking): Promise<void> {
  const { tx, now, services } = work;
  if (attorney === null || services.booking === null) return;
  const isOver = booking.state === 'canceled';
  const id = randomUUID();
  const event = await insertEvent(tx, {
    id,
    purchaseItemId: item.id,
    attorneyId: attorney.id,
    provider: services.booking.provider,
    ...(await columnsOf(tx, id, attorney.id, booking)),
    ...(isOver ? { eventStatus: 'CANCELED', canceledBy: booking.canceledBy ?? 'CLIENT' } : {}),
    createdAt: now,
    updatedAt: now,
  });
  if (isOver) return;
  await setBookingStatus(tx, item.id, 'SCHEDULED', originOf(work));
  await planReminders(work, event);
  await publish(work, appointmentBooked, { event });
}

async function update(work: BookingWork, known: EventRow, booking: OutsideBooking): Promise<void> {
  const { tx, now } = work;
  const columns = await columnsOf(tx, known.id, known.attorneyId, booking);
  const isSame = (Object.keys(columns) as (keyof typeof columns)[]).every(
    (name) => String(columns[name]) === String(known[name]),
  );
  if (isSame) return;
  const isMoved = known.externalId !== columns.externalId || +known.eventStartAt !== +columns.eventStartAt;
  const sequence = known.sequence + (isMoved ? 1 : 0);
  const updated = await updateEvent(tx, known.id, { ...columns, sequence, updatedAt: now, updatedById: null });
  const { client, attorney } = await viewOf(tx, updated);
  await announce(tx, [{ userIds: [client.id, attorney.id], topics: ['purchases'] }]);
  if (!isMoved) return;
  await planReminders(work, updated);
  await publish(work, appointmentMoved, { event: updated });
}

/** Settles the booking that a delivery names. Running it again changes nothing. */
async function processBookingNotice(services: Services, { deliveryId }: DeliveryJob): Promise<void> {
  const { booking: port, database, now } = services;
  if (port === null) return;
  await workOnDelivery({ db: database.db, now }, { provider: port.provider, deliveryId }, ({ objectId, eventType }) =>
    settleBooking(services, objectId, port.isTakenBack(eventType)),
  );
}
