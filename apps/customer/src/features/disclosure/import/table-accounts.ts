import type { CalendarDate } from '@troth/domain/dates';
import type { AccountType, ImportMapping } from '@troth/domain/disclosure';
import { CURRENCIES, type Currency } from '@troth/domain/money';
import { type DebtType, type FoundAccount, IMPORT_ACCOUNTS_MAX, institutionOf, lastFourOf } from './found';
import { currencyIn, guessDecimalMark, isBlankAmount, readAmount } from './read-amount';
import { guessDateOrder, readDate } from './read-date';
import { columnOf, type Table } from './table';

/** What the person still has to say before the table can be read. */
export type Need = 'balance' | 'date' | 'dateOrder' | 'decimalMark' | 'rowOrder' | 'currency' | 'tooMany';

export interface TableReading {
  readonly accounts: readonly FoundAccount[];
  readonly needs: readonly Need[];
  /** Rows whose balance or date could not be read; they count for nothing, and the person is told. */
  readonly unreadRows: number;
  /** What the file says that the holdings come to, where that is something else. */
  readonly otherTotalCents: number | null;
  /** What reads differently by the order of dates and by the decimal mark, where the file does not tell which it is. */
  readonly unclear: { readonly dateOrder: string | null; readonly decimalMark: string | null };
}

/** A row that sums others up says nothing else in its cell: 'Total Return Fund' and the filling station are none. */
const TOTAL =
  /^(?:account |grand |portfolio |sub-?)?totals?(?: value| balance| for .{1,40})?\s*:?$|^(?:gesamt(?:summe|wert)?|summe|合計)\s*:?$/i;

const TYPES: readonly (readonly [RegExp, AccountType | DebtType])[] = [
  [/credit ?card|visa|master ?card|amex|kreditkarte|クレジット/i, 'CREDIT_CARD'],
  [/line of credit|heloc|rahmenkredit/i, 'LINE_OF_CREDIT'],
  [/mortgage|hypothek|住宅ローン/i, 'MORTGAGE'],
  [/loan|kredit|darlehen|ローン/i, 'LOAN'],
  [/money ?market|tagesgeld/i, 'MONEY_MARKET'],
  [/certificate|\bcds?\b|time deposit|festgeld|定期/i, 'CERTIFICATE_OF_DEPOSIT'],
  [/health|\bhsa\b/i, 'HEALTH_SAVINGS'],
  [/checking|current|giro|当座/i, 'CHECKING'],
  [/saving|spar|普通|貯蓄/i, 'SAVINGS'],
  [/broker|investment|depot|securities|証券/i, 'BROKERAGE'],
];
const typeIn = (text: string) => TYPES.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** The end of an account number in the lines above a table: `...4821`, `xxxx4821` or an IBAN. */
function numberIn(preamble: readonly string[]): string {
  const text = preamble.join('\n');
  const [, hidden] = /(?:\.{2,}|…|[x*•]{2,}[-\s]?)([A-Z0-9]{3,4})(?![A-Z0-9])/i.exec(text) ?? [];
  const [iban] = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/.exec(text) ?? [];
  const [, plain] = /(?:account|konto|acct|口座)\D{0,20}([\d-]{4,20})/i.exec(text) ?? [];
  return lastFourOf(hidden ?? iban ?? plain ?? '');
}

/** The one day that the lines above a table name; null when there are none or several, or when its order is unclear. */
function dateIn(preamble: readonly string[], order: ImportMapping['dateOrder']): CalendarDate | null {
  const written = [...preamble.join('\n').matchAll(/\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}|\p{L}{3,9} \d{1,2}, \d{4}/gu)].map(
    ([text]) => text,
  );
  const guess = order ?? guessDateOrder(written).order;
  const dates = new Set(written.flatMap((text) => (guess === null ? [] : (readDate(text, guess) ?? []))));
  const [only] = dates;
  return dates.size === 1 ? (only ?? null) : null;
}

interface Row {
  readonly number: string;
  readonly cents: number;
  readonly date: CalendarDate | null;
  readonly institution: string;
  readonly type: AccountType | DebtType | null;
  /** Null when it is none of those that entries have, or none is known. */
  readonly currency: Currency | null;
}

type Known = ImportMapping & {
  readonly dateOrder: NonNullable<ImportMapping['dateOrder']>;
  readonly decimalMark: NonNullable<ImportMapping['decimalMark']>;
};

