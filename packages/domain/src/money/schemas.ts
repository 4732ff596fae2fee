import { z } from 'zod';
import { record } from '../records/records';
import { CURRENCIES } from './enumerations';

export const currencySchema = z
  .enum(CURRENCIES)
  .meta({ id: 'Currency', description: 'Currency of a financial entry (ISO 4217). Customer spec §3.' });

/** Exchange rate against the US dollar. Portals spec §3. */
export const forExRateSchema = record({
  currency: currencySchema,
  /** US dollars for one unit of the currency. */
  rate: z.number().positive(),
}).meta({ id: 'ForExRate', description: 'US dollars for one unit of a currency. Portals spec §3.' });
export type ForExRate = z.infer<typeof forExRateSchema>;
