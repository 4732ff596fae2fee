import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { say } from '../messages/say';
import { FINANCIAL_KINDS } from './enumerations';
import { csvOf, disclosureFieldLabel, disclosureRows, guardedText } from './export';
import { FIELDS_OF_KIND } from './live-entries';
import { anEntry, entriesOf } from './sample-entries';

/** Reads a CSV as RFC 4180 says. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < csv.length; at += 1) {
    const sign = csv.charAt(at);
    if (isQuoted && sign === '"' && csv.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === ',' || sign === '\r')) {
      rows.at(-1)?.push(cell);
      cell = '';
      if (sign === '\r') {
        rows.push([]);
        at += 1;
      }
    } else cell += sign;
  }
  return rows.slice(0, -1);
}

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
    expect(readCsv(csvOf(rows).slice(1))).toEqual([
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
    expect(readCsv(csvOf(rows).slice(1))).toContainEqual([...header, 'Evidence files']);
    expect(header.every((label) => /^[A-Z]/.test(label) && !label.includes('.'))).toBe(true);
  });
});

describe('a text in a spreadsheet', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', ' =1', '＝1'])('%j runs nothing', (value) =>
    expect(guardedText(value)).toBe(`'${value}`),
  );
  it.each(['1-1', 'a=b', '42', '’quoted’', ''])('%j is as it was', (value) => expect(guardedText(value)).toBe(value));

  it('is read again as it was written, behind its guard at most', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'=+-@,";\r\n\t \u00e9a1') }), (value) => {
        const [[first] = [], ...rest] = readCsv(csvOf([[{ text: value }]]).slice(1));
        expect([value, `'${value}`]).toContain(first);
        expect(first).not.toMatch(/^\s*[=+\-@]/);
        expect(rest).toEqual([]);
      }),
    );
  });

  it('leaves negative numbers as numbers', () => expect(csvOf([[{ number: '-12.05' }]])).toBe('\ufeff-12.05\r\n'));
});
