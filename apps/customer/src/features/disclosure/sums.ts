import { type Currency, formatCents } from '@troth/domain/money';

/** A true minus, as wide as the figures. */
export const withTrueMinus = (text: string): string => text.replace(/^-/, '−');

/** For a ledger's head: the sums of its entries, one for each currency. */
export const sumText = (sums: ReadonlyMap<Currency, number>): string =>
  [...sums].map(([currency, cents]) => withTrueMinus(formatCents(cents, currency))).join(' + ');
