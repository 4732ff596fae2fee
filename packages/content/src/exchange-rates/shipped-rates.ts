import { type ExchangeRates, exchangeRatesSchema } from '@troth/domain/money';

/**
 * The reference rates that the product starts with, and keeps where no refreshing is configured. They are shown with
 * their date wherever they are used.
 *
 * Source: European Central Bank, euro foreign exchange reference rates of 13 March 2026
 * (https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist.xml), units of each currency for one euro.
 */
export const shippedExchangeRates: ExchangeRates = exchangeRatesSchema.parse({
  base: 'EUR',
  date: '2026-03-13',
  rates: {
    USD: 1.1476,
    AUD: 1.6293,
    CAD: 1.5726,
    CNY: 7.9145,
    EUR: 1,
    INR: 106.0205,
    JPY: 182.85,
    SGD: 1.4685,
    CHF: 0.9034,
    GBP: 0.86503,
  },
});
