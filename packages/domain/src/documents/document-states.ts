import type { NotaryProvider } from '../notarization/enumerations';
import type { Id } from '../records/fields';
import { IMPORTED_INPUT_HASH } from './enumerations';
import type { AgreementDocument } from './schemas';

/** As much of a document as its derived states read. */
export type DocumentFacts = Pick<
  AgreementDocument,
  'attorneyAId' | 'attorneyBId' | 'reviewedAt' | 'finalizedAt' | 'lastGeneratedAt' | 'lastGeneratedInputHash'
>;

/** As much of a notarization as the states read. */
export interface NotarizationState {
  readonly provider?: NotaryProvider;
  readonly notarizationCompletedAt: string | null;
  readonly deletedAt?: string | null;
}

/** Whether the agreement was made elsewhere: it is a PDF alone then, and no version of ours says what it says. Decisions, row 31. */
export const isImported = ({ lastGeneratedInputHash }: Pick<DocumentFacts, 'lastGeneratedInputHash'>): boolean =>
  lastGeneratedInputHash === IMPORTED_INPUT_HASH;

/** Derived document states. Customer spec §4. */
export interface DocumentStates {
  readonly isGenerated: boolean;
  readonly isInEditor: boolean;
  readonly isReviewed: boolean;
  readonly isFinalized: boolean;
  readonly isInProof: boolean;
  readonly isNotarized: boolean;
  readonly isImported: boolean;
}

/**
 * Derived document states: generated (lastGeneratedAt set), in editor (generated, an attorney assigned, not finalized),
 * reviewed, finalized, in proof (a notarization without a completion date, and online notary in the state), notarized.
 * A scan that waits for its confirmation is in proof in every state: what was signed on paper must not change under it
 * (ADR 0049). Customer spec §4; D33.
 *
 * @param notarizations All of the document's; deleted ones count for nothing.
 */
export function documentStates(
  document: DocumentFacts,
  notarizations: readonly NotarizationState[],
  state: { readonly allowsOnlineNotary: boolean } | null,
): DocumentStates {
  const live = notarizations.filter(({ deletedAt }) => (deletedAt ?? null) === null);
  const isGenerated = document.lastGeneratedAt !== null;
  const isFinalized = document.finalizedAt !== null;
  const isNotarized = live.some(({ notarizationCompletedAt }) => notarizationCompletedAt !== null);
  return {
    isGenerated,
    isInEditor: isGenerated && !isFinalized && (document.attorneyAId !== null || document.attorneyBId !== null),
    isReviewed: document.reviewedAt !== null,
    isFinalized,
    isInProof:
      !isNotarized && live.some(({ provider }) => provider === 'IN_PERSON' || state?.allowsOnlineNotary === true),
    isNotarized,
    isImported: isImported(document),
  };
}

/** The status panel that stands in place of a blocked questionnaire. Customer spec §4. */
export type QuestionnaireBlock = 'NOTARIZED' | 'IN_PROOF' | 'FINALIZED' | 'REVIEWED' | 'IN_EDITOR';

/**
 * Why the questionnaire is blocked; null when it is open. Of several states the furthest one is shown.
 * Customer spec §4 "The questionnaire is blocked"; the order is ours.
 */
export function questionnaireBlock(states: DocumentStates): QuestionnaireBlock | null {
  if (states.isNotarized) return 'NOTARIZED';
  if (states.isInProof) return 'IN_PROOF';
  if (states.isFinalized) return 'FINALIZED';
  if (states.isReviewed) return 'REVIEWED';
  return states.isInEditor ? 'IN_EDITOR' : null;
}

/** Why what a couple disclosed cannot be changed any more. */
export type DisclosureBlock = 'NOTARIZED';

/**
 * Why a disclosure is closed; null while it is open. The specifications close the questionnaire and say nothing of the
 * disclosure, and one that was found wrong must be put right: changed after the agreement was made, it makes the
 * agreement stale. What a notarized agreement stands on, evidence and receipts included, stays as it is.
 * ADR 0024.
 */
export const disclosureBlock = ({ isNotarized }: Pick<DocumentStates, 'isNotarized'>): DisclosureBlock | null =>
  isNotarized ? 'NOTARIZED' : null;

/** Why a document cannot be regenerated. */
export type RegenerationRefusal =
  | 'NOT_GENERATED'
  | 'WEDDING_NOT_IN_FUTURE'
  | 'IN_NOTARIZATION'
  | 'NOTARIZED'
  | 'LOCKED';

/**
 * Why regenerating is not offered; null when it is. "Regenerate is offered only if the wedding date is in the future."
 * Customer spec §4; D27.
 * @param weddingDate Calendar date on which both agree, or the only one known; null when unknown.
 */
export function regenerationRefusal(facts: {
  readonly states: DocumentStates;
  readonly weddingDate: string | null;
  readonly today: string;
  readonly isLocked: boolean;
}): RegenerationRefusal | null {
  if (!facts.states.isGenerated) return 'NOT_GENERATED';
  if (facts.states.isNotarized) return 'NOTARIZED';
  if (facts.states.isInProof) return 'IN_NOTARIZATION';
  if (facts.isLocked) return 'LOCKED';
  return facts.weddingDate === null || facts.weddingDate <= facts.today ? 'WEDDING_NOT_IN_FUTURE' : null;
}

/** Fields that a new commit voids, moved to the prior timestamps. Row 27. */
type Clearable = Pick<
  AgreementDocument,
  | 'attorneyAApprovedAt'
  | 'attorneyBApprovedAt'
  | 'finalizedAt'
  | 'priorAttorneyAApprovedAt'
  | 'priorAttorneyBApprovedAt'
  | 'priorFinalizedAt'
>;

/**
 * What any new commit clears: both approvals and `finalizedAt` move to the prior timestamps, the review and both
 * confirmations are void, status NOT_APPROVED. D27.
 */
export const clearedByCommit = (document: Clearable) => ({
  priorAttorneyAApprovedAt: document.attorneyAApprovedAt ?? document.priorAttorneyAApprovedAt,
  priorAttorneyBApprovedAt: document.attorneyBApprovedAt ?? document.priorAttorneyBApprovedAt,
  priorFinalizedAt: document.finalizedAt ?? document.priorFinalizedAt,
  attorneyAApprovedAt: null,
  attorneyBApprovedAt: null,
  finalizedAt: null,
  reviewedAt: null,
  userAReviewedAt: null,
  userBReviewedAt: null,
  status: 'NOT_APPROVED' as const,
});

/** What regenerating clears: as a commit, and the last generation, so that the questionnaire opens again. Row 27. */
export const clearedByRegeneration = (document: Clearable) => ({
  ...clearedByCommit(document),
  lastGeneratedInputHash: null,
  lastGeneratedAt: null,
});

/** Which partner of a document a user is; null for anyone else. Customer spec §6. */
export const sideOf = (document: Pick<AgreementDocument, 'userAId' | 'userBId'>, userId: Id): 'A' | 'B' | null => {
  if (document.userAId === userId) return 'A';
  return document.userBId === userId ? 'B' : null;
};
