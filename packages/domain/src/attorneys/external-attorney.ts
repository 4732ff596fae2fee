import type { BookingStatus } from '../purchases/enumerations';
import type { ExternalAttorney } from './schemas';

type ExternalFacts = Pick<ExternalAttorney, 'name' | 'email' | 'firmName' | 'barStateId' | 'confirmedAt' | 'deletedAt'>;

const isFilled = (text: string | null) => text !== null && text.trim() !== '';

/**
 * An attorney of one's own counts as booked when name, firm, e-mail and bar state are recorded.
 * `docs/decisions/0000-product-decisions.md`, row 10.
 */
export const isExternalAttorneyRecorded = (attorney: ExternalFacts | null): boolean =>
  attorney !== null &&
  attorney.deletedAt === null &&
  [attorney.name, attorney.email, attorney.firmName, attorney.barStateId].every(isFilled);

/** And as approved when the certificate of counsel is uploaded or the attorney confirmed by the mailed link. Row 10. */
export const hasExternalAttorneyApproved = (attorney: ExternalFacts | null): boolean =>
  isExternalAttorneyRecorded(attorney) && attorney?.confirmedAt !== null;

/** Whether a partner has an attorney: representation was bought for them, or one of their own is recorded. */
export const hasAttorney = (representation: BookingStatus | null, own: ExternalFacts | null): boolean =>
  representation !== null || isExternalAttorneyRecorded(own);

/** Whether a partner's attorney is booked, for the notarization gate: in no state may a couple be stuck. Row 10. */
export const isAttorneyBooked = (representation: BookingStatus | null, own: ExternalFacts | null): boolean =>
  representation === 'BOOKED' || isExternalAttorneyRecorded(own);
