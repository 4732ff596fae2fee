import {
  CALIFORNIA_WEDDING_NOTICE_DAYS,
  CURRENCY_MAX_DECIMALS,
  LARGEST_AMOUNT_IN_CENTS,
  LONG_TEXT_MAX_LENGTH,
  MINIMUM_AGE_YEARS,
} from '../constants';
import { ageOn, type CalendarDate, daysBetween, isCalendarDate } from '../dates/calendar';
import { CALIFORNIA_STATE_ID } from '../environment';
import type { DomainTranslator, PlainMessageKey } from '../messages/say';
import { parseMoney } from '../money/money';
import { isPhoneShape } from '../people/phone';
import { profileBirthdateError } from '../people/profile';
import type { Id } from '../records/fields';
import type { QuestionContent } from './schemas';

/** What is typed or chosen, before it is saved. */
export interface AnswerValue {
  readonly valueTyped: string | null;
  readonly questionOptionIds: readonly Id[];
}

/** What the rules on a value depend on besides the question. */
export interface AnswerFactsNow {
  readonly today: CalendarDate;
  /** Of the document; null without a state. */
  readonly stateId: Id | null;
  /** Id of the question that asks for the wedding date (`environmentFor(...).weddingDateQuestionId`). */
  readonly weddingDateQuestionId: Id;
  /** Whether a country has such numbers: `isPhoneNumber` of `@troth/domain/phone`, where it is loaded; else the shape decides. */
  readonly isPhoneNumber?: (text: string) => boolean;
  /** Options that the state or another answer rules out; see `SideEvaluation.isOffered`. */
  readonly isOffered?: (optionId: Id) => boolean;
}

/** Why an answer is not taken. The text is said by `answerErrorText`. */
export type AnswerError = PlainMessageKey | 'validation.tooLong' | 'question.number.maximum';

/** The parts of a question that its value rules read. */
export type QuestionForValue = Pick<
  QuestionContent,
  | 'id'
  | 'title'
  | 'isRequired'
  | 'questionType'
  | 'inputType'
  | 'inputRestriction'
  | 'maximumValue'
  | 'allowsOtherOption'
  | 'allowsCustomClause'
  | 'profileField'
> & { readonly questionOptions: readonly { readonly id: Id }[] };

const isBlank = (text: string) => text.trim() === '';

function numberError(typed: string, question: QuestionForValue): AnswerError | null {
  const text = typed.trim();
  if (!/^[+-]?(\d{1,15}\.?\d{0,15}|\.\d{1,15})$/.test(text)) return 'question.number.invalid';
  const value = Number(text);
  if (question.inputRestriction === 'GREATER_THAN_ZERO' && value <= 0) return 'question.number.greaterThanZero';
  return question.maximumValue !== null && value > question.maximumValue ? 'question.number.maximum' : null;
}

/**
 * What is wrong with a typed amount, in the specification's order. `$` and `,` (and spaces around) are no fault.
 * Customer spec §5 "Currency". The specification does not part 'Invalid currency value' from 'Please enter a valid
 * currency amount': here the first is said of characters that no amount has, the second of signs that make no number.
 */
export function currencyError(typed: string, { isRequired }: { readonly isRequired: boolean }): AnswerError | null {
  const text = typed.replace(/[$,]/g, '').trim();
  if (text === '') return isRequired ? 'question.currency.required' : null;
  if (/[^\d.-]/.test(text)) return 'question.currency.invalid';
  if ((text.match(/-/g) ?? []).length > 1) return 'question.currency.negativeSigns';
  if ((text.match(/\./g) ?? []).length > 1) return 'question.currency.decimalPoints';
  const cents = parseMoney(text);
  if (cents === null) return 'question.currency.amount';
  if ((text.split('.')[1] ?? '').length > CURRENCY_MAX_DECIMALS) return 'question.currency.decimals';
  return Math.abs(cents) > LARGEST_AMOUNT_IN_CENTS ? 'validation.amountTooLarge' : null;
}

function dateError(date: string, question: QuestionForValue, facts: AnswerFactsNow): AnswerError | null {
  const { today } = facts;
  if (!isCalendarDate(date)) return 'question.date.invalid';
  if (question.inputRestriction === 'FUTURE_DATE' && date <= today) return 'question.date.future';
  if (question.inputRestriction === 'PAST_DATE') {
    if (date >= today) return 'question.date.past';
    if (/birth/i.test(question.title) && ageOn(date, today) < MINIMUM_AGE_YEARS) return 'question.date.adult';
  }
  if (question.profileField === 'birthdate') return profileBirthdateError(date, { today });
  return isTooSoonInCalifornia(date, question.id, facts) ? 'question.date.californiaWedding' : null;
}

