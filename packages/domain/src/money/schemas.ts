import { z } from 'zod';
import { calendarDateSchema } from '../records/fields';
import { record } from '../records/records';
import { CURRENCIES } from './enumerations';

export const currencySchema = z
  .enum(CURRENCIES)
  .meta({ id: 'Currency', description: 'Currency of a financial entry (ISO 4217). Customer spec §3.' });

/** One rate as it is kept: units of the currency for one unit of the base, on a day. Portals spec §3. */
export const forExRateSchema = record({
  currency: currencySchema,
  rate: z.number().positive(),
  base: z.literal('EUR'),
  date: calendarDateSchema,
}).meta({ id: 'ForExRate', description: 'Units of a currency for one euro, on a day. Portals spec §3.' });

/**
 * Reference rates of one day: units of each currency for one euro, as the European Central Bank states them. They are
 * for information and not for transactions; a converted sum is always shown with their date.
 */
export const exchangeRatesSchema = z
  .object({
    base: z.literal('EUR'),
    date: calendarDateSchema,
    rates: z.record(z.enum(CURRENCIES), z.number().positive()),
  })
  .meta({ id: 'ExchangeRates', description: 'Reference rates of one day: units of each currency for one euro.' });
export type ExchangeRates = z.infer<typeof exchangeRatesSchema>;
