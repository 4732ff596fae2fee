import { type CalendarDate, daysBetween, isCalendarDate } from '../dates/calendar';
import { CURRENCIES, type Currency } from './enumerations';
import { exactRate } from './exchange';
import type { ExchangeRates } from './schemas';

/** A rate that moved by more than this share since the table in use is more likely a fault than the market. */
const MOVE_HELD_BACK_PERCENT = 20n;
const PERCENT = 100n;
/** Reference rates come on every working day; a table older than this has been left behind. */
const OLD_AFTER_DAYS = 7;
/** The bank writes points and no signs. A comma, as re-saved copies have, is refused and never guessed at. */
const RATE = /^\d{1,9}(\.\d{1,10})?$/;

/** A table as it was read from outside: nothing of it is believed yet. */
export interface FetchedRates {
  readonly date: string;
  /** Units for one euro, as written, by currency code. The euro itself is left out. */
  readonly rates: ReadonlyMap<string, string>;
}

export type RatesRefusal = 'DATE_UNREADABLE' | 'DATE_IN_FUTURE' | 'NOT_NEWER' | 'CURRENCY_MISSING' | 'RATE_UNREADABLE';

export type RatesVerdict =
  | { readonly kind: 'ACCEPTED'; readonly rates: ExchangeRates }
  /** Good in itself, but these moved so far that a person has to look first. */
  | { readonly kind: 'HELD'; readonly rates: ExchangeRates; readonly moved: readonly Currency[] }
  | { readonly kind: 'REFUSED'; readonly reason: RatesRefusal };

/** Currencies that moved by more than 20 % between two tables. */
export function movedCurrencies(known: ExchangeRates, fetched: ExchangeRates): Currency[] {
  return CURRENCIES.filter((currency) => {
    const from = exactRate(known, currency);
    const change = exactRate(fetched, currency) - from;
    return (change < 0n ? -change : change) * PERCENT > from * MOVE_HELD_BACK_PERCENT;
  });
}

/**
 * Whether a table that was fetched takes the place of the one in use. The table in use stays on any doubt: it is dated,
 * and a dated old rate is true while a wrong one is not.
 *
 * @param known The newest table in use.
 * @param today Calendar date where the bank is. Does not throw.
 */
export function acceptRates(known: ExchangeRates, fetched: FetchedRates, today: CalendarDate): RatesVerdict {
  const refused = (reason: RatesRefusal): RatesVerdict => ({ kind: 'REFUSED', reason });
  if (!isCalendarDate(fetched.date)) return refused('DATE_UNREADABLE');
  if (fetched.date > today) return refused('DATE_IN_FUTURE');
  if (fetched.date <= known.date) return refused('NOT_NEWER');
  const rates: Partial<Record<Currency, number>> = {};
  for (const currency of CURRENCIES) {
    const written = currency === known.base ? '1' : fetched.rates.get(currency);
    if (written === undefined) return refused('CURRENCY_MISSING');
    if (!RATE.test(written) || Number(written) === 0) return refused('RATE_UNREADABLE');
    rates[currency] = Number(written);
  }
  const read: ExchangeRates = { base: known.base, date: fetched.date, rates: rates as Record<Currency, number> };
  const moved = movedCurrencies(known, read);
  return moved.length === 0 ? { kind: 'ACCEPTED', rates: read } : { kind: 'HELD', rates: read, moved };
}

/** Whether a table is so old that readers of a converted sum should see it, and admins be warned. */
export const areRatesOld = (rates: Pick<ExchangeRates, 'date'>, today: CalendarDate): boolean =>
  daysBetween(rates.date, today) > OLD_AFTER_DAYS;
