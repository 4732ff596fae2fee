import { describe, expect, it } from 'vitest';
import { csvFile } from '../csv/csv';
import { readCsv } from '../testing/read-csv';
import { say } from '../messages/say';
import { FINANCIAL_KINDS } from './enumerations';
import { disclosureFieldLabel, disclosureRows } from './export';
import { FIELDS_OF_KIND } from './live-entries';
import { anEntry, entriesOf } from './sample-entries';

const nothing = { nothingToDisclose: [], files: [] } as const;

describe('the rows of an export', () => {
  it('has a section for each kind, with its own columns, amounts as decimals and labels for choices', () => {
    const debt = anEntry('debts', { amountDueInCents: -1_205, currency: 'JPY' });
    const rows = disclosureRows(say, {
      entries: entriesOf({ debts: [debt] }),
      nothingToDisclose: ['vehicles'],
      files: [
        { entryId: debt.id, name: 'march.pdf', sha256: 'd1' },
        { entryId: 'another', name: 'not here.pdf', sha256: 'd2' },
      ],
    });
    expect(readCsv(csvFile(rows).slice(1))).toEqual([
      ['Accounts and assets'],
      ['Nothing listed'],
      [''],
      ['Vehicles'],
      ['States that there’s nothing to list'],
      [''],
      ['Businesses'],
      ['Nothing listed'],
      [''],
      ['Debts'],
      [
        'Creditor',
        'Nature of the debt',
        'Year incurred',
        'Amount due',
        'Currency',
        'Source of the value',
        'Value as of',
        'About the value',
        'Evidence files',
      ],
      ['Loan Fund', '', '2019', '-12.05', 'JPY', 'Account statement', '2026-06-01', '', 'march.pdf'],
      [''],
      ['Real estate'],
      ['Nothing listed'],
      [''],
      ['Income'],
      ['Nothing listed'],
      [''],
      ['Inheritances and trusts'],
      ['Nothing listed'],
    ]);
  });

  it.each(FINANCIAL_KINDS.map((kind) => [kind]))('of %s holds every field, each with a label', (kind) => {
    const entry = anEntry(kind);
    const rows = disclosureRows(say, { entries: entriesOf({ [kind]: [entry] }), ...nothing });
    const header = FIELDS_OF_KIND[kind].map((field) => disclosureFieldLabel(say, field));
    expect(readCsv(csvFile(rows).slice(1))).toContainEqual([...header, 'Evidence files']);
    expect(header.every((label) => /^[A-Z]/.test(label) && !label.includes('.'))).toBe(true);
  });
});
