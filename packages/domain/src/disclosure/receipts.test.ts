import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { say } from '../messages/say';
import { EDITABLE_FINANCIAL_KINDS, FINANCIAL_KINDS, type FinancialKind } from './enumerations';
import { listEntries } from './live-entries';
import { type DisclosureChange, type DisclosureSnapshot, disclosureSnapshotSchema } from './receipt-schemas';
import {
  disclosureChanges,
  disclosureSnapshot,
  isAnythingDisclosed,
  isSameList,
  receiptStatus,
  snapshotText,
} from './receipts';
import { anEntry, entriesOf } from './sample-entries';

const snapshotOf = (
  entries: Parameters<typeof entriesOf>[0],
  more: Partial<Parameters<typeof disclosureSnapshot>[0]> = {},
) => disclosureSnapshot({ entries: listEntries(entriesOf(entries)), nothingToDisclose: [], files: [], ...more });
const debt = anEntry('debts', { natureOfDebt: 'Student loan' });
const deed = { entryId: debt.id, name: 'deed.pdf', sha256: 'd1' };

/** What changes say, done to the state before them: what they leave out would be lost to a reader too. */
function apply(before: DisclosureSnapshot, changes: readonly DisclosureChange[]): DisclosureSnapshot {
  const entries = new Map(before.entries.map((entry) => [entry.id, entry]));
  const stated = new Set(before.nothingToDisclose);
  for (const { change, kind, entryId, fields, files } of changes) {
    if (change === 'NOTHING_STATED') stated.add(kind as (typeof EDITABLE_FINANCIAL_KINDS)[number]);
    if (change === 'NOTHING_WITHDRAWN') stated.delete(kind as (typeof EDITABLE_FINANCIAL_KINDS)[number]);
    if (entryId === null) continue;
    const known = entries.get(entryId) ?? { kind, id: entryId, fields: {}, files: [] };
    const values = { ...known.fields };
    for (const { field, after } of fields) {
      if (after === null) delete values[field];
      else values[field] = after;
    }
    const gone = new Set(files.removed.map(({ name, sha256 }) => `${sha256} ${name}`));
    const kept = known.files.filter(({ name, sha256 }) => !gone.has(`${sha256} ${name}`));
    entries.set(entryId, { ...known, fields: values, files: [...kept, ...files.added] });
    if (change === 'REMOVED') entries.delete(entryId);
  }
  return disclosureSnapshot({
    entries: [...entries.values()].map(({ kind, id, fields }) => ({ kind, entry: { ...fields, id } }) as never),
    nothingToDisclose: [...stated],
    files: [...entries.values()].flatMap(({ id, files }) => files.map((file) => ({ ...file, entryId: id }))),
  });
}

const aFile = fc.record({ name: fc.constantFrom('deed.pdf', 'march.pdf'), sha256: fc.constantFrom('d1', 'd2', 'd3') });
const anyEntry = fc
  .record({
    kind: fc.constantFrom<FinancialKind>(...FINANCIAL_KINDS),
    number: fc.nat({ max: 4 }),
    value: fc.nat({ max: 2 }),
    note: fc.constantFrom<string | null | undefined>('Statement', '', null, undefined),
    currency: fc.constantFrom('USD', 'GBP'),
    files: fc.array(aFile, { maxLength: 3 }),
  })
  .map(({ kind, number, value, note, currency, files }) => {
    const id = `e0000000-0000-4000-8000-${String(FINANCIAL_KINDS.indexOf(kind))}000000000${number}a`;
    const entry = { ...anEntry(kind), id, valueInCents: value, amountDueInCents: value, valuationNote: note, currency };
    return { kind, entry, files: files.map((file) => ({ ...file, entryId: id })) };
  });
const anySnapshot = fc
  .record({
    entries: fc.uniqueArray(anyEntry, { selector: ({ entry }) => entry.id, maxLength: 6 }),
    nothingToDisclose: fc.subarray([...EDITABLE_FINANCIAL_KINDS]),
  })
  .map(({ entries, nothingToDisclose }) =>
    disclosureSnapshot({
      entries: entries.map(({ kind, entry }) => ({ kind, entry }) as never),
      nothingToDisclose,
      files: entries.flatMap(({ files }) => files),
    }),
  );

describe('what is listed', () => {
  const listed = snapshotOf({ debts: [debt] });

  it('is the same with other files beside it, though it is another version', () => {
    const withDeed = snapshotOf({ debts: [debt] }, { files: [deed] });
    expect(snapshotText(withDeed)).not.toBe(snapshotText(listed));
    expect(isSameList(withDeed, listed)).toBe(true);
  });

  it.each([
    ['another amount', snapshotOf({ debts: [{ ...debt, amountDueInCents: 1 }] })],
    ['one entry less', snapshotOf({})],
    ['a statement that there is nothing', snapshotOf({ debts: [debt] }, { nothingToDisclose: ['vehicles'] })],
  ])('is another list with %s', (_what, other) => {
    expect(isSameList(other, listed)).toBe(false);
  });
});

