import { useQuery } from '@tanstack/react-query';
import { convertCents, type Currency, type ExchangeRates, formatCents } from '@troth/domain/money';
import { formatDate } from '../../shared/dates';
import { t } from '../../shared/texts';
import { exchangeRatesQuery } from '@troth/portal/exchange-rates';
import { withTrueMinus } from './sums';

/** Reference rates with what is to be known of them. */
export interface DatedRates extends ExchangeRates {
  /** The newest that there are, and yet of a day long ago. */
  readonly isOld: boolean;
}

/** The day's rates, asked for only where something is in another currency. Null until they are there. */
export const useExchangeRates = (isNeeded: boolean): DatedRates | null =>
  useQuery({ ...exchangeRatesQuery(), enabled: isNeeded }).data ?? null;

/** What an amount is in dollars, with the rate that was used; null for dollars. */
export function inDollars(cents: number, currency: Currency, rates: DatedRates | null): string | null {
  if (currency === 'USD' || rates === null) return null;
  return t('disclosure.inDollars', {
    amount: withTrueMinus(formatCents(convertCents(cents, currency, 'USD', rates))),
    date: formatDate(rates.date),
  });
}
