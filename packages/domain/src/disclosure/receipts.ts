import { enumerationLabel } from '../messages/labels';
import type { DomainTranslator } from '../messages/say';
import { type Currency, CURRENCIES } from '../money/enumerations';
import { canonicalJson } from '../records/canonical-json';
import type { Id } from '../records/fields';
import { entryTitle } from './entry-title';
import { type EditableFinancialKind, EDITABLE_FINANCIAL_KINDS, FINANCIAL_KINDS } from './enumerations';
import { type EntryOfKind, FIELDS_OF_KIND, fieldValue } from './live-entries';
import type { DisclosureChange, DisclosureSnapshot, Receipt, SnapshotEntry, SnapshotFile } from './receipt-schemas';

/*
 * Each partner confirms to have received the other's disclosure as it stood, and both see what changed since. Ours: the
 * specifications end with the entries, and an agreement stands on what each was told (ADR 0019).
 */

export interface DisclosedFile extends SnapshotFile {
  readonly entryId: Id;
}

const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const fileKey = ({ sha256, name }: SnapshotFile) => `${sha256} ${name}`;

/** Each file once, in one order. */
const distinctFiles = (files: readonly SnapshotFile[]): SnapshotFile[] =>
  [...new Map(files.map(({ name, sha256 }) => [fileKey({ name, sha256 }), { name, sha256 }]))]
    .sort(([one], [other]) => byText(one, other))
    .map(([, file]) => file);

/**
 * One partner's disclosure in one spelling: the order in which entries, files and statements are given, and what the
 * store adds to an entry, make no difference. What the partner said of a joint entry is no part of it.
 */
export function disclosureSnapshot(disclosed: {
  readonly entries: readonly EntryOfKind[];
  readonly nothingToDisclose: readonly EditableFinancialKind[];
  readonly files: readonly DisclosedFile[];
}): DisclosureSnapshot {
  const entries = disclosed.entries.map(({ kind, entry }): SnapshotEntry => {
    const fields = FIELDS_OF_KIND[kind].flatMap((field) => {
      const value = fieldValue(entry, field);
      return value === null ? [] : [[field, value] as const];
    });
    return {
      kind,
      id: entry.id,
      fields: Object.fromEntries(fields),
      files: distinctFiles(disclosed.files.filter(({ entryId }) => entryId === entry.id)),
    };
  });
  return {
    entries: FINANCIAL_KINDS.flatMap((kind) =>
      entries.filter((entry) => entry.kind === kind).sort((one, other) => byText(one.id, other.id)),
    ),
    nothingToDisclose: EDITABLE_FINANCIAL_KINDS.filter((kind) => disclosed.nothingToDisclose.includes(kind)),
  };
}

/** The text of which a disclosure's version is the SHA-256. */
export const snapshotText = (snapshot: DisclosureSnapshot): string => canonicalJson(snapshot);

/** Whether two states of a disclosure list and state the same. Files that stand beside an entry are not the list. */
export function isSameList(one: DisclosureSnapshot, other: DisclosureSnapshot): boolean {
  const listOf = ({ entries, nothingToDisclose }: DisclosureSnapshot) =>
    canonicalJson({ entries: entries.map(({ kind, id, fields }) => ({ kind, id, fields })), nothingToDisclose });
  return listOf(one) === listOf(other);
}

/** Whether there is anything that could be received. */
export const isAnythingDisclosed = ({ entries, nothingToDisclose }: DisclosureSnapshot): boolean =>
  entries.length > 0 || nothingToDisclose.length > 0;

const currencyOf = (entry: SnapshotEntry | undefined): Currency | null =>
  CURRENCIES.find((currency) => currency === entry?.fields['currency']) ?? null;

const missingIn = (files: readonly SnapshotFile[], other: readonly SnapshotFile[]) => {
  const there = new Set(other.map(fileKey));
  return files.filter((file) => !there.has(fileKey(file)));
};

function entryChange(
  translate: DomainTranslator,
  before: SnapshotEntry | undefined,
  after: SnapshotEntry | undefined,
): DisclosureChange | null {
  const shown = after ?? before;
  if (shown === undefined) return null;
  const { kind } = shown;
  // A field of a former form may stand in an old snapshot, and counts like the others.
  const names = new Set([
    ...FIELDS_OF_KIND[kind],
    ...Object.keys(before?.fields ?? {}),
    ...Object.keys(after?.fields ?? {}),
  ]);
  const fields = [...names]
    .map((field) => ({ field, before: before?.fields[field] ?? null, after: after?.fields[field] ?? null }))
    .filter((field) => field.before !== field.after);
  const files = {
    added: missingIn(after?.files ?? [], before?.files ?? []),
    removed: missingIn(before?.files ?? [], after?.files ?? []),
  };
  const isSame = fields.length === 0 && files.added.length === 0 && files.removed.length === 0;
  if (isSame && before !== undefined && after !== undefined) return null;
  return {
    change: before === undefined ? 'ADDED' : after === undefined ? 'REMOVED' : 'CHANGED',
    kind,
    entryId: shown.id,
    // A snapshot was checked as a whole entry before it was one, so that the kind's required fields are there.
    title: entryTitle(translate, { kind, entry: shown.fields } as unknown as EntryOfKind),
    currency: { before: currencyOf(before), after: currencyOf(after) },
    fields,
    files,
  };
}

/**
 * What changed from one state of a disclosure to another: entries by their id, then statements that there is nothing.
 * Empty exactly when the two have one version.
 */
export function disclosureChanges(
  translate: DomainTranslator,
  before: DisclosureSnapshot,
  after: DisclosureSnapshot,
): DisclosureChange[] {
  const idsOf = ({ entries }: DisclosureSnapshot) => new Map(entries.map((entry) => [entry.id, entry]));
  const [was, is] = [idsOf(before), idsOf(after)];
  const entries = FINANCIAL_KINDS.flatMap((kind) =>
    [...new Set([...was.keys(), ...is.keys()])]
      .filter((id) => (is.get(id) ?? was.get(id))?.kind === kind)
      .map((id) => entryChange(translate, was.get(id), is.get(id))),
  ).filter((change) => change !== null);
  const statements = EDITABLE_FINANCIAL_KINDS.flatMap((kind): DisclosureChange[] => {
    const [wasStated, isStated] = [before.nothingToDisclose.includes(kind), after.nothingToDisclose.includes(kind)];
    if (wasStated === isStated) return [];
    return [
      {
        change: isStated ? 'NOTHING_STATED' : 'NOTHING_WITHDRAWN',
        kind,
        entryId: null,
        title: enumerationLabel(translate, 'financialKind', kind),
        currency: { before: null, after: null },
        fields: [],
        files: { added: [], removed: [] },
      },
    ];
  });
  return [...entries, ...statements];
}

/** How a partner's receipt of the other's disclosure stands. */
export type ReceiptStatus = 'NONE' | 'CURRENT' | 'OUTDATED';

/** @param version The disclosure's version now. */
export function receiptStatus(receipt: Pick<Receipt, 'version'> | null, version: string): ReceiptStatus {
  if (receipt === null) return 'NONE';
  return receipt.version === version ? 'CURRENT' : 'OUTDATED';
}
