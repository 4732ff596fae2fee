import type { DocumentStates } from '../documents/document-states';
import type { BookingStatus } from '../purchases/enumerations';
import type { ExternalAttorney } from './schemas';

type ExternalFacts = Pick<ExternalAttorney, 'name' | 'email' | 'firmName' | 'barStateId' | 'confirmedAt' | 'deletedAt'>;

const isFilled = (text: string | null) => text !== null && text.trim() !== '';

/**
 * An attorney of one's own counts as booked when name, firm, e-mail and bar state are recorded.
 * D10.
 */
export const isExternalAttorneyRecorded = (attorney: ExternalFacts | null): boolean =>
  attorney !== null &&
  attorney.deletedAt === null &&
  [attorney.name, attorney.email, attorney.firmName, attorney.barStateId].every(isFilled);

/** Whether a partner has an attorney: representation was bought for them, or one of their own is recorded. */
export const hasAttorney = (representation: BookingStatus | null, own: ExternalFacts | null): boolean =>
  representation !== null || isExternalAttorneyRecorded(own);

/** Whether a partner's attorney is booked, for the notarization gate: in no state may a couple be stuck. Row 10. */
export const isAttorneyBooked = (representation: BookingStatus | null, own: ExternalFacts | null): boolean =>
  representation === 'BOOKED' || isExternalAttorneyRecorded(own);

/** Why an attorney of one's own cannot be recorded, changed or removed. */
export type ExternalAttorneyRefusal = 'REPRESENTED' | 'IN_NOTARIZATION' | 'NOTARIZED';

/**
 * Why an attorney of one's own cannot be recorded or changed now; null when it can: whoever is represented by an attorney
 * of the service is advised by that one, and what is before the notary stays as it is. Row 10; the rest is ours.
 */
export function externalAttorneyRefusal(facts: {
  /** An attorney of the service acts for this partner. */
  readonly isRepresented: boolean;
  readonly states: Pick<DocumentStates, 'isInProof' | 'isNotarized'>;
}): ExternalAttorneyRefusal | null {
  if (facts.states.isNotarized) return 'NOTARIZED';
  if (facts.states.isInProof) return 'IN_NOTARIZATION';
  return facts.isRepresented ? 'REPRESENTED' : null;
}

/** Why somebody cannot be the attorney of a partner. */
export type CounselConflict = 'A_PARTNER' | 'ATTORNEY_OF_PARTNER' | 'FIRM_OF_PARTNER';

const same = (one: string | null, other: string | null) =>
  one !== null && other !== null && one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Why somebody cannot be a partner's own attorney; null when they can. Neither partner advises one, and the two are never
 * advised by one attorney or one firm. D19.
 */
export function counselConflict(
  attorney: { readonly email: string; readonly firmName: string },
  facts: {
    readonly partnerEmails: readonly string[];
    /** The attorney of the other partner, of the service or their own; null while there is none. */
    readonly opposing: { readonly email: string | null; readonly firmName: string | null } | null;
  },
): CounselConflict | null {
  if (facts.partnerEmails.some((email) => same(email, attorney.email))) return 'A_PARTNER';
  if (same(facts.opposing?.email ?? null, attorney.email)) return 'ATTORNEY_OF_PARTNER';
  return same(facts.opposing?.firmName ?? null, attorney.firmName) ? 'FIRM_OF_PARTNER' : null;
}

/** How a mailed link stands by which an attorney of one's own confirms a version. */
export type ConfirmationLinkState = 'OPEN' | 'CONFIRMED' | 'REVOKED' | 'EXPIRED' | 'SUPERSEDED';

/** A link works once, for the version that it was sent for, until it expires or another takes its place. Row 10. */
export function confirmationLinkState(
  link: {
    readonly version: string;
    readonly expiresAt: Date;
    readonly revokedAt: Date | null;
    readonly confirmedAt: Date | null;
  },
  facts: { readonly currentVersion: string | null; readonly now: Date },
): ConfirmationLinkState {
  if (link.confirmedAt !== null) return 'CONFIRMED';
  if (link.version !== facts.currentVersion) return 'SUPERSEDED';
  if (link.revokedAt !== null) return 'REVOKED';
  return facts.now >= link.expiresAt ? 'EXPIRED' : 'OPEN';
}