describe('a snapshot of a disclosure', () => {
  it('holds what was typed and nothing that the store adds', () => {
    const snapshot = snapshotOf({ debts: [debt] }, { files: [deed] });
    expect(snapshot.entries).toEqual([
      {
        kind: 'debts',
        id: debt.id,
        fields: {
          creditor: 'Loan Fund',
          natureOfDebt: 'Student loan',
          yearIncurred: 2019,
          amountDueInCents: 300,
          currency: 'USD',
          valuationBasis: 'STATEMENT',
          valuationDate: '2026-06-01',
        },
        files: [{ name: 'deed.pdf', sha256: 'd1' }],
      },
    ]);
    expect(disclosureSnapshotSchema.parse(JSON.parse(snapshotText(snapshot)))).toEqual(snapshot);
  });

  it('has one text, whatever the order and whatever is left empty', () => {
    const other = anEntry('debts');
    const march = { ...deed, name: 'march.pdf', sha256: 'd2' };
    const one = snapshotOf(
      { debts: [debt, other] },
      { files: [deed, march], nothingToDisclose: ['assets', 'vehicles'] },
    );
    const same = snapshotOf(
      {
        debts: [
          { ...other, valuationNote: ' ' },
          { ...debt, valuationNote: null, version: 7 },
        ],
      },
      { files: [march, deed, deed], nothingToDisclose: ['vehicles', 'assets'] },
    );
    expect(snapshotText(same)).toBe(snapshotText(one));
  });

  it('leaves out what the partner said of a joint entry', () => {
    const joint = anEntry('assets', { isJoint: true });
    expect(snapshotText(snapshotOf({ assets: [{ ...joint, partnerAgrees: true }] }))).toBe(
      snapshotText(snapshotOf({ assets: [joint] })),
    );
  });

  it('is nothing to receive while it is empty', () => {
    expect(isAnythingDisclosed(snapshotOf({}))).toBe(false);
    expect(isAnythingDisclosed(snapshotOf({}, { nothingToDisclose: ['debts'] }))).toBe(true);
    expect(isAnythingDisclosed(snapshotOf({ debts: [debt] }))).toBe(true);
  });
});

describe('what changed in a disclosure', () => {
  const changes = (before: DisclosureSnapshot, after: DisclosureSnapshot) => disclosureChanges(say, before, after);

  it('tells the fields of a changed entry with what they held', () => {
    const before = snapshotOf({ debts: [debt] }, { files: [deed] });
    const after = snapshotOf({ debts: [{ ...debt, amountDueInCents: 250, currency: 'GBP', natureOfDebt: null }] });
    expect(changes(before, after)).toEqual([
      {
        change: 'CHANGED',
        kind: 'debts',
        entryId: debt.id,
        title: 'Loan Fund',
        currency: { before: 'USD', after: 'GBP' },
        fields: [
          { field: 'natureOfDebt', before: 'Student loan', after: null },
          { field: 'amountDueInCents', before: 300, after: 250 },
          { field: 'currency', before: 'USD', after: 'GBP' },
        ],
        files: { added: [], removed: [{ name: 'deed.pdf', sha256: 'd1' }] },
      },
    ]);
  });

  it('tells what came and what went with all that it has, and statements', () => {
    const before = snapshotOf({ debts: [debt] }, { nothingToDisclose: ['vehicles'] });
    const after = snapshotOf({ vehicles: [anEntry('vehicles')] }, { nothingToDisclose: ['debts'] });
    expect(changes(before, after).map(({ change, title, fields }) => [change, title, fields.length])).toEqual([
      ['ADDED', 'Škoda Octavia', 9],
      ['REMOVED', 'Student loan', 7],
      ['NOTHING_WITHDRAWN', 'Vehicles', 0],
      ['NOTHING_STATED', 'Debts', 0],
    ]);
  });

  it('loses nothing: done to what was before, it gives what is now', () => {
    fc.assert(
      fc.property(anySnapshot, anySnapshot, (before, after) => {
        expect(apply(before, changes(before, after))).toEqual(after);
      }),
    );
  });

  it('is empty exactly when the version is the same', () => {
    fc.assert(
      fc.property(anySnapshot, anySnapshot, (before, after) => {
        expect(changes(before, after).length === 0).toBe(snapshotText(before) === snapshotText(after));
        expect(changes(after, after)).toEqual([]);
      }),
    );
  });
});

describe('a receipt', () => {
  it.each([
    [null, 'NONE'],
    [{ version: 'now' }, 'CURRENT'],
    [{ version: 'before' }, 'OUTDATED'],
  ] as const)('%j: %s', (receipt, status) => expect(receiptStatus(receipt, 'now')).toBe(status));
});
