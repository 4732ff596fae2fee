interface Represented {
  readonly userAId: string;
  readonly userBId: string | null;
  readonly attorneyAId: string | null;
  readonly attorneyBId: string | null;
}

/** The partner whom an attorney represents on a document; null for nobody. Whoever only answers questions represents nobody. D3. */
export function clientOfAttorney(document: Represented, attorneyId: string): string | null {
  if (document.attorneyAId === attorneyId) return document.userAId;
  return document.attorneyBId === attorneyId ? document.userBId : null;
}
