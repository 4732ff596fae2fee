import { DELETION_GRACE_DAYS } from '../constants';

const MS_PER_DAY = 86_400_000;

/** What has to come to its end before an account can be deleted, in the order in which it is told. */
export const DELETION_OBSTACLES = [
  'PAYMENT_UNDER_WAY',
  'REFUND_UNDER_WAY',
  'NOTARIZATION_UNDER_WAY',
  'APPOINTMENT_BOOKED',
] as const;
export type DeletionObstacle = (typeof DELETION_OBSTACLES)[number];

export const DELETION_ERASED = [
  'ACCOUNT',
  'ANSWERS',
  'DISCLOSURE',
  'AGREEMENT',
  'MESSAGES',
  'ADDRESSES',
  'SERVICES',
] as const;
export type DeletionErased = (typeof DELETION_ERASED)[number];

export const DELETION_KEPT = ['AGREEMENT', 'DISCLOSURE', 'PARTNER', 'MONEY', 'AUDIT_LOG'] as const;
export type DeletionKept = (typeof DELETION_KEPT)[number];

/** Until when something is kept. */
export const KEPT_UNTIL = ['PARTNER_DELETES', 'SEVEN_YEARS', 'ALWAYS', 'THEIRS'] as const;
export type KeptUntil = (typeof KEPT_UNTIL)[number];

/** As much of a customer's present state as the rules read. */
export interface DeletionFacts {
  readonly isPaymentUnderWay: boolean;
  readonly isRefundUnderWay: boolean;
  readonly isNotarizationUnderWay: boolean;
  readonly isAppointmentBooked: boolean;
  readonly hasPurchases: boolean;
  /** Something was bought for the person and has not been used. */
  readonly hasUnusedServices: boolean;
  readonly documents: readonly DocumentFacts[];
}

interface DocumentFacts {
  /** Someone else is a partner of it and has an account. */
  readonly hasPartner: boolean;
  readonly isNotarized: boolean;
}

export interface DeletionPlan {
  /** While there is one, nothing is deleted. */
  readonly obstacles: readonly DeletionObstacle[];
  readonly erased: readonly DeletionErased[];
  readonly kept: readonly { readonly what: DeletionKept; readonly until: KeptUntil }[];
}

/**
 * What becomes of a document when one of its partners deletes the account: a notarized one is the other partner's too and
 * stays; one that nobody is left to hold is destroyed, notarized or not; any other becomes the remaining partner's alone,
 * without what the two have made of it.
 */
export function documentFate({ hasPartner, isNotarized }: DocumentFacts): 'STAYS' | 'PASSES' | 'DESTROYED' {
  if (!hasPartner) return 'DESTROYED';
  return isNotarized ? 'STAYS' : 'PASSES';
}

/**
 * What goes, what is kept, until when, and what has to come to its end before. Ours; the specifications have no deletion.
 * ADR 0052. Our own reading of what has to be kept, not reviewed by counsel.
 */
export function deletionPlan(facts: DeletionFacts): DeletionPlan {
  const fates = new Set(facts.documents.map(documentFate));
  const hasPartner = facts.documents.some((document) => document.hasPartner);
  const goes = fates.has('DESTROYED') || fates.has('PASSES');
  const isUnderWay = {
    PAYMENT_UNDER_WAY: facts.isPaymentUnderWay,
    REFUND_UNDER_WAY: facts.isRefundUnderWay,
    NOTARIZATION_UNDER_WAY: facts.isNotarizationUnderWay,
    APPOINTMENT_BOOKED: facts.isAppointmentBooked,
  } satisfies Record<DeletionObstacle, boolean>;
  const isErased = {
    ACCOUNT: true,
    ANSWERS: facts.documents.length > 0,
    DISCLOSURE: goes,
    AGREEMENT: goes,
    MESSAGES: true,
    ADDRESSES: true,
    SERVICES: facts.hasUnusedServices,
  } satisfies Record<DeletionErased, boolean>;
  const keptUntil = {
    AGREEMENT: fates.has('STAYS') ? 'PARTNER_DELETES' : null,
    DISCLOSURE: fates.has('STAYS') ? 'PARTNER_DELETES' : null,
    PARTNER: hasPartner ? 'THEIRS' : null,
    MONEY: facts.hasPurchases ? 'SEVEN_YEARS' : null,
    AUDIT_LOG: 'ALWAYS',
  } satisfies Record<DeletionKept, KeptUntil | null>;
  return {
    obstacles: DELETION_OBSTACLES.filter((obstacle) => isUnderWay[obstacle]),
    erased: DELETION_ERASED.filter((what) => isErased[what]),
    kept: DELETION_KEPT.flatMap((what) => {
      const until = keptUntil[what];
      return until === null ? [] : [{ what, until }];
    }),
  };
}

/** When what is asked for now is done; until then it can be taken back. */
export const deletionDueAt = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + DELETION_GRACE_DAYS * MS_PER_DAY);
