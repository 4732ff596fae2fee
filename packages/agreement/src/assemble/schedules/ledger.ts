import { creditText } from '@troth/domain/disclosure';
import { CURRENCIES, type Currency } from '@troth/domain/money';
import { enumerationLabel, say as sayDomain } from '@troth/domain/messages';
import type { AgreementTable } from '../../tree';
import type { DisclosureInput } from '../input';
import { cleanText, formatCents, formatDate, say } from '../wording';

type Column = AgreementTable['columns'][number];
export const start = (label: string, width: number): Column => ({ label, align: 'start', width });
export const end = (label: string, width: number): Column => ({ label, align: 'end', width });

export const NO_VALUE = '\u2013';

/** What a person typed, on one line: a line break in a cell begins a detail. */
export const oneLine = (value: string | null | undefined) => cleanText(value ?? '').replace(/\s+/g, ' ');
export const text = (value: string | null | undefined) => oneLine(value) || NO_VALUE;
export const money = (cents: number | null | undefined, currency: Currency) =>
  cents === null || cents === undefined ? NO_VALUE : formatCents(cents, currency);

/** What is owed; below zero, what the creditor owes. */
export const owedAmount = (cents: number, currency: Currency): string =>
  cents < 0 ? creditText(formatCents(-cents, currency)) : formatCents(cents, currency);

/** A cell with its details under it, each on a line of its own; what is empty or was said is left out. */
export const cell = (main: string, details: readonly (string | null)[]): string =>
  [...new Set([main, ...details])].filter((line) => line !== null && line !== '').join('\n');

export interface Amount {
  readonly currency: Currency;
  readonly cents: number;
}

/** Sums of what is printed, by currency; cents are integers, so a sum is exact. */
export function sumByCurrency(amounts: readonly Amount[]): Amount[] {
  const sums = new Map<Currency, number>();
  for (const { currency, cents } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + cents);
  const inOrder = sums.size < 2 ? [...sums.keys()] : CURRENCIES.filter((currency) => sums.has(currency));
  return inOrder.map((currency) => ({ currency, cents: sums.get(currency) ?? 0 }));
}

export const totalsOf = (
  amounts: readonly Amount[],
  label: (currency: Currency) => string,
  amountOf: (cents: number, currency: Currency) => string = formatCents,
): AgreementTable['totals'] =>
  sumByCurrency(amounts).map(({ currency, cents }) => ({ label: label(currency), value: amountOf(cents, currency) }));

export type Entry<K extends Exclude<keyof DisclosureInput, 'nothingToDisclose'>> = DisclosureInput[K][number];

/** How and when the value was found: "Account statement, September 30, 2026". Empty where nothing is said of it. */
export function evidenceLine({
  valuationBasis: basis,
  valuationDate: date,
  valuationNote: note,
}: Pick<Entry<'assets'>, 'valuationBasis' | 'valuationDate' | 'valuationNote'>): string {
  const found = basis ? enumerationLabel(sayDomain, 'valuationBasis', basis) : '';
  const day = date ? formatDate(date) : '';
  const source =
    found === '' && day !== '' ? say('evidence.asOf', { date: day }) : [found, day].filter(Boolean).join(', ');
  return [source, oneLine(note)].filter(Boolean).join('; ');
}

/** What kind of account or asset it is, and the owner's own words for it. */
export function describeAsset(entry: Entry<'assets'>): string {
  const kind = entry.accountType
    ? enumerationLabel(sayDomain, 'accountType', entry.accountType)
    : entry.assetType
      ? enumerationLabel(sayDomain, 'assetType', entry.assetType)
      : '';
  return [kind, oneLine(entry.description)].filter(Boolean).join(', ') || NO_VALUE;
}

export const accountWords = (number: string | null | undefined) => {
  const last = oneLine(number);
  return last === '' ? NO_VALUE : say('account.last4', { last: [...last].slice(-4).join('') });
};

/** What is said of an account or asset besides its columns. */
export const assetDetails = (entry: Entry<'assets'>): string[] => [
  oneLine(entry.beneficiary) === '' ? '' : say('account.beneficiary', { name: oneLine(entry.beneficiary) }),
  evidenceLine(entry),
];

export const percent = (value: number) => say('percent', { value: String(Math.round(value * 100) / 100) });
