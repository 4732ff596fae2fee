import { say } from '@troth/domain/messages';
import { isValidPhoneNumber } from 'libphonenumber-js/min';
import type { Issue } from '../../http/problem';

/**
 * What is wrong with a telephone number that has the shape of E.164; null when its country has numbers like it.
 * Customer spec section 5 "Phone". Only the API asks so deeply: see docs/decisions/0011-phone-numbers.md.
 */
export const phoneNumberIssue = (number: string, path: readonly string[]): Issue | null =>
  isValidPhoneNumber(number.trim())
    ? null
    : { path, message: say('question.phone.invalid'), code: 'question.phone.invalid' };
