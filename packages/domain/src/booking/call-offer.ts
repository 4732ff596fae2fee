import type { Instant } from '../dates/calendar';
import type { BookingStatus, PaymentStatus } from '../purchases/enumerations';

/** Times that an attorney offers for a call that is not booked, earliest first. */
export interface CallOffer {
  readonly attorneyId: string;
  readonly times: readonly Instant[];
}

/**
 * What of an offer is still to be had: the times to come, while the purchase has the attorney who offered them. With
 * another attorney, or once all of them are past, nothing is on offer.
 */
export const openOffer = (
  offer: CallOffer | null,
  { attorneyId, now }: { readonly attorneyId: string | null; readonly now: Instant },
): Instant[] => (offer?.attorneyId === attorneyId ? (offer?.times.filter((time) => time > now) ?? []) : []);

/** Whether an attorney can offer times for the call of a purchase: it isn't booked, refunded in full, or booked elsewhere. */
export const canOfferCall = ({
  bookingStatus,
  paymentStatus,
  isBookedElsewhere,
}: {
  readonly bookingStatus: BookingStatus | null;
  readonly paymentStatus: PaymentStatus;
  readonly isBookedElsewhere: boolean;
}): boolean => bookingStatus === 'WAITING' && paymentStatus !== 'FULL_REFUNDED' && !isBookedElsewhere;
