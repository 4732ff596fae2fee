/** Currencies of financial entries. Customer spec §3. */
export const CURRENCIES = ['USD', 'AUD', 'CAD', 'CNY', 'EUR', 'INR', 'JPY', 'SGD', 'CHF', 'GBP'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Symbol of each currency, unambiguous among those offered. Customer spec §3 "Currencies (with symbols)". */
export const CURRENCY_SYMBOLS = {
  USD: '$',
  AUD: 'A$',
  CAD: 'CA$',
  CNY: 'CN¥',
  EUR: '€',
  INR: '₹',
  JPY: '¥',
  SGD: 'S$',
  CHF: 'CHF',
  GBP: '£',
} as const satisfies Record<Currency, string>;
