import type { components } from '@troth/api-client';
import { isCalendarDate } from '@troth/domain/dates';
import { centsOfDollars, formatCents } from '@troth/domain/money';
import { formatCalendarDate } from './instants';

export type AnsweredQuestion = Pick<
  components['schemas']['Question'],
  'questionOptions' | 'inputType' | 'questionType'
>;

/** An answer's parts, stored or not. */
export interface GivenAnswer {
  readonly valueTyped: string | null;
  readonly optionIds: readonly string[];
}

/** A typed value as a reader writes it: money with its sign, dates in words. */
function typedInWords({ inputType }: AnsweredQuestion, typed: string): string {
  const cents = inputType === 'CURRENCY' ? centsOfDollars(typed) : null;
  if (cents !== null) return formatCents(cents);
  return inputType === 'DATE' && isCalendarDate(typed) ? formatCalendarDate(typed) : typed;
}

/** An answer line by line: the options in their order, then what was typed. None when there is no answer. */
export function linesOfAnswer(question: AnsweredQuestion, { valueTyped, optionIds }: GivenAnswer): string[] {
  const chosen = question.questionOptions.filter(({ id }) => optionIds.includes(id)).map(({ value }) => value);
  const typed = valueTyped === null || valueTyped.trim() === '' ? [] : [typedInWords(question, valueTyped)];
  return [...chosen, ...typed];
}
