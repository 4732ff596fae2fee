import type { PlainMessageKey } from '../messages/say';
import type { DocumentStatus } from '../documents/enumerations';
import { CUSTOMER_SCREENS, REPRESENTATION_PATH } from '../people/paths';

/** What one partner's attorney gate looks at. */
export interface AttorneyGate {
  readonly requiresAttorney: boolean;
  /** Representation BOOKED, or an attorney of one's own recorded (D10). */
  readonly isAttorneyBooked: boolean;
}

/** What stands between a couple and the notary. */
export const NOTARIZATION_BLOCKERS = [
  'NOT_GENERATED',
  'OWN_ATTORNEY_NOT_BOOKED',
  'PARTNER_ATTORNEY_NOT_BOOKED',
  'ATTORNEYS_NOT_APPROVED',
  'NOT_REVIEWED',
] as const;
export type NotarizationBlocker = (typeof NOTARIZATION_BLOCKERS)[number];

/** As much of a document as the notary's gate reads. */
export interface NotarizationSubject {
  readonly lastGeneratedAt: string | null;
  readonly reviewedAt: string | null;
  readonly finalizedAt: string | null;
  readonly status: DocumentStatus;
}

/** First obstacle to notarization, in the product's order; null when clear. Customer spec §4 "Notarization availability". */
export function notarizationBlocker(facts: {
  readonly document: NotarizationSubject;
  readonly own: AttorneyGate;
  readonly partner: AttorneyGate;
}): NotarizationBlocker | null {
  const { document, own, partner } = facts;
  if (document.lastGeneratedAt === null) return 'NOT_GENERATED';
  if (own.requiresAttorney && !own.isAttorneyBooked) return 'OWN_ATTORNEY_NOT_BOOKED';
  if (partner.requiresAttorney && !partner.isAttorneyBooked) return 'PARTNER_ATTORNEY_NOT_BOOKED';
  const areBothRepresented = own.requiresAttorney && partner.requiresAttorney;
  if (areBothRepresented && document.status !== 'FULLY_APPROVED') return 'ATTORNEYS_NOT_APPROVED';
  return document.reviewedAt === null && document.finalizedAt === null ? 'NOT_REVIEWED' : null;
}

/** Title, message and button of the notarization info screen for each obstacle. Customer spec §8. */
export const NOTARIZATION_MESSAGES = {
  NOT_GENERATED: {
    title: 'notarization.notGenerated.title',
    message: 'notarization.notGenerated.message',
    button: CUSTOMER_SCREENS.DOCUMENTS,
  },
  OWN_ATTORNEY_NOT_BOOKED: {
    title: 'notarization.ownAttorney.title',
    message: 'notarization.ownAttorney.message',
    button: REPRESENTATION_PATH,
  },
  PARTNER_ATTORNEY_NOT_BOOKED: {
    title: 'notarization.partnerAttorney.title',
    message: 'notarization.partnerAttorney.message',
    button: null,
  },
  ATTORNEYS_NOT_APPROVED: {
    title: 'notarization.notApproved.title',
    message: 'notarization.notApproved.message',
    button: null,
  },
  NOT_REVIEWED: {
    title: 'notarization.notReviewed.title',
    message: 'notarization.notReviewed.message',
    button: CUSTOMER_SCREENS.REVIEW,
  },
} as const satisfies Record<
  NotarizationBlocker,
  { title: PlainMessageKey; message: PlainMessageKey; button: string | null }
>;
