export { shippedExchangeRates } from './shipped-rates';
