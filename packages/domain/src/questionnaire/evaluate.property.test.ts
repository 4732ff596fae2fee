import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIDES, type Side } from '../people/enumerations';
import { evaluate } from './evaluate';
import type { Evaluation, SideEvaluation, SideFacts } from './evaluation';
import { indexQuestionnaire } from './index-questionnaire';
import { type NaiveResult, naiveEvaluation } from './naive-reference';
import { questionsOf, randomCouple, type RandomCouple } from './random-questionnaire';
import type { QuestionnaireSectionContent } from './schemas';

/** Hundreds of random questionnaires take seconds on a busy machine. */
const PROPERTY_TIMEOUT_MS = 60_000;

/** What the engine says, in the values of the naive reading. */
function inPlainValues(content: readonly QuestionnaireSectionContent[], own: SideEvaluation): NaiveResult {
  const optionIds = questionsOf(content).flatMap((question) => question.questionOptions.map(({ id }) => id));
  return {
    questions: Object.fromEntries(
      own.states.map(({ node, isVisible, chosenOptionIds, typed, completeness, needsNewAnswer }) => [
        node.question.id,
        { isVisible, chosenOptionIds, typed, completeness, needsNewAnswer },
      ]),
    ),
    offeredOptionIds: optionIds.filter((id) => own.isOffered(id)),
    ruledOutOptionIds: optionIds.filter((id) => own.ruledOutOptionIds.has(id)),
    attorneyRules: [...own.attorneyRules].sort(),
    sections: own.sections.map(({ node, status, incompleteQuestionIds, missingBackground }) => ({
      id: node.section.id,
      status,
      incompleteQuestionIds,
      missingBackground,
    })),
    isComplete: own.isComplete,
  };
}

const bothInPlainValues = (content: readonly QuestionnaireSectionContent[], { A, B }: Evaluation) => ({
  A: inPlainValues(content, A),
  B: inPlainValues(content, B),
});

const evaluated = ({ content, sides, stateId }: RandomCouple) =>
  bothInPlainValues(content, evaluate(indexQuestionnaire(content), sides, { stateId }));

describe('the evaluation', () => {
  it(
    'says exactly what a naive reading of the rules says',
    () => {
      fc.assert(
        fc.property(randomCouple, (couple) => {
          expect(evaluated(couple)).toEqual(naiveEvaluation(couple.content, couple.sides, couple.stateId));
        }),
        { numRuns: 500 },
      );
    },
    PROPERTY_TIMEOUT_MS,
  );

  it('does not depend on the order in which sections, questions or answers to different questions arrive', () => {
    const turned = (facts: SideFacts): SideFacts => {
      const lastOf = new Map(
        facts.answers.filter(({ deletedAt }) => deletedAt === null).map((answer) => [answer.questionId, answer]),
      );
      return { ...facts, answers: [...lastOf.values()].reverse() };
    };
    fc.assert(
      fc.property(randomCouple, (couple) => {
        const sides = { A: turned(couple.sides.A), B: turned(couple.sides.B) };
        const content = couple.content.toReversed();
        expect(
          bothInPlainValues(couple.content, evaluate(indexQuestionnaire(content), sides, { stateId: couple.stateId })),
        ).toEqual(evaluated(couple));
      }),
    );
  });

  it('counts hidden answers for nothing, and takes them up again when they are shown', () => {
    fc.assert(
      fc.property(randomCouple, (couple) => {
        const index = indexQuestionnaire(couple.content);
        const before = evaluate(index, couple.sides, { stateId: couple.stateId });
        // Without the hidden answers, nothing is otherwise than it was.
        const withoutHidden = (side: Side): SideFacts => ({
          ...couple.sides[side],
          answers: couple.sides[side].answers.filter(
            ({ questionId }) => before[side].stateOf(questionId)?.isVisible === true,
          ),
        });
        const bare = { A: withoutHidden('A'), B: withoutHidden('B') };
        expect(evaluated({ ...couple, sides: bare })).toEqual(evaluated(couple));
        // They are there still, and the state alone decides whether they come back.
        for (const side of SIDES) {
          for (const { node, answer } of before[side].states) {
            const kept = couple.sides[side].answers.findLast(
              ({ questionId, deletedAt }) => questionId === node.question.id && deletedAt === null,
            );
            expect(answer).toBe(kept ?? null);
          }
        }
      }),
    );
  });
});
