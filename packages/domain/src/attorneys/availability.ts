import type { Id } from '../records/fields';
import {
  type AttorneyServiceType,
  type BookingStatus,
  isAttorneyService,
  type PaymentStatus,
  type ProductType,
} from '../purchases/enumerations';
import { type ConflictedAttorney, type ConflictFacts, conflictOf } from './conflict';
import type { AttorneyStage } from './enumerations';

/** As much of an attorney as their place in a list follows from. */
export interface RankedAttorney {
  readonly id: Id;
  readonly hasFastTurnaround: boolean;
  readonly responseTimeHours: number | null;
  readonly yearsOfExperience: number | null;
  /** Average of the reviews that are shown; null without any. */
  readonly averageRating?: number | null;
}

/** As much of an attorney as the rules of hiring read. */
export interface AttorneyFacts extends ConflictedAttorney, RankedAttorney {
  readonly stage: AttorneyStage;
  readonly isFirmApproved: boolean;
  readonly isTakingNewClients: boolean;
  readonly licensedStateIds: readonly Id[];
  readonly services: readonly AttorneyServiceType[];
  readonly isEmbryoAttorney: boolean;
}

/** What a couple needs of an attorney. */
export interface AttorneyNeed {
  readonly serviceType: AttorneyServiceType;
  readonly stateId: Id;
  /** Both agreed on a clause about embryos. */
  readonly needsEmbryoExperience: boolean;
  /** Firms that the other partner has engaged. */
  readonly firmsOfPartner: ReadonlySet<Id>;
  readonly conflict: ConflictFacts;
  /** Attorneys the person has already engaged, to whom they aren't a new client. */
  readonly ownAttorneys: ReadonlySet<Id>;
}

/** Why someone cannot hire an attorney. */
export const ATTORNEY_REFUSALS = [
  'NOT_APPROVED',
  'FIRM_NOT_APPROVED',
  'NOT_TAKING_CLIENTS',
  'NOT_LICENSED',
  'SERVICE_NOT_OFFERED',
  'NO_EMBRYO_EXPERIENCE',
  'FIRM_OF_PARTNER',
  'CONFLICT_OF_INTEREST',
] as const;
export type AttorneyRefusal = (typeof ATTORNEY_REFUSALS)[number];

/**
 * Why a person cannot hire an attorney; null when they can. An approved attorney of an approved firm, licensed in the
 * couple's state, who offers the service, has experience with embryos where such a clause is agreed, and whose firm the
 * partner has not engaged: the two partners are never represented by one firm. An attorney who has stopped taking new
 * clients can still be hired by a current one.
 * D19 and 51.
 */
export function attorneyRefusal(attorney: AttorneyFacts, need: AttorneyNeed): AttorneyRefusal | null {
  if (attorney.stage !== 'APPROVED') return 'NOT_APPROVED';
  if (attorney.lawFirmId === null || !attorney.isFirmApproved) return 'FIRM_NOT_APPROVED';
  if (!attorney.isTakingNewClients && !need.ownAttorneys.has(attorney.id)) return 'NOT_TAKING_CLIENTS';
  if (!attorney.licensedStateIds.includes(need.stateId)) return 'NOT_LICENSED';
  if (!attorney.services.includes(need.serviceType)) return 'SERVICE_NOT_OFFERED';
  if (need.needsEmbryoExperience && !attorney.isEmbryoAttorney) return 'NO_EMBRYO_EXPERIENCE';
  if (need.firmsOfPartner.has(attorney.lawFirmId)) return 'FIRM_OF_PARTNER';
  return conflictOf(attorney, need.conflict) === null ? null : 'CONFLICT_OF_INTEREST';
}

/** As much of a purchase as tells whose an attorney is. */
export interface EngagementFacts {
  readonly productType: ProductType;
  readonly beneficiaryUserId: Id;
  readonly attorneyId: Id | null;
  readonly paymentStatus: PaymentStatus;
  readonly bookingStatus: BookingStatus;
  readonly deletedAt: string | null;
}

/**
 * The attorneys whom a person has engaged: for representation or a call, paid and not given back. Who was met stays
 * engaged after a refund, for what was said in that meeting cannot be unsaid; this is our choice, row 19 is silent.
 *
 * @param assignedId The attorney of the person's side of the document.
 */
