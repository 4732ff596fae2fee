import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIDES, type Side } from '../people/enumerations';
import { changesWordsAlone, evaluate } from '../questionnaire/evaluate';
import { indexQuestionnaire } from '../questionnaire/index-questionnaire';
import { naiveEvaluation } from '../questionnaire/naive-reference';
import { questionsOf, randomCouple, type RandomCouple } from '../questionnaire/random-questionnaire';
import type { QuestionContent } from '../questionnaire/schemas';
import type { Id } from '../records/fields';
import { agreedAttorneyRules, willHireFlags } from './attorney-rules';
import { answersToCopy, differingAnswers, isAgreed, oneSidedQuestions, openDisputes } from './compare';

/** Hundreds of random couples take seconds on a busy machine. */
const PROPERTY_TIMEOUT_MS = 60_000;

const parentsOf = ({ parentConditionalVisibilities: rows, parentQuestionId }: QuestionContent): Id[] => {
  if (rows.length > 0) return rows.map((row) => row.parentQuestionId);
  return parentQuestionId === null ? [] : [parentQuestionId];
};

/** The rules of disputes, sentence by sentence, on top of the naive reading of the questionnaire. */
function naiveAlignment({ content, sides, stateId }: RandomCouple) {
  const results = naiveEvaluation(content, sides, stateId);
  const questions = questionsOf(content);
  const isAnswered = (side: Side, id: Id) => results[side].questions[id]?.completeness === 'COMPLETE';
  const said = (side: Side, id: Id) => {
    const state = results[side].questions[id];
    return JSON.stringify([state?.chosenOptionIds.toSorted(), state?.typed?.toLowerCase() ?? null]);
  };
  const isSame = (id: Id) => said('A', id) === said('B', id);
  const areBothAnswered = (id: Id) => isAnswered('A', id) && isAnswered('B', id);
  const isUnderDispute = (question: QuestionContent): boolean =>
    parentsOf(question).some((id) => {
      const parent = questions.find((one) => one.id === id);
      return parent !== undefined && (isDisputed(parent) || isUnderDispute(parent));
    });
  const isDisputed = (question: QuestionContent): boolean =>
    question.generatesDispute && areBothAnswered(question.id) && !isSame(question.id) && !isUnderDispute(question);
  const agreed = questions.filter(({ id }) => areBothAnswered(id) && isSame(id));
  const areBothComplete = results.A.isComplete && results.B.isComplete;
  const requireBoth = (areBothComplete ? agreed : [])
    .flatMap((question) =>
      question.questionOptions.filter(({ id }) => results.A.questions[question.id]?.chosenOptionIds.includes(id)),
    )
    .flatMap((option) => option.attorneyRulesByQuestionOptionState)
    .filter((rule) => rule.stateId === stateId && rule.type !== 'HIRES_ATTORNEY')
    .map(({ type }) => type);
  const flag = (side: Side) => requireBoth.length > 0 || results[side].attorneyRules.includes('HIRES_ATTORNEY');
  return {
    results,
    disputed: questions.filter(isDisputed).map(({ id }) => id),
    oneSided: questions
      .filter(({ generatesDispute, id }) => generatesDispute && isAnswered('A', id) !== isAnswered('B', id))
      .map(({ id }) => id),
    agreedRules: [...new Set(requireBoth)].sort(),
    flags: { A: flag('A'), B: flag('B') },
  };
}

describe('alignment', () => {
  it(
    'finds exactly what a naive reading of the rules finds (decisions, rows 8 and 14)',
    () => {
      fc.assert(
        fc.property(randomCouple, (couple) => {
          const index = indexQuestionnaire(couple.content);
          const evaluation = evaluate(index, couple.sides, { stateId: couple.stateId });
          const expected = naiveAlignment(couple);
          expect(differingAnswers(index, evaluation).map(({ questionId }) => questionId)).toEqual(expected.disputed);
          expect(oneSidedQuestions(index, evaluation)).toEqual(expected.oneSided);
          expect([...agreedAttorneyRules(index, evaluation)].sort()).toEqual(expected.agreedRules);
          expect(willHireFlags(index, evaluation)).toEqual(expected.flags);
          const isOpen = expected.results.A.isComplete && expected.results.B.isComplete;
          expect(openDisputes(index, evaluation, { hasPartner: true, isImported: false })).toHaveLength(
            isOpen ? expected.disputed.length : 0,
          );
        }),
        { numRuns: 300 },
      );
    },
    PROPERTY_TIMEOUT_MS,
  );

  it(
    'has the same flags, sections and other questions while words take the place of words',
    () => {
      let reworded = 0;
      fc.assert(
        fc.property(randomCouple, fc.constantFrom(...SIDES), ({ content, sides, stateId }, side) => {
          const index = indexQuestionnaire(content);
          const before = evaluate(index, sides, { stateId });
          for (const answer of sides[side].answers) {
            const node = index.byId.get(answer.questionId);
            const valueTyped = `${answer.valueTyped ?? ''} and more`;
            if (node === undefined || !changesWordsAlone(node, answer.valueTyped, valueTyped)) continue;
            reworded += 1;
            const answers = sides[side].answers.map((one) => (one === answer ? { ...answer, valueTyped } : one));
            const after = evaluate(index, { ...sides, [side]: { ...sides[side], answers } }, { stateId });
            expect(willHireFlags(index, after)).toEqual(willHireFlags(index, before));
            for (const each of SIDES) {
              expect(after[each].sections).toEqual(before[each].sections);
              const others = ({ states }: typeof after.A) => states.filter((state) => state.node !== node);
              expect(others(after[each])).toEqual(others(before[each]));
            }
          }
        }),
        { numRuns: 300 },
      );
      expect(reworded).toBeGreaterThan(0);
    },
    PROPERTY_TIMEOUT_MS,
  );

  it(
    'is at one on a question once a partner has agreed, unless that partner’s own answers rule the choice out',
    () => {
      fc.assert(
        fc.property(randomCouple, fc.constantFrom(...SIDES), ({ content, sides, stateId }, side) => {
          const index = indexQuestionnaire(content);
          const before = evaluate(index, sides, { stateId });
          for (const { questionId } of differingAnswers(index, before)) {
            const copied = answersToCopy(index, before, side, questionId);
            const own = copied.find((one) => one.questionId === questionId);
            expect(own).toBeDefined();
            const answers = [
              ...sides[side].answers,
              ...copied.map(({ questionOptionIds, ...rest }) => ({
                ...rest,
                answerQuestionOptions: questionOptionIds.map((questionOptionId) => ({ questionOptionId })),
              })),
            ];
            const after = evaluate(index, { ...sides, [side]: { ...sides[side], answers } }, { stateId });
            const ruledOut = own?.questionOptionIds.some((id) => !after[side].isOffered(id)) === true;
            const isBound = index.byId.get(questionId)?.question.profileField !== null;
            const isStillVisible = after.A.stateOf(questionId)?.isVisible && after.B.stateOf(questionId)?.isVisible;
            if (!ruledOut && !isBound && isStillVisible === true) expect(isAgreed(after, questionId)).toBe(true);
          }
        }),
        { numRuns: 300 },
      );
    },
    PROPERTY_TIMEOUT_MS,
  );
});
