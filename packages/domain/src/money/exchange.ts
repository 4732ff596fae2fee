import type { Currency } from './enumerations';
import type { ExchangeRates } from './schemas';

/** Currencies whose smallest unit is the whole one; their amounts are still held in hundredths. */
const WITHOUT_MINOR_UNIT: readonly Currency[] = ['JPY'];
const HUNDREDTHS = 100n;
/** Decimals to which a rate is read exactly; the bank states six significant digits. */
const RATE_DECIMALS = 10;

/** A rate as an exact integer of 10^-10 units, from its decimal text and not from its binary value. */
export function exactRate(rates: ExchangeRates, currency: Currency): bigint {
  const [whole = '0', decimals = ''] = rates.rates[currency].toFixed(RATE_DECIMALS).split('.');
  return BigInt(whole + decimals.padEnd(RATE_DECIMALS, '0'));
}

function divideHalfEven(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n;
  const magnitude = isNegative ? -numerator : numerator;
  const quotient = magnitude / denominator;
  const twice = 2n * (magnitude % denominator);
  const isUp = twice > denominator || (twice === denominator && quotient % 2n === 1n);
  const rounded = isUp ? quotient + 1n : quotient;
  return isNegative ? -rounded : rounded;
}

/**
 * A sum of amounts in several currencies, in one: amount × rate(to) ÷ rate(from), added exactly and rounded once, half
 * to even, to the smallest unit of the currency.
 *
 * @returns Integer hundredths of `to`.
 */
export function sumInCurrency(
  amounts: readonly { readonly currency: Currency; readonly cents: number }[],
  to: Currency,
  rates: ExchangeRates,
): number {
  if (amounts.every(({ currency }) => currency === to)) return amounts.reduce((sum, { cents }) => sum + cents, 0);
  const sums = new Map<Currency, bigint>();
  for (const { currency, cents } of amounts) sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(cents));
  const froms = [...sums].map(([currency, cents]) => ({ cents, rate: exactRate(rates, currency) }));
  const denominator = froms.reduce((product, { rate }) => product * rate, 1n);
  const numerator =
    froms.reduce((sum, { cents, rate }) => sum + cents * (denominator / rate), 0n) * exactRate(rates, to);
  const unit = WITHOUT_MINOR_UNIT.includes(to) ? HUNDREDTHS : 1n;
  return Number(divideHalfEven(numerator, denominator * unit) * unit);
}

/** One amount in another currency. The same currency comes back as it is. @see sumInCurrency */
export const convertCents = (cents: number, from: Currency, to: Currency, rates: ExchangeRates): number =>
  sumInCurrency([{ currency: from, cents }], to, rates);