export function engagedAttorneyIds(
  purchases: readonly EngagementFacts[],
  userId: Id,
  assignedId: Id | null,
): ReadonlySet<Id> {
  const bought = purchases.filter(
    (item) =>
      item.beneficiaryUserId === userId &&
      isAttorneyService(item.productType) &&
      ((item.paymentStatus === 'SUCCESSFUL' && item.deletedAt === null) || item.bookingStatus === 'BOOKED'),
  );
  return new Set([assignedId, ...bought.map((item) => item.attorneyId)].filter((id) => id !== null));
}

/** One partner before the question who can be represented. */
export interface RepresentationSide {
  /** `PAID` has a live representation, `UNCHOSEN` has one and no attorney yet, `OPEN` has none. */
  readonly state: 'PAID' | 'UNCHOSEN' | 'OPEN';
  /** Firms with an attorney whom this partner could hire. */
  readonly firms: ReadonlySet<Id>;
}

/** What can be bought for whom. Customer spec §6, §7 "available-attorneys lookup". */
export interface RepresentationOffer {
  readonly maximum: number;
  readonly userCanPurchase: boolean;
  readonly fianceCanPurchase: boolean;
}

/** How many of at most two partners find a firm each, no two the same. */
function distinctFirms(sides: readonly RepresentationSide[]): number {
  const served = sides.filter(({ firms }) => firms.size > 0);
  const all = new Set(served.flatMap(({ firms }) => [...firms]));
  return Math.min(served.length, all.size);
}

/**
 * For whom representation can be bought, and how many at most: the sides without a live representation, limited by
 * distinct firms. A firm is kept for whoever has paid and not chosen yet, so that nobody pays for what cannot be given.
 * D19; customer spec §6.
 *
 * @param partner Null until the invitation is accepted: nobody buys for a stranger.
 */
export function representationOffer(user: RepresentationSide, partner: RepresentationSide | null): RepresentationOffer {
  const sides = partner === null ? [user] : [user, partner];
  const waiting = sides.filter(({ state }) => state === 'UNCHOSEN');
  const beyondWaiting = (more: readonly RepresentationSide[]) =>
    distinctFirms([...waiting, ...more]) - distinctFirms(waiting);
  const canBuyFor = (side: RepresentationSide | null) =>
    side !== null && side.state === 'OPEN' && beyondWaiting([side]) > 0;
  return {
    maximum: beyondWaiting(sides.filter(({ state }) => state === 'OPEN')),
    userCanPurchase: canBuyFor(user),
    fianceCanPurchase: canBuyFor(partner),
  };
}

/** Whom a representation is for, seen from the buyer. */
export type Beneficiary = 'SELF' | 'PARTNER';

/**
 * For whom a purchase of representation is: two for both partners; one for whom it was asked, or without a word for the
 * buyer, or else for the partner. Empty when it cannot be sold like that. Customer spec §9 "Quantities"; row 19.
 */
export function representationBeneficiaries(
  offer: RepresentationOffer,
  { quantity, wanted }: { readonly quantity: number; readonly wanted: Beneficiary | null },
): Beneficiary[] {
  if (quantity <= 0) return [];
  if (quantity > 1) return ['SELF', 'PARTNER'];
  const can = { SELF: offer.userCanPurchase, PARTNER: offer.fianceCanPurchase };
  if (wanted !== null) return can[wanted] ? [wanted] : [];
  return (['SELF', 'PARTNER'] as const).filter((beneficiary) => can[beneficiary]).slice(0, 1);
}

/** Less is first; what is not known comes last. */
const ascending = (one: number | null, other: number | null): number =>
  one === other ? 0 : (one ?? Number.MAX_VALUE) - (other ?? Number.MAX_VALUE);

/**
 * The order in which attorneys are shown: a fast turnaround first, then the better average of reviews, then who answers
 * sooner, then who has practised longer; then by id, so that the order holds. The specifications name a featured
 * attorney and no rule; money and friendship are no part of it.
 */
export function compareAttorneys(one: RankedAttorney, other: RankedAttorney): number {
  return (
    Number(other.hasFastTurnaround) - Number(one.hasFastTurnaround) ||
    (other.averageRating ?? 0) - (one.averageRating ?? 0) ||
    ascending(one.responseTimeHours, other.responseTimeHours) ||
    (other.yearsOfExperience ?? 0) - (one.yearsOfExperience ?? 0) ||
    (one.id < other.id ? -1 : Number(one.id > other.id))
  );
}
