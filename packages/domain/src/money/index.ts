export * from './accept-rates';
export * from './enumerations';
export { convertCents, sumInCurrency } from './exchange';
export * from './schemas';
export * from './money';
