export * from './accept-rates';
export * from './enumerations';
export { convertCents, type ExchangeRates, exchangeRatesSchema, sumInCurrency } from './exchange';
export * from './schemas';
export * from './money';
