import type { Span, TimeOffer } from '@troth/domain/booking';
import { jurisdictionByStateId } from '@troth/content/jurisdictions';
import { announce } from '../../kernel/changes/announce';
import { toJson } from '../../kernel/database/columns';
import { problem } from '../../kernel/http/problem';
import { FALLBACK_TIME_ZONE } from '../../kernel/http/today';
import { text } from '../../kernel/texts';
import { findDocumentRow } from '../../records/couples/couple';
import { getPurchaseItem, updatePurchaseItem } from '../../records/payments/purchase-item.repository';
import { tellOfCallOffer } from './appointment-mail';
import { calendarFor, getBookable, refusalOf } from './booking-choice';
import { authorOf, type BookingWork } from './booking-work';
import { outsidePage } from './outside-page';

/**
 * The times at which a client can have a call that is not booked yet.
 *
 * @throws Problem NOT_FOUND for a purchase with another attorney; REFUSED_BY_RULE where the client cannot book with us
 */
async function bookableTimes(work: BookingWork, attorneyId: string, purchaseItemId: string, hold: 'read' | 'change') {
  const { tx, now } = work;
  const item = await getPurchaseItem(tx, purchaseItemId, hold);
  if (item.attorneyId !== attorneyId) throw problem('NOT_FOUND');
  const bookable = await getBookable(tx, item.beneficiaryUserId, item.id, now);
  if (refusalOf(bookable, false) !== null) throw problem('REFUSED_BY_RULE', { detail: text('booking.offerRefused') });
  if ((await outsidePage(tx, work.services, bookable)) !== null)
    throw problem('REFUSED_BY_RULE', { detail: text('booking.outside.offerThere') });
  const slots = (await calendarFor(tx, bookable, now))?.slots ?? [];
  return { bookable, slots: slots.map(({ startAt, endAt }): Span => ({ startAt, endAt })) };
}

/** The times that an attorney can offer for a call that is not booked yet. */
export const callTimes = async (work: BookingWork, attorneyId: string, purchaseItemId: string): Promise<Span[]> =>
  (await bookableTimes(work, attorneyId, purchaseItemId, 'read')).slots;

/**
 * Offers a client times for a call that is not booked. They are kept from nobody, and the client can choose another one.
 * A new offer replaces the one before.
 *
 * @throws Problem as `bookableTimes` says; CONFLICT when one of the times cannot be booked
 */
export async function offerCall(
  work: BookingWork,
  attorneyId: string,
  purchaseItemId: string,
  { times, reason }: TimeOffer,
): Promise<string[]> {
  const { tx, now } = work;
  const { bookable, slots } = await bookableTimes(work, attorneyId, purchaseItemId, 'change');
  const open = new Set(slots.map(({ startAt }) => startAt));
  const offered = times.map((time) => new Date(time).toISOString()).toSorted();
  if (!offered.every((time) => open.has(time))) throw problem('CONFLICT', { detail: text('booking.offerNotBookable') });
  const item = await updatePurchaseItem(tx, purchaseItemId, {
    callOffer: toJson({ attorneyId, times: offered }),
    updatedAt: now,
    updatedById: authorOf(work),
  });
  await announce(tx, [{ userIds: [item.beneficiaryUserId, attorneyId], topics: ['purchases'] }]);
  const document = item.documentId === null ? undefined : await findDocumentRow(tx, item.documentId);
  const jurisdiction = document?.stateId == null ? null : jurisdictionByStateId(document.stateId);
  await tellOfCallOffer(work, item, {
    attorneyName: bookable.attorney?.name ?? null,
    timeZone: jurisdiction?.timeZone ?? FALLBACK_TIME_ZONE,
    times: offered,
    reason,
  });
  return offered;
}