/** Rows that can be read, in the file's order, and how many cannot. */
function readRows(table: Table, mapping: Known): { rows: Row[]; unread: number; totals: number[] } {
  const at = (name: string | null) => (name === null ? -1 : table.names.indexOf(name));
  const { columns } = mapping;
  const places = {
    balance: at(columns.balance),
    date: at(columns.date),
    institution: at(columns.institution),
    accountNumber: at(columns.accountNumber),
    accountType: at(columns.accountType),
    currency: at(columns.currency),
  };
  const rows: Row[] = [];
  const totals: number[] = [];
  let unread = 0;
  for (const cells of table.rows) {
    const cell = (place: number) => (cells[place] ?? '').trim();
    const written = cell(places.balance);
    if (isBlankAmount(written)) continue;
    const cents = readAmount(written, mapping.decimalMark);
    const date = places.date < 0 ? null : readDate(cell(places.date), mapping.dateOrder);
    const mayBeTotal = mapping.layout !== 'RUNNING_BALANCE' || date === null;
    if (mayBeTotal && cells.some((each) => TOTAL.test(each.trim()))) {
      if (cents !== null) totals.push(cents);
      continue;
    }
    if (cents === null || (places.date >= 0 && date === null)) {
      unread += 1;
      continue;
    }
    const code = cell(places.currency).toUpperCase();
    rows.push({
      number: cell(places.accountNumber),
      cents,
      date,
      institution: cell(places.institution),
      type: typeIn(cell(places.accountType)),
      currency:
        code === '' ? (currencyIn(written) ?? mapping.currency) : (CURRENCIES.find((each) => each === code) ?? null),
    });
  }
  return { rows, unread, totals };
}

/** Whether the newest row stands first; null when all rows are of one day. */
function isNewestFirst(rows: readonly Row[], chosen: ImportMapping['rowOrder']): boolean | null {
  const first = rows[0]?.date ?? '';
  const last = rows.at(-1)?.date ?? '';
  if (first !== last) return first > last;
  return chosen === null ? null : chosen === 'NEWEST_FIRST';
}

/** The balance after the latest transaction of the latest day; null when the order of that day cannot be told. */
function latestOf(rows: readonly Row[], chosen: ImportMapping['rowOrder']): Row | null {
  const latest = rows.reduce<string>((date, row) => ((row.date ?? '') > date ? (row.date ?? '') : date), '');
  const ofDay = rows.filter(({ date }) => (date ?? '') === latest);
  const [first] = ofDay;
  if (first === undefined || ofDay.every(({ cents }) => cents === first.cents)) return first ?? null;
  const newestFirst = isNewestFirst(rows, chosen);
  return newestFirst === null ? null : ((newestFirst ? first : ofDay.at(-1)) ?? null);
}

function grouped(rows: readonly Row[]): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = JSON.stringify([row.number, row.currency]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return [...groups.values()];
}

const nothing = { accounts: [], unreadRows: 0, otherTotalCents: null };

/**
 * The accounts of a table, read as the mapping says: the balance of the latest day of each account, one account for each
 * row, or the sum of all holdings of each account.
 */
export function accountsOfTable(table: Table, mapping: ImportMapping): TableReading {
  const { columns, layout } = mapping;
  const needs: Need[] = [];
  const balances = columns.balance === null ? [] : columnOf(table, columns.balance);
  const dates = columns.date === null ? [] : columnOf(table, columns.date);
  if (columns.balance === null) needs.push('balance');
  if (columns.date === null && layout === 'RUNNING_BALANCE') needs.push('date');
  const marks = guessDecimalMark(balances);
  const orders = guessDateOrder(dates);
  const unclear = { dateOrder: orders.unclear, decimalMark: marks.unclear };
  // What the file itself says weighs more than what was chosen for another one.
  const decimalMark = marks.mark ?? mapping.decimalMark;
  const dateOrder = orders.order ?? mapping.dateOrder;
  if (decimalMark === null) needs.push('decimalMark');
  if (dateOrder === null) needs.push('dateOrder');
  if (needs.length > 0 || decimalMark === null || dateOrder === null) return { ...nothing, needs, unclear };

  const { rows, unread, totals } = readRows(table, { ...mapping, decimalMark, dateOrder });
  if (columns.currency === null && mapping.currency === null && rows.some(({ currency }) => currency === null)) {
    needs.push('currency');
  }
  const number = numberIn(table.preamble);
  const day = dateIn(table.preamble, columns.date === null ? null : dateOrder);
  const groups = layout === 'ACCOUNTS' ? rows.map((row) => [row]) : grouped(rows);
  const accounts: FoundAccount[] = [];
  for (const group of groups) {
    const latest = layout === 'RUNNING_BALANCE' ? latestOf(group, mapping.rowOrder) : (group[0] ?? null);
    if (latest === null) {
      needs.push('rowOrder');
      break;
    }
    accounts.push({
      key: String(accounts.length + 1),
      institution: institutionOf(latest.institution),
      lastFour: latest.number === '' ? number : lastFourOf(latest.number),
      type: layout === 'HOLDINGS' ? 'BROKERAGE' : latest.type,
      currency: latest.currency,
      cents: layout === 'HOLDINGS' ? group.reduce((sum, row) => sum + row.cents, 0) : latest.cents,
      date: latest.date ?? day,
      problem: latest.currency === null ? 'CURRENCY' : null,
    });
  }
  if (accounts.length > IMPORT_ACCOUNTS_MAX) needs.push('tooMany');
  const sum = accounts.reduce((all, { cents }) => all + cents, 0);
  const otherTotal = layout === 'HOLDINGS' ? totals.at(-1) : undefined;
  return {
    accounts: needs.length > 0 ? [] : accounts,
    needs,
    unreadRows: unread,
    otherTotalCents: otherTotal === undefined || otherTotal === sum ? null : otherTotal,
    unclear,
  };
}
