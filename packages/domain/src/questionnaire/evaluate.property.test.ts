import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { otherSide, SIDES, type Side } from '../people/enumerations';
import { evaluate, type SideFacts } from './evaluate';
import { indexQuestionnaire } from './index-questionnaire';
import { aChoice, anOption, aQuestion, aSection, aSide, shownWhen } from './questionnaire-builder';
import type { QuestionContent } from './schemas';

/**
 * A slow reading of the rules, word by word: it asks the question's parents again each time, keeps nothing, and knows
 * no order.
 */
function naive(questions: readonly QuestionContent[], sides: Record<Side, SideFacts>, stateId: string | null) {
  const question = (id: string) => questions.find((one) => one.id === id);
  const selected = (side: Side, id: string) =>
    sides[side].answers
      .find((answer) => answer.questionId === id)
      ?.answerQuestionOptions.map((row) => row.questionOptionId) ?? [];
  const isChosen = (side: Side, parentId: string, optionId: string): boolean => {
    const option = question(parentId)?.questionOptions.find((one) => one.id === optionId);
    const isRestricted = option?.optionStateRestrictions.some((row) => row.stateId === stateId) ?? true;
    return isVisible(side, parentId) && !isRestricted && selected(side, parentId).includes(optionId);
  };
  const isVisible = (side: Side, id: string): boolean => {
    const one = question(id);
    if (one === undefined || one.questionStateRestrictions.some((row) => row.stateId === stateId)) return false;
    const rows = one.parentConditionalVisibilities;
    if (rows.length === 0) return one.parentQuestionId === null || isVisible(side, one.parentQuestionId);
    return rows.some(
      (row) =>
        isChosen(side, row.parentQuestionId, row.questionOptionId) ||
        (row.respondent === 'EITHER' && isChosen(otherSide(side), row.parentQuestionId, row.questionOptionId)),
    );
  };
  const isComplete = (side: Side, id: string): boolean => {
    const one = question(id);
    if (one === undefined) return false;
    if (one.questionOptions.length > 0) return one.questionOptions.some((option) => isChosen(side, id, option.id));
    return (sides[side].answers.find((answer) => answer.questionId === id)?.valueTyped ?? '').trim() !== '';
  };
  return { isVisible, isComplete };
}

const STATES = ['CA', 'NY'];

/** Questionnaires of up to 14 questions whose conditions point anywhere but in a circle. */
const questionnaire = fc
  .array(
    fc.record({
      optionCount: fc.integer({ min: 0, max: 3 }),
      parents: fc.array(fc.record({ at: fc.nat(), option: fc.nat(), isEither: fc.boolean() }), { maxLength: 3 }),
      lies: fc.boolean(),
      hiddenIn: fc.subarray(STATES),
      restrictedOption: fc.subarray(STATES),
    }),
    { minLength: 1, maxLength: 14 },
  )
  .chain((drafts) => {
    const questions = drafts.map((draft, i) => {
      const id = `q${i}`;
      const earlier = drafts.slice(0, i);
      const rows = draft.parents.flatMap(({ at, option, isEither }) => {
        const parentAt = earlier.length === 0 ? -1 : at % earlier.length;
        const count = earlier[parentAt]?.optionCount ?? 0;
        return count === 0 ? [] : [shownWhen(id, `q${parentAt}.${option % count}`, isEither ? 'EITHER' : 'OWN')];
      });
      const overrides = {
        parentConditionalVisibilities: rows,
        parentQuestionId: draft.lies && i > 0 ? `q${(draft.parents[0]?.at ?? 0) % i}` : null,
        questionStateRestrictions: draft.hiddenIn.map((stateId) => ({ stateId })),
      };
      const options = Array.from({ length: draft.optionCount }, (_, o) =>
        anOption(`${id}.${o}`, {
          optionStateRestrictions: o === 0 ? draft.restrictedOption.map((stateId) => ({ stateId })) : [],
        }),
      );
      return options.length === 0
        ? aQuestion(id, overrides)
        : aChoice(id, options, { ...overrides, questionType: 'CHECKBOX' });
    });
    // Shown in another order than that of dependence.
    return fc.shuffledSubarray(questions, { minLength: questions.length });
  });

const sideOf = (questions: readonly QuestionContent[]) =>
  fc
    .tuple(
      ...questions.map((question) =>
        question.questionOptions.length === 0
          ? fc.constantFrom('', ' ', 'text')
          : fc.subarray(question.questionOptions.map((option) => option.id)),
      ),
    )
    .map((values) => aSide(Object.fromEntries(questions.map((question, i) => [question.id, values[i] ?? '']))));

const couple = questionnaire.chain((questions) =>
  fc.record({
    questions: fc.constant(questions),
    A: sideOf(questions),
    B: sideOf(questions),
    stateId: fc.constantFrom(null, ...STATES),
  }),
);

describe('the one-pass evaluation', () => {
  it('sees and counts exactly what a naive reading of the rules does', () => {
    fc.assert(
      fc.property(couple, ({ questions, A, B, stateId }) => {
        const evaluation = evaluate(indexQuestionnaire([aSection('section', 1, questions)]), { A, B }, { stateId });
        const expected = naive(questions, { A, B }, stateId);
        for (const side of SIDES) {
          const required = questions.filter((question) => expected.isVisible(side, question.id));
          for (const { id } of questions) {
            const state = evaluation[side].states.get(id);
            expect(state?.isVisible).toBe(expected.isVisible(side, id));
            if (state?.isVisible) expect(state.completeness === 'COMPLETE').toBe(expected.isComplete(side, id));
          }
          const isComplete = required.every(({ id }) => expected.isComplete(side, id));
          expect(evaluation[side].isComplete).toBe(isComplete);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('does not depend on the order in which answers arrive', () => {
    fc.assert(
      fc.property(couple, ({ questions, A, B, stateId }) => {
        const index = indexQuestionnaire([aSection('section', 1, questions)]);
        const turned = { ...A, answers: [...A.answers].reverse() };
        const visible = (a: SideFacts) =>
          [...evaluate(index, { A: a, B }, { stateId }).A.states].map(([id, state]) => [
            id,
            state.isVisible,
            state.completeness,
          ]);
        expect(visible(turned)).toEqual(visible(A));
      }),
    );
  });
});
