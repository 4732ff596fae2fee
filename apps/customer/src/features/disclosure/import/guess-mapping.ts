import type { ImportColumn, ImportLayout, ImportMapping } from '@troth/domain/disclosure';
import { currencyIn } from './read-amount';
import { columnOf, isAmount, isDate, partOf, type Table } from './table';

/** Names that banks give their columns, the most telling first. */
const NAMES: Readonly<Record<ImportColumn, readonly RegExp[]>> = {
  balance: [
    /closing bal|running bal|ledger bal|current bal/i,
    /balance|saldo|kontostand|solde|残高/i,
    /market value|current value|marktwert|kurswert|評価額|時価/i,
    /\bvalue\b|\bwert\b|valor|amount owed|outstanding/i,
  ],
  date: [
    /as of|balance date|残高日|stand\b/i,
    /posting date|post(ed)? date|booking date|buchung|txn date|transaction date/i,
    /\bdate\b|datum|fecha|日付|年月日/i,
    /wertstellung|valuta/i,
  ],
  institution: [/institution|\bbank( name)?\b|broker|creditor|lender|金融機関/i],
  accountNumber: [/account (no|num|#|id)|acct|iban|kontonummer|口座番号/i, /^account$|^konto$|^compte$/i],
  accountType: [/account type|kontoart|種別|product type/i, /^type$|^kind$|^art$/i],
  currency: [/currency|währung|waehrung|\bccy\b|devise|通貨/i],
};
const HOLDING = /symbol|ticker|isin|\bwkn\b|cusip|quantity|shares|units|stück|銘柄/i;

const mostly = 0.5;

function named(table: Table, column: ImportColumn, suits: (cells: string[]) => boolean): string | null {
  for (const pattern of NAMES[column]) {
    const name = table.names.find((each) => pattern.test(each) && suits(columnOf(table, each)));
    if (name !== undefined) return name;
  }
  return null;
}

/** Without a head the figures tell: dates in the first column that has them, the balance in the last that has amounts. */
function byContent({ hasHead, names }: Table, of: (name: string) => string[]) {
  if (hasHead) return { date: null, balance: null };
  return {
    date: names.find((name) => partOf(of(name), isDate) > mostly) ?? null,
    balance: names.findLast((name) => partOf(of(name), isAmount) > mostly) ?? null,
  };
}

function layoutOf(table: Table, columns: ImportMapping['columns']): ImportLayout {
  if (table.names.some((name) => HOLDING.test(name)) && columns.date === null) return 'HOLDINGS';
  const numbers = columns.accountNumber === null ? [] : columnOf(table, columns.accountNumber);
  const isEachOnce = numbers.length > 0 && new Set(numbers).size === numbers.length;
  if (isEachOnce || columns.date === null) return 'ACCOUNTS';
  return 'RUNNING_BALANCE';
}

/** How a table is probably to be read. What it does not tell stays null, and is asked for. */
export function guessMapping(table: Table): ImportMapping {
  const of = (name: string) => columnOf(table, name);
  const fallback = byContent(table, of);
  const columns = {
    balance: named(table, 'balance', (cells) => partOf(cells, isAmount) > mostly) ?? fallback.balance,
    date: named(table, 'date', (cells) => partOf(cells, isDate) > mostly) ?? fallback.date,
    institution: named(table, 'institution', (cells) => partOf(cells, (cell) => /\p{L}{2}/u.test(cell)) > mostly),
    accountNumber: named(table, 'accountNumber', (cells) => partOf(cells, (cell) => /\p{N}{2}/u.test(cell)) > mostly),
    accountType: named(table, 'accountType', (cells) => partOf(cells, (cell) => /\p{L}{2}/u.test(cell)) > mostly),
    currency: named(table, 'currency', (cells) => partOf(cells, (cell) => /^[A-Za-z]{3}$/.test(cell)) > mostly),
  };
  const layout = layoutOf(table, columns);
  const balances = columns.balance === null ? [] : of(columns.balance);
  const symbol = balances.find((cell) => currencyIn(cell) !== null);
  return {
    layout,
    // Of a list of transactions a type is that of the transaction.
    columns: layout === 'ACCOUNTS' ? columns : { ...columns, accountType: null },
    // What the file tells is read off it each time; these are for what it leaves open.
    dateOrder: null,
    decimalMark: null,
    rowOrder: null,
    currency: currencyIn(columns.balance ?? '') ?? (symbol === undefined ? null : currencyIn(symbol)),
  };
}

/** A remembered reading where the columns that it names are there; else what the table itself suggests. */
export function mappingFor(table: Table, remembered: ImportMapping | null): ImportMapping {
  const isThere = (name: string | null) => name === null || table.names.includes(name);
  return remembered !== null && Object.values(remembered.columns).every(isThere) ? remembered : guessMapping(table);
}
