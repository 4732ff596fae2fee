import { type CountryCode, isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isPhoneShape } from '../people/phone';

/**
 * Whether a country has numbers like this one, in E.164. Customer spec §5 "Invalid phone number".
 *
 * It reads the numbering plans of all countries, which weigh more than all other rules together: an area of its own,
 * that a portal loads where a number is asked for. ADR 0011.
 */
export const isPhoneNumber = (text: string): boolean => isPhoneShape(text) && isValidPhoneNumber(text);

/** Where the service is used: their numbers are read without the calling code that both share. */
const AT_HOME: ReadonlySet<CountryCode | undefined> = new Set(['US', 'CA']);

/**
 * A telephone number as people read it: “(212) 555-0123” of the United States and Canada, “+44 20 7946 0958” of everywhere
 * else. Links (`tel:`) and the wire keep E.164. The specifications show no form; this is ours.
 *
 * @param number In E.164. Anything else is given back as it is: what was stored is never hidden.
 */
export function phoneNumberText(number: string): string {
  const parsed = parsePhoneNumberFromString(number);
  if (parsed === undefined) return number;
  return AT_HOME.has(parsed.country) ? parsed.formatNational() : parsed.formatInternational();
}
