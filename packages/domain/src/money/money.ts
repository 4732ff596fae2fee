import { CURRENCY_MAX_DECIMALS } from '../constants';
import { CURRENCY_SYMBOLS, type Currency } from './enumerations';

const CENTS_PER_DOLLAR = 100;
const PARSABLE = /^-?(\d+\.?\d*|\.\d+)$/;

/**
 * What a money field holds: every character except digits, minus and dot is stripped, leading zeros go where a digit
 * follows (`007.5` is 7.50, `0.05` is 5 cents, `0` is 0), and a minus anywhere but first is unparsable. Decimals beyond
 * the second are rounded half away from zero. Customer spec §5 "Money input";
 * D26.
 *
 * @returns Integer cents; null when empty or unparsable.
 */
export function parseMoney(typed: string): number | null {
  const stripped = typed.replace(/[^\d.-]/g, '');
  if (!PARSABLE.test(stripped)) return null;
  const isNegative = stripped.startsWith('-');
  const [wholeDigits = '', decimals = ''] = stripped.replace('-', '').split('.');
  const whole = wholeDigits.replace(/^0+(?=\d)/, '');
  const cents =
    Number(whole) * CENTS_PER_DOLLAR +
    Number(decimals.slice(0, CURRENCY_MAX_DECIMALS).padEnd(CURRENCY_MAX_DECIMALS, '0'));
  const roundedUp = Number(decimals.charAt(CURRENCY_MAX_DECIMALS)) >= 5 ? 1 : 0;
  const amount = cents + roundedUp;
  if (!Number.isSafeInteger(amount)) return null;
  return isNegative && amount !== 0 ? -amount : amount;
}

/**
 * Integer cents of a canonical dollars text such as `2500.00`; null when it is none.
 * The form in which an answer's `valueTyped` holds money.
 */
export function centsOfDollars(dollars: string): number | null {
  return /^-?\d+(\.\d{1,2})?$/.test(dollars) ? parseMoney(dollars) : null;
}

/** Canonical dollars text of an amount: `250000` is `2500.00`. */
export function canonicalDollars(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const amounts = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** What stands for no amount. Customer spec §5 "Money display". */
const NO_AMOUNT = '-';

/** Letters that end a symbol need a space before the digits: `CHF 5.00`. */
const withSymbol = (currency: Currency, digits: string) =>
  `${CURRENCY_SYMBOLS[currency]}${/[A-Za-z]$/.test(CURRENCY_SYMBOLS[currency]) ? ' ' : ''}${digits}`;

/**
 * Money as shown: cents divided by 100, two decimals, en-US; null shows a dash. Customer spec §5 "Money display".
 * @example formatCents(123456) // '$1,234.56'
 */
export function formatCents(cents: number | null | undefined, currency: Currency = 'USD'): string {
  if (cents === null || cents === undefined) return NO_AMOUNT;
  return `${cents < 0 ? '-' : ''}${withSymbol(currency, amounts.format(Math.abs(cents) / CENTS_PER_DOLLAR))}`;
}
