import type { CalendarDate } from '../dates/calendar';
import { say } from '../messages/say';

/**
 * How the value of an entry was found. Ours: the specifications name none, and a disclosure that says where its figures
 * come from is the one that stands.
 */
export const VALUATION_BASES = [
  'STATEMENT',
  'APPRAISAL',
  'TAX_ASSESSMENT',
  'TAX_RETURN',
  'PAY_RECORD',
  'PURCHASE_RECORD',
  'ONLINE_ESTIMATE',
  'OWN_ESTIMATE',
  'OTHER',
] as const;
export type ValuationBasis = (typeof VALUATION_BASES)[number];

/** Names of the fields that tell it, as a form asks for them. */
export const VALUATION_FIELDS = ['valuationBasis', 'valuationDate', 'valuationNote'] as const;

/** As much of an entry as the checks of its evidence read. */
export interface EvidenceFacts {
  readonly valuationBasis?: ValuationBasis | null | undefined;
  readonly valuationDate?: CalendarDate | null | undefined;
}

/**
 * The sentence for a day on which no value can have been true yet; null when the day will do, or when there is none.
 * @param today Calendar date in the time zone of the document's state.
 */
export const valuationDateError = (date: CalendarDate | null | undefined, today: CalendarDate): string | null =>
  typeof date === 'string' && date > today ? say('disclosure.valuationDate.future') : null;
