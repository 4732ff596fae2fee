import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { isPhoneShape } from '../people/phone';

/**
 * Whether a country has numbers like this one, in E.164. Customer spec §5 "Invalid phone number".
 *
 * It reads the numbering plans of all countries, which weigh more than all other rules together: an area of its own,
 * that a portal loads where a number is asked for. `docs/decisions/0011-phone-numbers.md`.
 */
export const isPhoneNumber = (text: string): boolean => isPhoneShape(text) && isValidPhoneNumber(text);
