import { describe, expect, it } from 'vitest';
import { CALIFORNIA_STATE_ID } from '../environment';
import { say } from '../messages/say';
import { answerError, answerErrorText, isTooSoonInCalifornia } from './answer-error';
import { canonicalValue } from './canonical-value';
import { aChoice, aQuestion } from './questionnaire-builder';
import type { QuestionContent } from './schemas';

const TODAY = '2026-06-15';
const facts = { today: TODAY, stateId: 'new-york', weddingDateQuestionId: 'wedding' };

const message = (question: QuestionContent, typed: string | null, now = facts) => {
  const error = answerError(question, { valueTyped: typed, questionOptionIds: [] }, now);
  return error === null ? null : answerErrorText(say, error, question);
};

describe('text (customer spec §5)', () => {
  it.each([
    ['', 'This field is required'],
    ['   ', 'This field is required'],
    [null, 'This field is required'],
    ['Oslo', null],
    ['a\u0000b', 'This text contains characters that can’t be saved'],
    ['x'.repeat(10_000), null],
    ['x'.repeat(10_001), 'Use at most 10,000 characters'],
  ])('required: %j', (typed, text) => {
    expect(message(aQuestion('q'), typed)).toBe(text);
    expect(message(aQuestion('q', { questionType: 'TEXT_AREA' }), typed)).toBe(text);
  });
  it('may be empty when it is not required', () => {
    expect(message(aQuestion('q', { isRequired: false }), '')).toBeNull();
  });
});

describe('number (customer spec §5)', () => {
  const number = aQuestion('q', { inputType: 'NUMBER' });
  const positive = aQuestion('q', { inputType: 'NUMBER', inputRestriction: 'GREATER_THAN_ZERO' });
  it.each(['x', '1e5', '1,000', '0x1', 'NaN', 'Infinity', '1.2.3'])('refuses %s', (typed) => {
    expect(message(number, typed)).toBe('Value must be a number');
  });
  it.each(['1', '-1', '0.5', '.5', ' 7 '])('takes %s', (typed) => {
    expect(message(number, typed)).toBeNull();
  });
  it.each([
    ['-1', 'Value should be greater than zero'],
    ['0', 'Value should be greater than zero'],
    ['0.01', null],
    ['1', null],
  ])('greater than zero: %s', (typed, text) => {
    expect(message(positive, typed)).toBe(text);
  });
});

describe('number with a largest value', () => {
  const share = aQuestion('q', { inputType: 'NUMBER', inputRestriction: 'GREATER_THAN_ZERO', maximumValue: 100 });
  it.each([
    ['99.99', null],
    ['100', null],
    ['100.01', 'Enter a number up to 100'],
    ['0', 'Value should be greater than zero'],
    ['x', 'Value must be a number'],
  ])('%s', (typed, text) => {
    expect(message(share, typed)).toBe(text);
  });
  it('is written with separators of thousands', () => {
    expect(message({ ...share, maximumValue: 1000 }, '1001')).toBe('Enter a number up to 1,000');
  });
});

describe('currency, in order (customer spec §5)', () => {
  const currency = aQuestion('q', { inputType: 'CURRENCY' });
  it.each([
    ['', 'Currency value is required'],
    ['$', 'Currency value is required'],
    ['abc', 'Invalid currency value'],
    ['12e3', 'Invalid currency value'],
    ['--1.2.3', 'Currency cannot have multiple negative signs (-)'],
    ['1.2.3', 'Currency can only have one decimal point'],
    ['-', 'Please enter a valid currency amount'],
    ['.', 'Please enter a valid currency amount'],
    ['12-', 'Please enter a valid currency amount'],
    ['1.234', 'Currency can only have up to 2 decimal places'],
    ['1.23', null],
    ['1.2', null],
    ['$1,234.50', null],
    ['-5', null],
    ['10000000000.01', 'The amount is too large'],
    ['10000000000.00', null],
  ])('%j', (typed, text) => {
    expect(message(currency, typed)).toBe(text);
  });
  it('may be empty when it is not required', () => {
    expect(message({ ...currency, isRequired: false }, '')).toBeNull();
  });
  it.each([
    ['-0.01', 'Value should be greater than zero'],
    ['0', 'Value should be greater than zero'],
    ['0.01', null],
  ])('greater than zero: %s', (typed, text) => {
    expect(message({ ...currency, inputRestriction: 'GREATER_THAN_ZERO' }, typed)).toBe(text);
  });
});

