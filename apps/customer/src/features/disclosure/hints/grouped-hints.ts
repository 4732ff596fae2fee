import {
  type DisclosureHint,
  type EntryOfKind,
  type FinancialKind,
  listEntries,
  type LiveEntries,
} from '@troth/domain/disclosure';

/** What may be missing of entries that lack the same, or of one kind as a whole. */
export interface HintGroup {
  readonly key: string;
  readonly kind: FinancialKind;
  /** The entries that it is about; none for a kind. */
  readonly entries: readonly EntryOfKind[];
  readonly hints: readonly DisclosureHint[];
}

/** Incomes by year, the newest first; the others as they were listed. */
const byYear = (one: EntryOfKind, other: EntryOfKind): number =>
  one.kind === 'incomes' && other.kind === 'incomes' ? other.entry.year - one.entry.year : 0;

/**
 * Hints by what they are about, kinds first: an entry is named once however much it may lack, and entries of a kind that
 * lack the same are named together. What only waits for a word on a joint entry has its own place on the screen.
 */
export function groupedHints(hints: readonly DisclosureHint[], own: LiveEntries): HintGroup[] {
  const known = new Map(listEntries(own).map((one) => [one.entry.id, one]));
  const ofKinds: HintGroup[] = [];
  const ofEntries = new Map<string, DisclosureHint[]>();
  for (const hint of hints) {
    if (hint.isInfo) continue;
    if (hint.entryId === null) {
      ofKinds.push({ key: `${hint.kind} ${hint.code}`, kind: hint.kind, entries: [], hints: [hint] });
    } else if (known.has(hint.entryId)) {
      // One that was deleted since is left out: the list is asked for again in a moment.
      ofEntries.set(hint.entryId, [...(ofEntries.get(hint.entryId) ?? []), hint]);
    }
  }
  const alike = new Map<string, HintGroup>();
  for (const [entryId, lacks] of ofEntries) {
    const entry = known.get(entryId);
    if (entry === undefined) continue;
    const key = [entry.kind, ...lacks.map(({ code }) => code)].join(' ');
    const group = alike.get(key) ?? { key, kind: entry.kind, entries: [], hints: lacks };
    alike.set(key, { ...group, entries: [...group.entries, entry].sort(byYear) });
  }
  return [...ofKinds, ...alike.values()];
}
