import {
  type AnswerFacts,
  type AnswerFactsNow,
  type AnswerValue,
  answerError,
  canonicalValue,
  isChoice,
} from '@troth/domain/questionnaire';
import { type AnswerInput, emptyInput, isEmptyInput } from '../../shared/saving/answer-input';
import type { Question } from './model';

export const valueOf = (input: AnswerInput): AnswerValue => ({
  valueTyped: input.text.trim() === '' ? null : input.text,
  questionOptionIds: input.optionIds,
});

/** What an input stores: the canonical value, or null while it is invalid. Customer spec §4 "Invalid input saves null". */
export function storedValueOf(question: Question, input: AnswerInput, facts: AnswerFactsNow) {
  const value = valueOf(input);
  const error = isEmptyInput(input) ? null : answerError(question, value, facts);
  const isValid = error === null;
  return {
    isValid,
    valueTyped: isValid
      ? canonicalValue(isChoice(question) ? { inputType: 'TEXT' } : question, value.valueTyped)
      : null,
    questionOptionIds: isValid ? value.questionOptionIds : [],
  };
}

/** The stored answer of a question as its control shows it. */
export function storedInput(questionId: string, answers: readonly AnswerFacts[]): AnswerInput {
  const answer = answers.find((each) => each.questionId === questionId && (each.deletedAt ?? null) === null);
  if (answer === undefined) return emptyInput;
  return {
    text: answer.valueTyped ?? '',
    optionIds: answer.answerQuestionOptions.map(({ questionOptionId }) => questionOptionId),
  };
}
