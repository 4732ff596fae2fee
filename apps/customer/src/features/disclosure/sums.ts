import { creditText, type FinancialKind } from '@troth/domain/disclosure';
import { type Currency, formatCents } from '@troth/domain/money';

/** A true minus, as wide as the figures. */
export const withTrueMinus = (text: string): string => text.replace(/^-/, '−');

/** What stands at the right: owed amounts take away. */
export const signed = (kind: FinancialKind, cents: number): number => (kind === 'debts' ? -cents : cents);

/** An amount of a kind of entry: a debt that was overpaid is a credit, everything else has its sign. */
export const amountText = (kind: FinancialKind, cents: number, currency: Currency): string =>
  kind === 'debts' && cents < 0
    ? creditText(formatCents(-cents, currency))
    : withTrueMinus(formatCents(signed(kind, cents), currency));

/** For a ledger's head: the sums of its entries, one for each currency. */
export const sumText = (kind: FinancialKind, sums: ReadonlyMap<Currency, number>): string =>
  [...sums].map(([currency, cents]) => amountText(kind, cents, currency)).join(' + ');
