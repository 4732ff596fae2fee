import {
  type AnswerFacts,
  type AnswerFactsNow,
  type AnswerValue,
  answerError,
  canonicalValue,
  isChoice,
} from '@troth/domain/questionnaire';
import { type AnswerInput, emptyInput, isEmptyInput, isSameInput } from '../../shared/saving/answer-input';
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

/** An answer as a control shows it. */
export const inputOfAnswer = ({ valueTyped, answerQuestionOptions }: AnswerFacts): AnswerInput => ({
  text: valueTyped ?? '',
  optionIds: answerQuestionOptions.map(({ questionOptionId }) => questionOptionId),
});

export const isLive = ({ deletedAt }: AnswerFacts): boolean => (deletedAt ?? null) === null;

/** The stored answer of a question as its control shows it. */
export function storedInput(questionId: string, answers: readonly AnswerFacts[]): AnswerInput {
  const answer = answers.find((each) => each.questionId === questionId && isLive(each));
  return answer === undefined ? emptyInput : inputOfAnswer(answer);
}

/** Whether an input says what is stored already, however it is written: `$2,500` is `2500.00`. */
export function saysSame(question: Question, input: AnswerInput, stored: AnswerInput, facts: AnswerFactsNow): boolean {
  if (isSameInput(input, stored)) return true;
  const { isValid, valueTyped, questionOptionIds } = storedValueOf(question, input, facts);
  return isValid && isSameInput({ text: valueTyped ?? '', optionIds: questionOptionIds }, stored);
}
