import { isSealingStopped, type SealProblem } from './completion';
import type { NotarizationStage, NotaryProvider } from './enumerations';

/** Ours, in the place of the provider's word: it refused for good to take the agreement in. */
export const OPENING_REFUSED = 'opening_refused';

/**
 * What a word of the provider (Proof's `detailed_status`) means for the couple. Words that nobody has told us of are
 * looked at by an admin, and words may be skipped. ADR 0049.
 */
const STAGE_OF_STATUS: Readonly<Record<string, NotarizationStage>> = {
  draft: 'PREPARING',
  recalled: 'PREPARING',
  active: 'SENT',
  sent_to_signer: 'SENT',
  viewed: 'SENT',
  started: 'IN_PROGRESS',
  attempted: 'IN_PROGRESS',
  meeting_in_progress: 'IN_PROGRESS',
  partially_complete: 'PARTIAL',
  payment_required: 'ADMIN_ATTENTION',
  awaiting_payment: 'ADMIN_ATTENTION',
  complete: 'COMPLETING',
  complete_with_rejections: 'NEEDS_ATTENTION',
  declined: 'NEEDS_ATTENTION',
  [OPENING_REFUSED]: 'NEEDS_ATTENTION',
  held_for_review: 'NEEDS_ATTENTION',
  on_hold: 'NEEDS_ATTENTION',
  expired: 'ENDED',
  canceled: 'ENDED',
  /** Ours: the provider knows it no more. */
  deleted: 'ENDED',
};

/** As much of a notarization as its stage reads. Instants are ISO texts. */
export interface NotarizationFacts {
  readonly provider: NotaryProvider;
  readonly transactionId: string | null;
  readonly externalStatus: string | null;
  readonly providerCompletedAt: string | null;
  readonly notarizationCompletedAt: string | null;
  readonly deletedAt: string | null;
  /** Why its file is not sealed yet. */
  readonly sealProblem: SealProblem | null;
}

/**
 * Where a notarization stands. One that is complete at the provider is COMPLETING until its file is sealed; only then is
 * the document notarized. What stops the sealing is an admin's to look at. Customer spec §4 "Derived document states".
 */
export function notarizationStage(facts: NotarizationFacts): NotarizationStage {
  if (facts.notarizationCompletedAt !== null) return 'COMPLETED';
  if (facts.deletedAt !== null) return 'ENDED';
  if (facts.providerCompletedAt !== null) return isSealingStopped(facts.sealProblem) ? 'ADMIN_ATTENTION' : 'COMPLETING';
  if (facts.provider === 'IN_PERSON') return 'AWAITING_CONFIRMATION';
  const isKnownThere = facts.transactionId !== null || facts.externalStatus === OPENING_REFUSED;
  if (!isKnownThere || facts.externalStatus === null) return 'CREATING';
  return STAGE_OF_STATUS[facts.externalStatus] ?? 'ADMIN_ATTENTION';
}