describe('date (customer spec §5)', () => {
  const date = (overrides: Partial<QuestionContent> = {}) => aQuestion('q', { inputType: 'DATE', ...overrides });
  it.each([
    ['', 'Date is required'],
    ['15/06/2026', 'Please enter a valid date'],
    ['2026-02-29', 'Please enter a valid date'],
    ['2028-02-29', null],
  ])('%j', (typed, text) => {
    expect(message(date(), typed)).toBe(text);
  });
  it.each([
    ['2026-06-14', 'Date should be in the future'],
    ['2026-06-15', 'Date should be in the future'],
    ['2026-06-16', null],
  ])('future: %s', (typed, text) => {
    expect(message(date({ inputRestriction: 'FUTURE_DATE' }), typed)).toBe(text);
  });
  it.each([
    ['2026-06-14', null],
    ['2026-06-15', 'Date should be in the past'],
    ['2026-06-16', 'Date should be in the past'],
  ])('past: %s', (typed, text) => {
    expect(message(date({ inputRestriction: 'PAST_DATE' }), typed)).toBe(text);
  });
  it.each([
    ['the day before the 18th birthday', '2008-06-16', 'You must be at least 18 years old'],
    ['on the 18th birthday', '2008-06-15', null],
    ['the day after', '2008-06-14', null],
  ])('birth-date question: %s', (_name, typed, text) => {
    expect(message(date({ title: 'Date of birth', inputRestriction: 'PAST_DATE' }), typed)).toBe(text);
  });
  it('refuses a profile birthdate more than 90 years ago', () => {
    const birthdate = date({ title: 'Date of birth', inputRestriction: 'PAST_DATE', profileField: 'birthdate' });
    expect(message(birthdate, '1936-06-14')).toBe('Date cannot be more than 90 years ago.');
    expect(message(birthdate, '1936-06-15')).toBeNull();
  });
});

describe('wedding date in California (D18)', () => {
  const wedding = aQuestion('wedding', { inputType: 'DATE', inputRestriction: 'FUTURE_DATE' });
  const california = { ...facts, stateId: CALIFORNIA_STATE_ID };
  const refusal = 'In CA you must review the document for 7 days before notarizing';
  it.each([
    ['6 days ahead', '2026-06-21', refusal],
    ['7 days ahead', '2026-06-22', refusal],
    ['8 days ahead', '2026-06-23', null],
    ['today', '2026-06-15', 'Date should be in the future'],
  ])('%s', (_name, typed, text) => {
    expect(message(wedding, typed, california)).toBe(text);
  });
  it('holds for no other state and no other question', () => {
    expect(message(wedding, '2026-06-16')).toBeNull();
    expect(message({ ...wedding, id: 'other' }, '2026-06-16', california)).toBeNull();
    expect(isTooSoonInCalifornia('2026-06-16', 'wedding', california)).toBe(true);
  });
});

describe('phone (customer spec §5)', () => {
  const phone = aQuestion('q', { inputType: 'PHONE' });
  it.each([
    ['', 'Phone number is required'],
    ['555-0123', 'Invalid phone number'],
    ['+12125550123', null],
  ])('%j', (typed, text) => {
    expect(message(phone, typed)).toBe(text);
  });
});

describe('choices', () => {
  const radio = aChoice('q', ['x', 'y']);
  const error = (
    question: QuestionContent,
    ids: string[],
    typed: string | null = null,
    isOffered?: (id: string) => boolean,
  ) =>
    answerError(
      question,
      { valueTyped: typed, questionOptionIds: ids },
      { ...facts, ...(isOffered ? { isOffered } : {}) },
    );
  it('asks for one of the question’s own options', () => {
    expect(error(radio, [])).toBe('validation.required');
    expect(error(radio, ['other.x'])).toBe('question.option.unknown');
    expect(error(radio, ['q.x', 'q.y'])).toBe('question.option.one');
    expect(error({ ...radio, questionType: 'CHECKBOX' }, ['q.x', 'q.y'])).toBeNull();
    expect(error(radio, ['q.x'])).toBeNull();
    expect(error(radio, ['q.x'], null, () => false)).toBe('question.option.notOffered');
  });
  it('takes words only where other or a custom clause is allowed', () => {
    expect(error(radio, [], 'mine')).toBe('question.option.unknown');
    expect(error({ ...radio, allowsOtherOption: true }, [], 'mine')).toBeNull();
    expect(error({ ...radio, allowsCustomClause: true }, ['q.x'], 'mine')).toBeNull();
  });
  it('has no options for a typed question', () => {
    expect(error(aQuestion('q'), ['q.x'], 'text')).toBe('question.option.unknown');
  });
});

describe('the form in which a value is stored', () => {
  it.each([
    ['CURRENCY', '$2,500', '2500.00'],
    ['CURRENCY', 'x', null],
    ['NUMBER', ' 040 ', '40'],
    ['NUMBER', 'x', null],
    ['DATE', '2026-06-15', '2026-06-15'],
    ['DATE', '2026-06-31', null],
    ['PHONE', ' +12125550123 ', '+12125550123'],
    ['TEXT', ' as typed ', ' as typed '],
    ['TEXT', '  ', null],
  ] as const)('%s %j', (inputType, typed, stored) => {
    expect(canonicalValue({ inputType }, typed)).toBe(stored);
  });
});
