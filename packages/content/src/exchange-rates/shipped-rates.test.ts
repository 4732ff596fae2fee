import { convertCents, CURRENCIES } from '@troth/domain/money';
import { describe, expect, it } from 'vitest';
import { shippedExchangeRates } from './index';

describe('the exchange rates that ship', () => {
  it('are of one day and have every currency that we offer', () => {
    expect(shippedExchangeRates.date).toBe('2026-03-13');
    expect(Object.keys(shippedExchangeRates.rates).toSorted()).toEqual([...CURRENCIES].toSorted());
  });

  it.each([
    ['EUR', 114_76],
    ['GBP', 132_67],
    ['JPY', 63],
    ['INR', 1_08],
  ] as const)('make 100.00 %s %i cents of a US dollar', (currency, cents) => {
    expect(convertCents(100_00, currency, 'USD', shippedExchangeRates)).toBe(cents);
  });
});
