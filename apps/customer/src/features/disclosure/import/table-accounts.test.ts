import type { ImportMapping } from '@troth/domain/disclosure';
import { describe, expect, it } from 'vitest';
import { guessMapping, mappingFor } from './guess-mapping';
import { readTable } from './table';
import { accountsOfTable } from './table-accounts';

const read = (text: string, chosen: Partial<ImportMapping> = {}) => {
  const table = readTable(text);
  return accountsOfTable(table, { ...guessMapping(table), currency: 'USD', ...chosen });
};
const cents = (text: string, chosen: Partial<ImportMapping> = {}) =>
  read(text, chosen).accounts.map((account) => account.cents);

describe('the balance of a list of transactions', () => {
  const rows = ['2026-01-30,A,10.00', '2026-01-31,B,20.00', '2026-01-31,C,30.00'];
  const head = 'Date,Payee,Balance\n';
  it.each([
    ['oldest first: the last of the latest day', rows, 3000],
    ['newest first: the first of it', rows.toReversed(), 3000],
    ['in no order: that of the latest day', ['2026-01-05,A,1.00', '2026-02-01,B,2.00', '2026-01-07,C,3.00'], 200],
    ['with a payee called Total', [...rows, '2026-02-01,Total,40.00'], 4000],
    ['with a sum below', [...rows, ',Total,99.00'], 3000],
  ])('%s', (_name, lines, balance) => expect(cents(head + lines.join('\n'))).toEqual([balance]));

  it('asks which row is the latest where all are of one day', () => {
    const oneDay = `${head}2026-01-31,A,10.00\n2026-01-31,B,20.00\n`;
    expect(read(oneDay)).toMatchObject({ accounts: [], needs: ['rowOrder'] });
    expect(cents(oneDay, { rowOrder: 'NEWEST_FIRST' })).toEqual([1000]);
    expect(cents(oneDay, { rowOrder: 'OLDEST_FIRST' })).toEqual([2000]);
  });

  it('is told for each account of the file', () => {
    const two = 'Account Number,Date,Balance\n111-1111,2026-01-01,5\n222-2222,2026-01-01,7\n111-1111,2026-02-01,6\n';
    expect(read(two).accounts.map(({ lastFour, cents: balance }) => [lastFour, balance])).toEqual([
      ['1111', 600],
      ['2222', 700],
    ]);
  });

  it('tells of rows that could not be read', () => {
    expect(read(`${head}2026-01-30,A,10.00\npending,B,20.00\n2026-01-31,C,lots\n`)).toMatchObject({ unreadRows: 2 });
  });
});

describe('a list of holdings', () => {
  const head = 'Symbol,Name,Quantity,Market Value\n';
  it('counts a fund whose name begins with Total', () => {
    expect(cents(`${head}A,Total Return Fund,1,10.00\nB,TotalEnergies,1,5.00\n,Total,,15.00\n`)).toEqual([1500]);
  });
  it('says when the file states another sum', () => {
    expect(read(`${head}A,Fund,1,10.00\nB,Fund,1,5.00\nAccount Total,,,16.00\n`)).toMatchObject({
      otherTotalCents: 1600,
    });
  });
});

describe('a table', () => {
  it('may have no head', () => {
    expect(cents('2026-01-30,A,-5.00,10.00\n2026-01-31,B,10.00,20.00\n')).toEqual([2000]);
  });
  it('may name its delimiter, and hold it in quotes', () => {
    expect(cents('sep=;\nDate;Payee;Balance\n2026-01-30;"A;B";"1.234,56"\n')).toEqual([123_456]);
  });
  it('asks for the currency that it does not name', () => {
    expect(read('Date,Payee,Balance\n2026-01-30,A,5\n', { currency: null })).toMatchObject({ needs: ['currency'] });
  });
  it('with a currency that entries cannot have is told, not taken for another', () => {
    expect(read('Account,Balance,Currency\n1234,5,BRL\n').accounts).toMatchObject([
      { currency: null, problem: 'CURRENCY' },
    ]);
  });
  it('is read as it was before only where it has those columns', () => {
    const table = readTable('Date,Payee,Balance\n2026-01-30,A,5\n');
    const remembered: ImportMapping = { ...guessMapping(table), currency: 'CHF' };
    expect(mappingFor(table, remembered)).toBe(remembered);
    const other = { ...remembered, columns: { ...remembered.columns, balance: 'Saldo' } };
    expect(mappingFor(table, other)).toEqual(guessMapping(table));
  });
});
