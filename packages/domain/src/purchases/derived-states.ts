import { QA_QUANTITY } from '../constants';
import type { AttorneySupport } from '../jurisdictions/enumerations';
import type { Id } from '../records/fields';
import type { AttorneyServiceType, BookingStatus, ProductType } from './enumerations';
import type { PurchaseItem } from './schemas';

/** As much of a purchase as the derived states read. */
export interface PurchaseFacts
  extends Pick<PurchaseItem, 'beneficiaryUserId' | 'paymentStatus' | 'bookingStatus' | 'deletedAt'> {
  readonly productType: ProductType;
}

/** A purchase that holds: paymentStatus SUCCESSFUL and not deleted. Customer spec §4. */
export const isLivePurchase = ({
  paymentStatus,
  deletedAt,
}: Pick<PurchaseFacts, 'paymentStatus' | 'deletedAt'>): boolean => paymentStatus === 'SUCCESSFUL' && deletedAt === null;

const hasLive = (items: readonly PurchaseFacts[], type: ProductType) =>
  items.some((item) => item.productType === type && isLivePurchase(item));

/**
 * Whether the prenup is paid. It is a shared product: one partner's purchase counts for both. Customer spec §4.
 * @param items Purchases of both partners on the document.
 */
export const isPrenupPaid = (items: readonly PurchaseFacts[]): boolean => hasLive(items, 'PRENUP');

/** Whether notarization is paid; shared too. Customer spec §4. */
export const isNotarizationPaid = (items: readonly PurchaseFacts[]): boolean => hasLive(items, 'NOTARIZATION');

/**
 * Booking status of a person's successful representation or Q&A purchase; null without one. Of several the furthest
 * counts. Customer spec §4 "Derived purchase states".
 */
export function bookingStatusOf(
  items: readonly PurchaseFacts[],
  userId: Id,
  serviceType: 'REPRESENTATION' | 'Q_A',
): BookingStatus | null {
  const own = items.filter(
    (item) => item.productType === serviceType && item.beneficiaryUserId === userId && isLivePurchase(item),
  );
  return (
    (['BOOKED', 'SCHEDULED', 'WAITING'] as const).find((status) => own.some((item) => item.bookingStatus === status)) ??
    null
  );
}

/** Whether a person has a live representation purchase, no matter who bought it. D19. */
export const hasRepresentation = (items: readonly PurchaseFacts[], userId: Id): boolean =>
  bookingStatusOf(items, userId, 'REPRESENTATION') !== null;

/** A partner requires an attorney if their flag is set or a live representation purchase exists for them. Customer spec §4. */
export const requiresAttorney = (facts: {
  readonly willHireAttorney: boolean;
  readonly hasRepresentation: boolean;
}): boolean => facts.willHireAttorney || facts.hasRepresentation;

/** Q&A is available with no booking waiting or scheduled, and someone to call. Customer spec §4. */
export function isQaAvailable(facts: {
  readonly bookingStatus: BookingStatus | null;
  readonly availableAttorneys: number;
  readonly hasAssignedAttorneyOrFirm: boolean;
}): boolean {
  const isOngoing = facts.bookingStatus === 'WAITING' || facts.bookingStatus === 'SCHEDULED';
  return !isOngoing && (facts.availableAttorneys > 0 || facts.hasAssignedAttorneyOrFirm);
}

/**
 * Which service the header's button leads to, and null where it is not shown: the prenup is paid, the state has PARTNER
 * support, data is loaded without error, and representation is not booked, unless a Q&A is waiting or scheduled. Customer
 * spec §6. It is silent on where the button leads: to representation, and to the call where only that is open. Once the
 * agreement is notarized there is nothing left to sell.
 */
export function attorneyServicesButton(facts: {
  readonly isPrenupPaid: boolean;
  readonly attorneySupport: AttorneySupport | null;
  readonly isLoaded: boolean;
  readonly hasError: boolean;
  readonly representation: BookingStatus | null;
  readonly qa: BookingStatus | null;
  readonly isNotarized: boolean;
}): AttorneyServiceType | null {
  if (facts.isNotarized) return null;
  const isOffered = facts.isPrenupPaid && facts.attorneySupport === 'PARTNER' && facts.isLoaded && !facts.hasError;
  if (!isOffered) return null;
  if (facts.representation !== 'BOOKED') return 'REPRESENTATION';
  return facts.qa === 'WAITING' || facts.qa === 'SCHEDULED' ? 'Q_A' : null;
}

/**
 * How many representations one purchase has: the requested count up to the maximum when both partners can buy (1 if
 * none was requested), 1 when only one can, 0 when unavailable. Customer spec §9 "Quantities";
 * D19.
 */
export function representationQuantity(facts: {
  readonly requested: number | null;
  readonly maximum: number;
  readonly userCanPurchase: boolean;
  readonly fianceCanPurchase: boolean;
}): number {
  const { requested, maximum, userCanPurchase, fianceCanPurchase } = facts;
  if (maximum <= 0 || (!userCanPurchase && !fianceCanPurchase)) return 0;
  if (!userCanPurchase || !fianceCanPurchase) return 1;
  return Math.max(1, Math.min(requested ?? 1, maximum));
}

/** Q&A quantity is always 1. Customer spec §9. */
export const qaQuantity = (): number => QA_QUANTITY;

/** The price shown: quantity times price. Customer spec §9. */
export const priceInCents = (quantity: number, unitPriceInCents: number): number => quantity * unitPriceInCents;

/** What is due to the attorney: price paid minus fee paid, never below zero. Customer spec §9 "Payout due". */
export const payoutDueInCents = ({
  pricePaidInCents,
  feePaidInCents,
}: Pick<PurchaseItem, 'pricePaidInCents' | 'feePaidInCents'>): number => Math.max(0, pricePaidInCents - feePaidInCents);

/**
 * A pending-review purchase: a live representation of either partner whose attorney has not approved. Adding
 * representation while one exists removes NOTARIZATION from the cart. Customer spec §4 "Cart behavior"; row 20.
 */
export const isPendingReview = (item: PurchaseFacts, hasAttorneyApproved: (userId: Id) => boolean): boolean =>
  item.productType === 'REPRESENTATION' && isLivePurchase(item) && !hasAttorneyApproved(item.beneficiaryUserId);
