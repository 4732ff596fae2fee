import { otherSide, type Side } from '../people/enumerations';
import { requiresAttorney } from '../purchases/derived-states';
import type { DocumentStates } from './document-states';
import type { DocumentStatus } from './enumerations';

/** One side of the approval: whether it needs an attorney, and whether its own approved the current commit. */
export interface SideApproval {
  readonly requiresAttorney: boolean;
  readonly isApproved: boolean;
}

/**
 * The document's status counts the sides that require an attorney, each by its own attorney's approval of the current
 * commit: none, some or all. With no required side it stays NOT_APPROVED. Customer spec §4 "Document lifecycle";
 * D29. FULLY_APPROVED sets `finalizedAt`.
 */
export function approvalStatus(sides: Readonly<Record<Side, SideApproval>>): DocumentStatus {
  const required = [sides.A, sides.B].filter(({ requiresAttorney }) => requiresAttorney);
  const approved = required.filter(({ isApproved }) => isApproved);
  if (approved.length === 0) return 'NOT_APPROVED';
  return approved.length === required.length ? 'FULLY_APPROVED' : 'PARTIALLY_APPROVED';
}

/** Why an attorney can neither approve nor rescind any more. ADR 0039. */
export type RescindRefusal = 'IN_NOTARIZATION' | 'NOTARIZED';

/** Why an attorney cannot approve now. Row 29. */
export const APPROVAL_REFUSALS = [
  'NOT_GENERATED',
  'IN_NOTARIZATION',
  'NOTARIZED',
  'DRAFTS_UNCOMMITTED',
  'STALE',
] as const satisfies readonly (RescindRefusal | 'NOT_GENERATED' | 'DRAFTS_UNCOMMITTED' | 'STALE')[];
export type ApprovalRefusal = (typeof APPROVAL_REFUSALS)[number];

/** What is before the notary stands as it was approved: nobody changes under it what the seal will say. */
export function rescindRefusal(states: Pick<DocumentStates, 'isInProof' | 'isNotarized'>): RescindRefusal | null {
  if (states.isNotarized) return 'NOTARIZED';
  return states.isInProof ? 'IN_NOTARIZATION' : null;
}

/** Granting is refused with uncommitted drafts or when the answers changed since the document was made. Row 29. */
export function approvalRefusal(facts: {
  readonly states: Pick<DocumentStates, 'isGenerated' | 'isInProof' | 'isNotarized'>;
  readonly hasDrafts: boolean;
  readonly isStale: boolean;
}): ApprovalRefusal | null {
  if (!facts.states.isGenerated) return 'NOT_GENERATED';
  const closed = rescindRefusal(facts.states);
  if (closed !== null) return closed;
  if (facts.hasDrafts) return 'DRAFTS_UNCOMMITTED';
  return facts.isStale ? 'STALE' : null;
}

/** As much of a document as its approvals read and change. `At` is an instant: text on the wire, a date in a row. */
export interface Approvals<At> {
  readonly status: DocumentStatus;
  readonly attorneyAApprovedAt: At | null;
  readonly attorneyBApprovedAt: At | null;
  readonly priorAttorneyAApprovedAt: At | null;
  readonly priorAttorneyBApprovedAt: At | null;
  readonly finalizedAt: At | null;
  readonly priorFinalizedAt: At | null;
  readonly reviewedAt: At | null;
  readonly userAReviewedAt: At | null;
  readonly userBReviewedAt: At | null;
}

/** A document on which no attorney has said anything, and nobody confirmed anything. @internal Where tests begin. */
export const NO_APPROVALS: Approvals<never> = {
  status: 'NOT_APPROVED',
  attorneyAApprovedAt: null,
  attorneyBApprovedAt: null,
  priorAttorneyAApprovedAt: null,
  priorAttorneyBApprovedAt: null,
  finalizedAt: null,
  priorFinalizedAt: null,
  reviewedAt: null,
  userAReviewedAt: null,
  userBReviewedAt: null,
};

/** Which sides have to be approved. Customer spec §4. */
export type RequiredSides = Readonly<Record<Side, boolean>>;

/**
 * Whether a side has to be approved: it requires an attorney (customer spec section 4), or one acts for it, for whoever
 * acts for someone is asked. ADR 0039.
 */
