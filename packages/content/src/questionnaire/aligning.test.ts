import { compareAnswers } from '@troth/domain/alignment';
import { type AnswerFacts, evaluate, indexQuestionnaire } from '@troth/domain/questionnaire';
import { describe, expect, it } from 'vitest';
import { jurisdictionOfState } from '../jurisdictions';
import { allQuestions, questionById, questionnaireSections } from './questionnaire';
import type { QuestionContent } from './content-model';

const index = indexQuestionnaire(questionnaireSections);
const { state } = jurisdictionOfState('TX');
const TYPED: Readonly<Record<string, readonly [string, string]>> = {
  NUMBER: ['5', '6'],
  CURRENCY: ['2500.00', '2500.01'],
  DATE: ['2031-05-03', '2031-05-04'],
  TEXT: ['These words.', 'Other words.'],
};

const chosen = (questionId: string, optionId: string): AnswerFacts => ({
  questionId,
  valueTyped: null,
  answerQuestionOptions: [{ questionOptionId: optionId }],
});
const typedIn = (questionId: string, valueTyped: string): AnswerFacts => ({
  questionId,
  valueTyped,
  answerQuestionOptions: [],
});

/** What both have to answer alike for a question to be asked. */
function opening({ parentConditionalVisibilities: [row] }: QuestionContent): AnswerFacts[] {
  if (row === undefined) return [];
  const parent = questionById(row.parentQuestionId);
  return [...(parent === null ? [] : opening(parent)), chosen(row.parentQuestionId, row.questionOptionId)];
}

/** Every way to answer it in this state, one option or value each. */
function waysToAnswer({ id, inputType, questionOptions }: QuestionContent): AnswerFacts[] {
  if (questionOptions.length === 0) return (TYPED[inputType ?? ''] ?? []).map((value) => typedIn(id, value));
  return questionOptions
    .filter(({ optionStateRestrictions }) => !optionStateRestrictions.some(({ stateId }) => stateId === state.id))
    .map((option) => chosen(id, option.id));
}

const compared = allQuestions.filter(({ generatesDispute }) => generatesDispute);

describe('each question that is compared', () => {
  it.each(compared.map((question) => [question.key, question] as const))('%s', (_key, question) => {
    const before = opening(question);
    const [first, ...others] = waysToAnswer(question);
    expect(others.length).toBeGreaterThan(0);
    const result = (own: AnswerFacts | undefined, theirs: AnswerFacts | undefined) => {
      const side = (answer: AnswerFacts | undefined) => ({
        answers: [...before, ...(answer === undefined ? [] : [answer])],
        profile: null,
      });
      return compareAnswers(index, evaluate(index, { A: side(own), B: side(theirs) }, { stateId: state.id }));
    };
    expect(result(first, first).agreedQuestionIds).toContain(question.id);
    expect(result(first, undefined).differing).toEqual([]);
    for (const other of others)
      expect(result(first, other).differing.map(({ questionId }) => questionId)).toEqual([question.id]);
  });
});
