import { timingSafeEqual } from 'node:crypto';
import type { Tx } from '../../kernel/database/database';
import { houseSealIn } from '../../kernel/protection/protected-database';
import { bookingLinkOf } from '../../records/attorneys/service.repository';
import { buyerOf } from '../../records/users/user.repository';
import type { Services } from '../../kernel/services';
import type { Bookable } from './booking-choice';

/** Who may book: its client, or an admin where the client's free rebooking is used (D22). */
type Booker = 'client' | 'admin';

const signatureOf = (tx: Tx, what: string): string => houseSealIn(tx).fingerprint(`outside booking ${what}`);

/** Names a purchase to an outside provider, which gives it back with the booking; signed, since a visitor can edit it. */
export function bookingToken(tx: Tx, purchaseItemId: string, by: Booker): string {
  const what = `${purchaseItemId}.${by}`;
  return `${what}.${signatureOf(tx, what)}`;
}

/** The purchase that a token of ours names; null for whatever is none. */
export function readBookingToken(tx: Tx, token: string): { purchaseItemId: string; by: Booker } | null {
  const [, purchaseItemId, by, signature] = /^([0-9a-f-]{36})\.(client|admin)\.([0-9a-f]{64})$/.exec(token) ?? [];
  if (purchaseItemId === undefined || by === undefined || signature === undefined) return null;
  const expected = signatureOf(tx, `${purchaseItemId}.${by}`);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? { purchaseItemId, by: by as Booker } : null;
}

/** Whether an attorney's link is to a page of the outside provider: there, not here, a call is booked. */
export const isOutsidePage = (booking: Services['booking'], page: string | null): page is string =>
  page !== null && (booking?.bookingUrl(page, { tracking: '', name: null, email: '' }) ?? null) !== null;

/** The attorney's page at the outside provider for this service; null where it is booked with us. */
export async function outsidePage(
  tx: Tx,
  { booking }: Services,
  { attorney, serviceType }: Pick<Bookable, 'attorney' | 'serviceType'>,
): Promise<string | null> {
  if (booking === null || attorney === null) return null;
  const page = await bookingLinkOf(tx, attorney.id, serviceType);
  return isOutsidePage(booking, page) ? page : null;
}

/** That page as a client gets it, with what ties the booking to the purchase. */
export async function outsideBookingUrl(
  tx: Tx,
  services: Services,
  bookable: Bookable,
  by: Booker,
): Promise<string | null> {
  const page = await outsidePage(tx, services, bookable);
  if (page === null) return null;
  const { email, firstName, lastName } = await buyerOf(tx, bookable.item.beneficiaryUserId);
  const name = [firstName, lastName].filter((part) => part !== null && part !== '').join(' ') || null;
  return services.booking?.bookingUrl(page, { tracking: bookingToken(tx, bookable.item.id, by), name, email }) ?? null;
}
