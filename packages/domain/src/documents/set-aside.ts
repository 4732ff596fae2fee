/** How long a document that was deleted or put aside as a duplicate can be brought back. */
export const DOCUMENT_RESTORABLE_DAYS = 30;

const MS_PER_DAY = 24 * 60 * 60_000;

/** What stands in the way of deleting a document. */
export interface DocumentDeletionFacts {
  readonly isNotarized: boolean;
  readonly isAtNotary: boolean;
  readonly hasAttorney: boolean;
  /** Purchases that are neither refunded nor taken back. */
  readonly purchases: number;
}

export const DOCUMENT_DELETION_REFUSALS = ['NOTARIZED', 'AT_NOTARY', 'HAS_ATTORNEY', 'HAS_PURCHASES'] as const;
export type DocumentDeletionRefusal = (typeof DOCUMENT_DELETION_REFUSALS)[number];

/**
 * Why an admin cannot delete a document; null when they can. D36: never once it is notarized. What was paid for
 * is refunded or moved first, so that nobody's money belongs to a document that is gone.
 */
export function documentDeletionRefusal(facts: DocumentDeletionFacts): DocumentDeletionRefusal | null {
  if (facts.isNotarized) return 'NOTARIZED';
  if (facts.isAtNotary) return 'AT_NOTARY';
  if (facts.hasAttorney) return 'HAS_ATTORNEY';
  return facts.purchases > 0 ? 'HAS_PURCHASES' : null;
}

/**
 * Until when a document can be brought back.
 * @param setAsideAt When it was deleted, or put aside as a duplicate; null where neither happened.
 * @returns null when it cannot, or no longer.
 */
export function restorableUntil(setAsideAt: Date | null, now: Date): Date | null {
  if (setAsideAt === null) return null;
  const until = new Date(setAsideAt.getTime() + DOCUMENT_RESTORABLE_DAYS * MS_PER_DAY);
  return until > now ? until : null;
}
