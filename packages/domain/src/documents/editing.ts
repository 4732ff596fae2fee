import type { DocumentStates } from './document-states';

/** Why nobody can begin to edit an agreement now. */
export const LOCK_REFUSALS = [
  'NOT_GENERATED',
  'IMPORTED',
  'BEING_MADE',
  'IN_NOTARIZATION',
  'NOTARIZED',
  'OWN_APPROVAL',
] as const;
export type LockRefusal = (typeof LOCK_REFUSALS)[number];

/**
 * Why the lock is not given; null when it is. An agreement that was made elsewhere has no text of ours; what is being made,
 * or is before the notary, must not change under it. Whoever approved the text takes that back first, so that one's
 * drafts and one's approval exclude each other (D45).
 */
export function lockRefusal(facts: {
  readonly states: Pick<DocumentStates, 'isGenerated' | 'isImported' | 'isInProof' | 'isNotarized'>;
  /** A version is being made. */
  readonly isBeingMade: boolean;
  /** Whoever asks has approved the current version. */
  readonly hasApproved: boolean;
}): LockRefusal | null {
  const { isGenerated, isImported, isInProof, isNotarized } = facts.states;
  if (isNotarized) return 'NOTARIZED';
  if (isInProof) return 'IN_NOTARIZATION';
  if (facts.isBeingMade) return 'BEING_MADE';
  if (!isGenerated) return 'NOT_GENERATED';
  if (isImported) return 'IMPORTED';
  return facts.hasApproved ? 'OWN_APPROVAL' : null;
}
