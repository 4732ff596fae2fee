import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from './enumerations';
import { convertCents, sumInCurrency } from './exchange';
import type { ExchangeRates } from './schemas';

/** The European Central Bank's reference rates of 8 July 2022. */
const rates: ExchangeRates = {
  base: 'EUR',
  date: '2022-07-08',
  rates: {
    EUR: 1,
    USD: 1.0163,
    JPY: 138.05,
    GBP: 0.84585,
    CHF: 0.9913,
    AUD: 1.4871,
    CAD: 1.3201,
    CNY: 6.8095,
    INR: 80.528,
    SGD: 1.4228,
  },
};

describe('conversion by reference rates', () => {
  it.each([
    [100_00, 'EUR', 'USD', 101_63],
    [101_63, 'USD', 'EUR', 100_00],
    [100_00, 'EUR', 'JPY', 13_805_00],
    // 1.00 USD is 135.83... yen, and yen have no minor unit.
    [1_00, 'USD', 'JPY', 136_00],
    [-100_00, 'EUR', 'USD', -101_63],
    [0, 'GBP', 'USD', 0],
  ] as const)('%i %s in %s is %i', (cents, from, to, converted) => {
    expect(convertCents(cents, from, to, rates)).toBe(converted);
  });

  it.each([
    // Half a cent goes to the even cent, up and down.
    [1, 0],
    [3, 2],
    [5, 2],
  ])('%i at one half is %i', (cents, converted) => {
    const half: ExchangeRates = { ...rates, rates: { ...rates.rates, USD: 0.5 } };
    expect(convertCents(cents, 'EUR', 'USD', half)).toBe(converted);
  });

  it('leaves an amount in its own currency as it is', () => {
    expect(convertCents(101, 'JPY', 'JPY', rates)).toBe(101);
  });

  it('rounds a sum once, so that many small amounts lose nothing', () => {
    const cent = { currency: 'GBP', cents: 1 } as const;
    const many = Array.from({ length: 1000 }, () => cent);
    expect(sumInCurrency(many, 'USD', rates)).toBe(convertCents(1000, 'GBP', 'USD', rates));
  });

  it('is the same whatever the order, and within half a cent of the real sum', () => {
    const amount = fc.record({
      currency: fc.constantFrom(...CURRENCIES),
      cents: fc.integer({ min: -1e12, max: 1e12 }),
    });
    fc.assert(
      fc.property(fc.array(amount), (amounts) => {
        const sum = sumInCurrency(amounts, 'USD', rates);
        expect(sumInCurrency(amounts.toReversed(), 'USD', rates)).toBe(sum);
        const real = amounts.reduce(
          (total, { currency, cents }) => total + (cents / rates.rates[currency]) * 1.0163,
          0,
        );
        expect(Math.abs(sum - real)).toBeLessThan(1);
      }),
    );
  });
});
