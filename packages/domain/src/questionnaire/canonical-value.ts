import { isCalendarDate } from '../dates/calendar';
import { canonicalDollars, parseMoney } from '../money/money';
import type { QuestionContent } from './schemas';

/**
 * The form in which a valid typed value travels and is stored: `2500.00` for money, `40` for numbers, `YYYY-MM-DD`,
 * E.164, and text as typed. Null for blank.
 *
 * @param typed A value without an error by `answerError`; an invalid one gives null, as the specification saves it.
 */
export function canonicalValue({ inputType }: Pick<QuestionContent, 'inputType'>, typed: string | null): string | null {
  if (typed === null || typed.trim() === '') return null;
  const text = typed.trim();
  switch (inputType) {
    case 'CURRENCY': {
      const cents = parseMoney(text);
      return cents === null ? null : canonicalDollars(cents);
    }
    case 'NUMBER':
      return Number.isFinite(Number(text)) ? String(Number(text)) : null;
    case 'DATE':
      return isCalendarDate(text) ? text : null;
    case 'PHONE':
      return text;
    case 'TEXT':
    case null:
      return typed;
  }
}