export const mustBeApproved = (facts: {
  readonly willHireAttorney: boolean;
  readonly hasRepresentation: boolean;
  readonly isAttorneyAssigned: boolean;
}): boolean => facts.isAttorneyAssigned || requiresAttorney(facts);

/** When the current commit was approved for a side; null while it is not. */
export const approvedAtOf = <At>(
  document: Pick<Approvals<At>, 'attorneyAApprovedAt' | 'attorneyBApprovedAt'>,
  side: Side,
): At | null => (side === 'A' ? document.attorneyAApprovedAt : document.attorneyBApprovedAt);

function withApproval<At>(document: Approvals<At>, side: Side, at: At | null): Approvals<At> {
  const before = approvedAtOf(document, side);
  // An approval that ends is kept as the prior one; one that is given leaves the prior one as it was.
  const prior = (kept: At | null) => (at === null ? (before ?? kept) : kept);
  return side === 'A'
    ? { ...document, attorneyAApprovedAt: at, priorAttorneyAApprovedAt: prior(document.priorAttorneyAApprovedAt) }
    : { ...document, attorneyBApprovedAt: at, priorAttorneyBApprovedAt: prior(document.priorAttorneyBApprovedAt) };
}

/**
 * The status and the moment of finalization that follow from who approved and who has to: to be asked again whenever
 * either changes, such as when a partner buys representation after the other's attorney has approved. Whoever approved
 * acts for that side, so it counts whatever else is known of it. Row 29.
 *
 * @param isStale Whether the answers have left the text behind: then it does not become final by what others decide,
 *   as no attorney could make it final now, and the questionnaire stays open for making it again.
 */
export function settledApproval<At>(
  document: Approvals<At>,
  required: RequiredSides,
  now: At,
  isStale = false,
): Approvals<At> {
  const of = (side: Side): SideApproval => {
    const isApproved = approvedAtOf(document, side) !== null;
    return { requiresAttorney: required[side] || isApproved, isApproved };
  };
  const counted = approvalStatus({ A: of('A'), B: of('B') });
  const isHeldBack = isStale && counted === 'FULLY_APPROVED' && document.status !== 'FULLY_APPROVED';
  const status = isHeldBack ? 'PARTIALLY_APPROVED' : counted;
  if (status === 'FULLY_APPROVED') return { ...document, status, finalizedAt: document.finalizedAt ?? now };
  return {
    ...document,
    status,
    finalizedAt: null,
    priorFinalizedAt: document.finalizedAt ?? document.priorFinalizedAt,
  };
}

/** The own attorney of a side approves the current commit; a second time changes nothing. Row 29. */
export const grantedApproval = <At>(
  document: Approvals<At>,
  side: Side,
  required: RequiredSides,
  now: At,
): Approvals<At> => settledApproval(withApproval(document, side, approvedAtOf(document, side) ?? now), required, now);

/**
 * An attorney leaves a side, or another one comes: what the one before approved becomes a prior approval.
 * @param required Who has to be approved from then on.
 */
export const approvalWithoutAttorney = <At>(
  document: Approvals<At>,
  side: Side,
  required: RequiredSides,
  now: At,
  isStale = false,
): Approvals<At> => settledApproval(withApproval(document, side, null), required, now, isStale);

/**
 * The own attorney of a side takes the approval back: it becomes a prior one, and so does the moment of finalization.
 * The partners' confirmations of the same commit are void too: they were given on the attorney's word, and with one
 * attorney alone the way to the notary would stay open. ADR 0039.
 */
export function rescindedApproval<At>(
  document: Approvals<At>,
  side: Side,
  required: RequiredSides,
  now: At,
): Approvals<At> {
  if (approvedAtOf(document, side) === null) return document;
  const open = { ...document, reviewedAt: null, userAReviewedAt: null, userBReviewedAt: null };
  const stillRequired = { A: side === 'A' || required.A, B: side === 'B' || required.B };
  return settledApproval(withApproval(open, side, null), stillRequired, now);
}

/** Whether everyone but this side who has to approve has done so: then this side's approval makes the text final. */
export const isLastToApprove = (
  document: Pick<Approvals<unknown>, 'attorneyAApprovedAt' | 'attorneyBApprovedAt'>,
  side: Side,
  required: RequiredSides,
): boolean => !required[otherSide(side)] || approvedAtOf(document, otherSide(side)) !== null;
