import { say } from '@troth/domain/messages';
import { isPhoneNumber } from '@troth/domain/phone';
import type { Issue } from '../../kernel/http/problem';

/**
 * What is wrong with a telephone number that has the shape of E.164; null when its country has numbers like it.
 * Customer spec section 5 "Phone". The schema, which knows the shape alone, has refused the rest.
 */
export const phoneNumberIssue = (number: string, path: readonly string[]): Issue | null =>
  isPhoneNumber(number) ? null : { path, message: say('question.phone.invalid'), code: 'question.phone.invalid' };
