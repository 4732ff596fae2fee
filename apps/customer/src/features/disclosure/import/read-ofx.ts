import { type CalendarDate, isCalendarDate } from '@troth/domain/dates';
import type { AccountType } from '@troth/domain/disclosure';
import { CURRENCIES, type Currency } from '@troth/domain/money';
import {
  type DebtType,
  type FoundAccount,
  IMPORT_ACCOUNTS_MAX,
  ImportFailure,
  institutionOf,
  lastFourOf,
} from './found';
import { elementsOf, type OfxElement, ofxTree, valueOf } from './ofx-tree';
import { readAmount } from './read-amount';

/** Whether a text says of itself that it is OFX (QFX is OFX with a bank's number for one program). */
export const isOfx = (text: string): boolean => /^\s*(?:<\?xml[^>]*>\s*)?(?:<\?OFX|OFXHEADER\s*:|<OFX>)/i.test(text);

const BANK_TYPES: Readonly<Record<string, AccountType | DebtType>> = {
  CHECKING: 'CHECKING',
  SAVINGS: 'SAVINGS',
  MONEYMRKT: 'MONEY_MARKET',
  CD: 'CERTIFICATE_OF_DEPOSIT',
  CREDITLINE: 'LINE_OF_CREDIT',
};

/** An OFX amount has no thousands, and a comma may stand for the point. */
function amountOf(text: string | null): number | null {
  if (text === null) return null;
  const hasBoth = text.includes(',') && text.includes('.');
  // A single comma before three figures may be either; a thousandfold mistake is worse than none.
  if (!hasBoth && /,\d{3}$/.test(text)) return null;
  if (hasBoth) return readAmount(text, text.lastIndexOf(',') > text.lastIndexOf('.') ? 'COMMA' : 'POINT');
  return /^[+-]?\d*\.\d{3,}$/.test(text)
    ? readAmount(Number(text).toFixed(2), 'POINT')
    : readAmount(text.replace(',', '.'), 'POINT');
}

function dateOf(text: string | null): CalendarDate | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(text ?? '') ?? [];
  const date = `${year}-${month}-${day}`;
  return isCalendarDate(date) ? date : null;
}

interface Balance {
  readonly cents: number | null;
  readonly date: CalendarDate | null;
}

/** The first of the balances that a statement has, by the names that versions and banks give it. */
function balanceOf(statement: OfxElement, names: readonly string[]): Balance {
  for (const name of names) {
    const [balance] = elementsOf(statement, name);
    if (balance === undefined) continue;
    const stated = balance.children.length === 0 ? balance.text : valueOf(balance, 'BALAMT');
    return { cents: amountOf(stated), date: dateOf(valueOf(balance, 'DTASOF')) };
  }
  return { cents: null, date: null };
}

/** What a position is worth in the currency of its statement. */
function worthOf(position: OfxElement): number | null {
  const value = amountOf(valueOf(position, 'MKTVAL'));
  if (value === null) return null;
  const [foreign] = elementsOf(position, 'CURRENCY');
  const rate = foreign === undefined ? 1 : Number((valueOf(foreign, 'CURRATE') ?? '').replace(',', '.'));
  if (!(rate > 0)) return null;
  const worth = Math.round(Math.abs(value) * rate);
  return valueOf(position, 'POSTYPE') === 'SHORT' || value < 0 ? -worth : worth;
}

/** Everything in an investment account: its positions, its cash, and less what is borrowed on it. */
function investedIn(statement: OfxElement): Balance {
  const positions = elementsOf(statement, 'INVPOS').map(worthOf);
  const [balances] = elementsOf(statement, 'INVBAL');
  const cash = ['AVAILCASH', 'MARGINBALANCE'].flatMap((name) => {
    const text = balances === undefined ? null : valueOf(balances, name);
    return text === null ? [] : [amountOf(text)];
  });
  const parts = [...positions, ...cash];
  const isWhole = parts.length > 0 && !parts.includes(null);
  return {
    cents: isWhole ? parts.reduce<number>((sum, part) => sum + (part ?? 0), 0) : null,
    date: dateOf(valueOf(statement, 'DTASOF')),
  };
}

interface Statement {
  readonly number: string | null;
  readonly institution?: string | null;
  readonly type: AccountType | DebtType;
  readonly balance: Balance;
}

/** What each kind of statement holds. */
const STATEMENTS: Readonly<Record<string, (statement: OfxElement) => Statement>> = {
  STMTRS: (statement) => ({
    number: valueOf(statement, 'ACCTID'),
    type: BANK_TYPES[(valueOf(statement, 'ACCTTYPE') ?? '').toUpperCase()] ?? 'OTHER',
    balance: balanceOf(statement, ['LEDGERBAL', 'AVAILBAL']),
  }),
  CCSTMTRS: (statement) => ({
    number: valueOf(statement, 'ACCTID'),
    type: 'CREDIT_CARD',
    balance: balanceOf(statement, ['LEDGERBAL']),
  }),
  INVSTMTRS: (statement) => ({
    number: valueOf(statement, 'ACCTID'),
    institution: valueOf(statement, 'BROKERID'),
    type: 'BROKERAGE',
    balance: investedIn(statement),
  }),
  LOANSTMTRS: (statement) => ({
    number: valueOf(statement, 'LOANACCTID') ?? valueOf(statement, 'ACCTID'),
    type: valueOf(statement, 'LOANACCTTYPE') === 'MORTGAGE' ? 'MORTGAGE' : 'LOAN',
    balance: balanceOf(statement, ['PRINBAL', 'PRINCIPALBAL', 'LOANBAL', 'LEDGERBAL']),
  }),
};

const asCurrency = (code: string | null): Currency | null =>
  CURRENCIES.find((currency) => currency === code?.toUpperCase()) ?? null;

/**
 * The accounts of an OFX or QFX file of any version, with their balances.
 * @throws ImportFailure where it is damaged, or where no account is in it.
 */
export function readOfx(text: string): FoundAccount[] {
  const root = ofxTree(text);
  const organization = valueOf(root, 'ORG');
  const accounts: FoundAccount[] = [];
  for (const [name, read] of Object.entries(STATEMENTS)) {
    for (const statement of elementsOf(root, name)) {
      const { number, institution, type, balance } = read(statement);
      const currency = asCurrency(valueOf(statement, 'CURDEF'));
      accounts.push({
        key: String(accounts.length + 1),
        institution: institutionOf(organization ?? institution ?? ''),
        lastFour: lastFourOf(number ?? ''),
        type,
        currency,
        cents: balance.cents ?? 0,
        date: balance.date,
        problem: currency === null ? 'CURRENCY' : balance.cents === null ? 'BALANCE' : null,
      });
    }
  }
  if (accounts.length === 0) throw new ImportFailure('NO_ACCOUNTS');
  if (accounts.length > IMPORT_ACCOUNTS_MAX) throw new ImportFailure('TOO_MANY_ACCOUNTS');
  return accounts;
}
