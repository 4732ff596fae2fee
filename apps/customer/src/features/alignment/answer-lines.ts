import type { components } from '@troth/api-client';
import { isCalendarDate } from '@troth/domain/dates';
import { centsOfDollars, formatCents } from '@troth/domain/money';
import { formatDate } from '../../shared/dates';
import { t } from '../../shared/texts';

type Question = Pick<components['schemas']['Question'], 'questionOptions' | 'inputType' | 'questionType'>;

/** A typed value as a reader writes it: money with its sign, dates in words. */
function typedInWords({ inputType }: Question, typed: string): string {
  const cents = inputType === 'CURRENCY' ? centsOfDollars(typed) : null;
  if (cents !== null) return formatCents(cents);
  return inputType === 'DATE' && isCalendarDate(typed) ? formatDate(typed) : typed;
}

/** An answer line by line: the options in their order, then what was typed. */
export function linesOf(question: Question, valueTyped: string | null, optionIds: readonly string[]): string[] {
  const chosen = question.questionOptions.filter(({ id }) => optionIds.includes(id)).map(({ value }) => value);
  const typed = valueTyped === null || valueTyped.trim() === '' ? [] : [typedInWords(question, valueTyped)];
  const lines = [...chosen, ...typed];
  return lines.length === 0 ? [t('alignment.noAnswer')] : lines;
}

/** The lines of a stored answer. */
export const answerLines = (question: Question, answer: components['schemas']['Answer']): string[] =>
  linesOf(
    question,
    answer.valueTyped,
    answer.answerQuestionOptions.map(({ questionOptionId }) => questionOptionId),
  );
