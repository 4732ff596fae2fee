import type { components } from '@troth/api-client';
import { type AnsweredQuestion, linesOfAnswer } from '@troth/portal/answer-lines';
import { t } from '../../shared/texts';

/** An answer line by line; what stands for none where there is none. */
export function linesOf(question: AnsweredQuestion, valueTyped: string | null, optionIds: readonly string[]): string[] {
  const lines = linesOfAnswer(question, { valueTyped, optionIds });
  return lines.length === 0 ? [t('alignment.noAnswer')] : lines;
}

/** The lines of a stored answer. */
export const answerLines = (question: AnsweredQuestion, answer: components['schemas']['Answer']): string[] =>
  linesOf(
    question,
    answer.valueTyped,
    answer.answerQuestionOptions.map(({ questionOptionId }) => questionOptionId),
  );
