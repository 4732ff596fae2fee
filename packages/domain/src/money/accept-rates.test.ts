import { describe, expect, it } from 'vitest';
import { acceptRates, areRatesOld } from './accept-rates';
import type { ExchangeRates } from './schemas';

const known: ExchangeRates = {
  base: 'EUR',
  date: '2026-03-12',
  rates: { EUR: 1, USD: 1, JPY: 100, GBP: 1, CHF: 1, AUD: 1, CAD: 1, CNY: 1, INR: 1, SGD: 1 },
};
const TODAY = '2026-03-13';

const fetched = (date: string, changes: Record<string, string | undefined> = {}) => {
  const written = { USD: '1', JPY: '100', GBP: '1', CHF: '1', AUD: '1', CAD: '1', CNY: '1', INR: '1', SGD: '1' };
  const rates = Object.entries({ ...written, ...changes }).filter((entry): entry is [string, string] => !!entry[1]);
  return { date, rates: new Map(rates) };
};

describe('a table of rates that was fetched', () => {
  it('takes the place of an older one, with the euro at 1', () => {
    const verdict = acceptRates(known, fetched(TODAY, { USD: '1.1476', SEK: '10.9' }), TODAY);
    expect(verdict).toEqual({
      kind: 'ACCEPTED',
      rates: { base: 'EUR', date: TODAY, rates: { ...known.rates, USD: 1.1476 } },
    });
  });

  it.each([
    ['of the day before the one in use', '2026-03-11', 'NOT_NEWER'],
    ['of the same day', '2026-03-12', 'NOT_NEWER'],
    ['of tomorrow', '2026-03-14', 'DATE_IN_FUTURE'],
    ['of a day that the calendar lacks', '2026-02-30', 'DATE_UNREADABLE'],
    ['without a date', '', 'DATE_UNREADABLE'],
  ])('is refused when it is %s', (_name, date, reason) => {
    expect(acceptRates(known, fetched(date), TODAY)).toEqual({ kind: 'REFUSED', reason });
  });

  it.each([
    ['lacks a currency that we offer', undefined, 'CURRENCY_MISSING'],
    ['has a decimal comma', '1,1476', 'RATE_UNREADABLE'],
    ['has a zero', '0.0000', 'RATE_UNREADABLE'],
    ['has a negative rate', '-1.1', 'RATE_UNREADABLE'],
    ['has a rate in powers of ten', '1e3', 'RATE_UNREADABLE'],
    ['has no number', 'N/A', 'RATE_UNREADABLE'],
  ])('is refused when it %s', (_name, USD, reason) => {
    expect(acceptRates(known, fetched(TODAY, { USD }), TODAY)).toEqual({ kind: 'REFUSED', reason });
  });

  it.each([
    ['up by just under 20 %', '1.1999', 'ACCEPTED'],
    ['up by 20 %', '1.2', 'ACCEPTED'],
    ['up by just over 20 %', '1.2001', 'HELD'],
    ['down by 20 %', '0.8', 'ACCEPTED'],
    ['down by just over 20 %', '0.7999', 'HELD'],
  ])('with one rate %s', (_name, GBP, kind) => {
    const verdict = acceptRates(known, fetched(TODAY, { GBP }), TODAY);
    expect(verdict.kind).toBe(kind);
    if (verdict.kind === 'HELD') expect(verdict.moved).toEqual(['GBP']);
  });
});

describe('the age of a table', () => {
  it.each([
    ['2026-03-19', false],
    ['2026-03-20', true],
    ['2026-03-18', false],
  ])('on %s, of 12 March, is too old: %s', (today, isOld) => expect(areRatesOld(known, today)).toBe(isOld));
});
