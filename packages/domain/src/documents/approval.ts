import type { Side } from '../people/enumerations';
import type { DocumentStatus } from './enumerations';

/** One side of the approval: whether it needs an attorney, and whether its own approved the current commit. */
export interface SideApproval {
  readonly requiresAttorney: boolean;
  readonly isApproved: boolean;
}

/**
 * The document's status counts the sides that require an attorney, each by its own attorney's approval of the current
 * commit: none, some or all. With no required side it stays NOT_APPROVED. Customer spec §4 "Document lifecycle";
 * `docs/decisions/0000-product-decisions.md`, row 29. FULLY_APPROVED sets `finalizedAt`.
 */
export function approvalStatus(sides: Readonly<Record<Side, SideApproval>>): DocumentStatus {
  const required = [sides.A, sides.B].filter(({ requiresAttorney }) => requiresAttorney);
  const approved = required.filter(({ isApproved }) => isApproved);
  if (approved.length === 0) return 'NOT_APPROVED';
  return approved.length === required.length ? 'FULLY_APPROVED' : 'PARTIALLY_APPROVED';
}

/** Why an attorney cannot approve now. Row 29. */
export type ApprovalRefusal = 'NOT_GENERATED' | 'DRAFTS_UNCOMMITTED' | 'STALE';

/** Granting is refused with uncommitted drafts or when the answers changed since the document was made. Row 29. */
export function approvalRefusal(facts: {
  readonly isGenerated: boolean;
  readonly hasDrafts: boolean;
  readonly isStale: boolean;
}): ApprovalRefusal | null {
  if (!facts.isGenerated) return 'NOT_GENERATED';
  if (facts.hasDrafts) return 'DRAFTS_UNCOMMITTED';
  return facts.isStale ? 'STALE' : null;
}
