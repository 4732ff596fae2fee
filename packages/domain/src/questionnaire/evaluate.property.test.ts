import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIDES, type Side } from '../people/enumerations';
import type { Id } from '../records/fields';
import { evaluate, type Evaluation, type SideEvaluation, type SideFacts } from './evaluate';
import { indexQuestionnaire } from './index-questionnaire';
import { type NaiveResult, naiveEvaluation } from './naive-reference';
import {
  questionsOf,
  randomAnswer,
  randomCouple,
  type RandomCouple,
  randomProfile,
  randomQuestionnaire,
} from './random-questionnaire';
import { RunningEvaluation } from './running-evaluation';
import type { QuestionnaireSectionContent } from './schemas';

/** Hundreds of random questionnaires take seconds on a busy machine. */
const PROPERTY_TIMEOUT_MS = 60_000;

/** What the engine says, in the values of the naive reading. */
function inPlainValues(content: readonly QuestionnaireSectionContent[], own: SideEvaluation): NaiveResult {
  const optionIds = questionsOf(content).flatMap((question) => question.questionOptions.map(({ id }) => id));
  return {
    questions: Object.fromEntries(
      [...own.states].map(([id, { isVisible, chosenOptionIds, typed, completeness, needsNewAnswer }]) => [
        id,
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
            ({ questionId }) => before[side].states.get(questionId)?.isVisible === true,
          ),
        });
        const bare = { A: withoutHidden('A'), B: withoutHidden('B') };
        expect(evaluated({ ...couple, sides: bare })).toEqual(evaluated(couple));
        // They are there still, and the state alone decides whether they come back.
        for (const side of SIDES) {
          for (const { node, answer } of before[side].states.values()) {
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

/** One change while the questionnaire is open, on either side. */
const randomChange = (content: readonly QuestionnaireSectionContent[]) => {
  const side = fc.constantFrom(...SIDES);
  const question = fc.constantFrom(...questionsOf(content));
  return fc.record({
    side,
    change: fc.oneof(
      { weight: 6, arbitrary: question.chain(randomAnswer).map((answer) => ({ kind: 'ANSWER' as const, answer })) },
      { weight: 1, arbitrary: question.map(({ id }) => ({ kind: 'REMOVAL' as const, questionId: id })) },
      { weight: 1, arbitrary: randomProfile.map((profile) => ({ kind: 'PROFILE' as const, profile })) },
    ),
    /** What is read after the change: passes are made when somebody looks. */
    reads: fc.subarray([...SIDES]),
  });
};

describe('an evaluation that is kept running', () => {
  it(
    'equals one from scratch after any changes, whatever was read in between',
    () => {
      const story = randomCouple.chain((couple) =>
        fc.record({
          couple: fc.constant(couple),
          changes: fc.array(randomChange(couple.content), { minLength: 1, maxLength: 12 }),
        }),
      );
      fc.assert(
        fc.property(story, ({ couple: { content, sides, stateId }, changes }) => {
          const index = indexQuestionnaire(content);
          const running = new RunningEvaluation(index, sides, { stateId });
          let facts = sides;
          for (const { side, change, reads } of changes) {
            const own = facts[side];
            const others = (questionId: Id) => own.answers.filter((answer) => answer.questionId !== questionId);
            switch (change.kind) {
              case 'ANSWER':
                running.setAnswer(side, change.answer);
                facts = { ...facts, [side]: { ...own, answers: [...others(change.answer.questionId), change.answer] } };
                break;
              case 'REMOVAL':
                running.removeAnswer(side, change.questionId);
                facts = { ...facts, [side]: { ...own, answers: others(change.questionId) } };
                break;
              case 'PROFILE':
                running.setProfile(side, change.profile);
                facts = { ...facts, [side]: { ...own, profile: change.profile } };
                break;
            }
            const fresh = evaluate(index, facts, { stateId });
            for (const read of reads) {
              expect(inPlainValues(content, running.read(read))).toEqual(inPlainValues(content, fresh[read]));
            }
          }
          expect(bothInPlainValues(content, running.readBoth())).toEqual(evaluated({ content, sides: facts, stateId }));
        }),
        { numRuns: 300 },
      );
    },
    PROPERTY_TIMEOUT_MS,
  );

  it('leaves what was read before as it was', () => {
    const story = randomQuestionnaire.chain((content) =>
      fc.record({ content: fc.constant(content), changes: fc.array(randomChange(content), { minLength: 2 }) }),
    );
    const nobody: SideFacts = { answers: [], profile: null };
    fc.assert(
      fc.property(story, ({ content, changes }) => {
        const running = new RunningEvaluation(indexQuestionnaire(content), { A: nobody, B: nobody }, { stateId: 'CA' });
        const earlier: { view: Evaluation; values: object }[] = [];
        for (const { side, change } of changes) {
          // One view is looked into at once, another only at the end.
          const [seen, unseen] = [running.readBoth(), running.readBoth()];
          earlier.push({ view: unseen, values: bothInPlainValues(content, seen) });
          if (change.kind === 'ANSWER') running.setAnswer(side, change.answer);
          if (change.kind === 'REMOVAL') running.removeAnswer(side, change.questionId);
          if (change.kind === 'PROFILE') running.setProfile(side, change.profile);
        }
        for (const { view, values } of earlier) expect(bothInPlainValues(content, view)).toEqual(values);
      }),
      { numRuns: 100 },
    );
  });
});
