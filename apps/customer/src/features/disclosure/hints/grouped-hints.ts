import {
  type DisclosureHint,
  type EntryOfKind,
  type FinancialKind,
  listEntries,
  type LiveEntries,
} from '@troth/domain/disclosure';

/** What may be missing of one entry, or of one kind as a whole. */
export interface HintGroup {
  readonly key: string;
  readonly kind: FinancialKind;
  /** The entry that it is about; null for a kind. */
  readonly entry: EntryOfKind | null;
  readonly hints: readonly DisclosureHint[];
}

/**
 * Hints by what they are about, kinds first: an entry is named once however much it may lack. What only waits for a word
 * on a joint entry has its own place on the screen.
 */
export function groupedHints(hints: readonly DisclosureHint[], own: LiveEntries): HintGroup[] {
  const entries = new Map(listEntries(own).map((one) => [one.entry.id, one]));
  const groups = new Map<string, HintGroup>();
  for (const hint of hints) {
    if (hint.isInfo) continue;
    const entry = hint.entryId === null ? null : (entries.get(hint.entryId) ?? null);
    // Deleted since: the list is asked for again in a moment.
    if (hint.entryId !== null && entry === null) continue;
    const key = hint.entryId ?? `${hint.kind} ${hint.code}`;
    const group = groups.get(key) ?? { key, kind: hint.kind, entry, hints: [] };
    groups.set(key, { ...group, hints: [...group.hints, hint] });
  }
  const all = [...groups.values()];
  return [...all.filter(({ entry }) => entry === null), ...all.filter(({ entry }) => entry !== null)];
}