/**
 * Whether a wedding date in California is too near, so that the California popup shows too: at most 7 days ahead.
 * Customer spec §5; D18.
 */
export const isTooSoonInCalifornia = (
  weddingDate: CalendarDate,
  questionId: Id,
  { today, stateId, weddingDateQuestionId }: AnswerFactsNow,
): boolean =>
  questionId === weddingDateQuestionId &&
  stateId === CALIFORNIA_STATE_ID &&
  daysBetween(today, weddingDate) <= CALIFORNIA_WEDDING_NOTICE_DAYS;

const REQUIRED_KEY = {
  TEXT: 'validation.required',
  NUMBER: 'validation.required',
  CURRENCY: 'question.currency.required',
  DATE: 'question.date.required',
  PHONE: 'question.phone.required',
} as const;

function typedError(typed: string, question: QuestionForValue, facts: AnswerFactsNow): AnswerError | null {
  const inputType = question.inputType ?? 'TEXT';
  if (isBlank(typed)) return question.isRequired ? REQUIRED_KEY[inputType] : null;
  if (typed.length > LONG_TEXT_MAX_LENGTH) return 'validation.tooLong';
  if (typed.includes('\u0000')) return 'validation.characters';
  switch (inputType) {
    case 'TEXT':
      return null;
    case 'NUMBER':
      return numberError(typed, question);
    case 'CURRENCY': {
      const error = currencyError(typed, question);
      if (error !== null) return error;
      const mustBePositive = question.inputRestriction === 'GREATER_THAN_ZERO';
      return mustBePositive && (parseMoney(typed) ?? 0) <= 0 ? 'question.number.greaterThanZero' : null;
    }
    case 'DATE':
      return dateError(typed.trim(), question, facts);
    case 'PHONE':
      return (facts.isPhoneNumber ?? isPhoneShape)(typed.trim()) ? null : 'question.phone.invalid';
  }
}

function choiceError(question: QuestionForValue, value: AnswerValue, facts: AnswerFactsNow): AnswerError | null {
  const known = new Set(question.questionOptions.map((option) => option.id));
  const chosen = new Set(value.questionOptionIds);
  const typed = value.valueTyped ?? '';
  for (const id of chosen) {
    if (!known.has(id)) return 'question.option.unknown';
    if (facts.isOffered?.(id) === false) return 'question.option.notOffered';
  }
  if (chosen.size > 1 && question.questionType !== 'CHECKBOX') return 'question.option.one';
  if (typed.length > LONG_TEXT_MAX_LENGTH) return 'validation.tooLong';
  if (typed.includes('\u0000')) return 'validation.characters';
  const typedCounts = question.allowsOtherOption || question.allowsCustomClause;
  if (!isBlank(typed) && !typedCounts) return 'question.option.unknown';
  return question.isRequired && chosen.size === 0 && isBlank(typed) ? 'validation.required' : null;
}

/** Whether a question is answered by choosing, not by typing. */
export const isChoice = ({ questionType }: Pick<QuestionContent, 'questionType'>): boolean =>
  questionType === 'CHECKBOX' || questionType === 'RADIO' || questionType === 'DROPDOWN';

/**
 * What is wrong with an answer, as the specification orders its rules; null when it can be saved. Invalid input saves
 * null. Customer spec §5 "Questions".
 *
 * Pronouns (a choice bound to the profile's gender) are checked by the profile's schema, not here.
 */
export function answerError(question: QuestionForValue, value: AnswerValue, facts: AnswerFactsNow): AnswerError | null {
  if (isChoice(question)) return choiceError(question, value, facts);
  if (value.questionOptionIds.length > 0) return 'question.option.unknown';
  return typedError(value.valueTyped ?? '', question, facts);
}

/** The text of an answer's error; the question's own limits are part of it. */
export function answerErrorText(
  translate: DomainTranslator,
  error: AnswerError,
  { maximumValue }: Pick<QuestionForValue, 'maximumValue'>,
): string {
  if (error === 'validation.tooLong') return translate(error, { max: LONG_TEXT_MAX_LENGTH });
  if (error === 'question.number.maximum') return translate(error, { max: maximumValue ?? Number.POSITIVE_INFINITY });
  return translate(error);
}
