import type { FetchedRates } from '@troth/domain/money';
import { SaxesParser } from 'saxes';
import { RatesSourceError } from './rates-source';

const ENVELOPE = 'http://www.gesmes.org/xml/2002-08-01';
const RATES = 'http://www.ecb.int/vocabulary/2002-08-01/eurofxref';

/**
 * Reads the European Central Bank's file of one day: `Envelope` › `Cube` › `Cube time` › `Cube currency rate`. The file
 * has no document type, so one that has is refused before an entity could be declared; any fault of form is refused too.
 *
 * @throws RatesSourceError UNREADABLE
 */
export function readEcbFile(xml: string): FetchedRates {
  const parser = new SaxesParser({ xmlns: true });
  let root: string | null = null;
  const dates: string[] = [];
  const rates = new Map<string, string>();
  const refuse = (why: string): never => {
    throw new RatesSourceError('UNREADABLE', { cause: new Error(why) });
  };
  parser.on('error', (error) => refuse(error.message));
  parser.on('doctype', () => refuse('a document type'));
  parser.on('opentag', ({ uri, local, attributes }) => {
    root ??= `${uri} ${local}`;
    if (uri !== RATES || local !== 'Cube') return;
    const { time, currency, rate } = attributes;
    if (time !== undefined) dates.push(time.value);
    if (currency === undefined || rate === undefined) return;
    if (rates.has(currency.value)) refuse('a currency twice');
    rates.set(currency.value, rate.value);
  });
  parser.write(xml).close();
  const [date] = dates;
  if (root !== `${ENVELOPE} Envelope` || date === undefined || dates.length > 1) return refuse('not a file of one day');
  return { date, rates };
}
