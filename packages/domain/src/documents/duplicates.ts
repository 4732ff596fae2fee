/** One of several live documents of a person, as far as it matters which is kept. */
export interface DuplicateFacts {
  readonly id: string;
  /** Null while nobody has joined. */
  readonly partnerId: string | null;
  readonly createdAt: string;
  readonly answers: number;
  readonly entries: number;
  readonly purchases: number;
  readonly versions: number;
  readonly hasAttorney: boolean;
  readonly isAtNotary: boolean;
  readonly isNotarized: boolean;
}

/** Why documents are not made one; null when they are. */
export type DuplicateRefusal =
  | 'NOT_TWO'
  | 'CHANGED_MEANWHILE'
  | 'DISCARDED_NOTARIZED'
  | 'DISCARDED_AT_NOTARY'
  | 'DISCARDED_HAS_ATTORNEY'
  | 'OTHER_PARTNER';

/** What is worth most to keep, one reason after the other. */
const worth = (facts: DuplicateFacts): readonly number[] => [
  Number(facts.isNotarized),
  Number(facts.isAtNotary),
  Number(facts.hasAttorney),
  Number(facts.partnerId !== null),
  facts.versions,
  facts.purchases,
  facts.answers + facts.entries,
];

/**
 * The document that we would keep: the one that has come furthest, then the one with most in it, then the older one. Ours.
 * @returns null for none.
 */
export function documentToKeep(documents: readonly DuplicateFacts[]): string | null {
  const [best] = documents.toSorted((a, b) => {
    const [left, right] = [worth(a), worth(b)];
    for (const [index, value] of left.entries()) {
      const difference = (right[index] ?? 0) - value;
      if (difference !== 0) return difference;
    }
    return a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id);
  });
  return best?.id ?? null;
}

/**
 * Whether all but one live document of a person may become inactive. Nothing that is before a notary, notarized or in the
 * hands of an attorney is put aside, and nothing that someone else than the kept document's partner shares. Ours.
 * @param expected What the admin saw: the documents that there are must still be these.
 */
export function duplicateRefusal(
  documents: readonly DuplicateFacts[],
  { keep, expected }: { readonly keep: string; readonly expected: readonly string[] },
): DuplicateRefusal | null {
  if (documents.length < 2) return 'NOT_TWO';
  const ids = documents.map(({ id }) => id).toSorted();
  const seen = expected.toSorted();
  const kept = documents.find(({ id }) => id === keep);
  if (kept === undefined || ids.length !== seen.length || ids.some((id, index) => id !== seen[index])) {
    return 'CHANGED_MEANWHILE';
  }
  for (const document of documents) {
    if (document.id === keep) continue;
    if (document.isNotarized) return 'DISCARDED_NOTARIZED';
    if (document.isAtNotary) return 'DISCARDED_AT_NOTARY';
    if (document.hasAttorney) return 'DISCARDED_HAS_ATTORNEY';
    if (document.partnerId !== null && document.partnerId !== kept.partnerId) return 'OTHER_PARTNER';
  }
  return null;
}
