import fc from 'fast-check';
import type { Gender, Side } from '../people/enumerations';
import type { Id } from '../records/fields';
import { ATTORNEY_RULE_TYPES } from './enumerations';
import type { AnswerFacts, ProfileFacts, SideFacts } from './evaluation';
import { anOption, aQuestion, aSection, shownWhen } from './questionnaire-builder';
import type { QuestionContent, QuestionnaireSectionContent } from './schemas';

/** Random questionnaires with everything that the rules know, and random answers to them. For property tests. */

/** A state that no row of the content names is among them. */
export const RANDOM_STATES: readonly (Id | null)[] = [null, 'CA', 'NY', 'TX'];
const NAMED_STATES = ['CA', 'NY'];
const SECTION_KEYS = ['background_information', 'second', 'third'];

const inStates = fc.subarray(NAMED_STATES).map((states) => states.map((stateId) => ({ stateId })));
/** Mostly few options; sometimes more than the engine keeps in one word, and in two. */
const optionCount = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 0, max: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(33, 66) },
);

const draft = fc.record({
  optionCount,
  rows: fc.array(fc.record({ parent: fc.nat(), option: fc.nat(), isEither: fc.boolean() }), { maxLength: 3 }),
  liesUnder: fc.option(fc.nat()),
  hiddenIn: inStates,
  restrictedIn: inStates,
  restrictedOption: fc.nat(),
  rulings: fc.array(fc.record({ from: fc.nat(), question: fc.nat(), option: fc.nat() }), { maxLength: 2 }),
  attorneyRule: fc.option(
    fc.record({
      option: fc.nat(),
      stateId: fc.constantFrom(...NAMED_STATES),
      type: fc.constantFrom(...ATTORNEY_RULE_TYPES),
    }),
  ),
  isRequired: fc.boolean(),
  allowsOtherOption: fc.boolean(),
  generatesDispute: fc.boolean(),
  profileField: fc.option(fc.constantFrom('gender' as const, 'birthdate' as const), { freq: 6 }),
  section: fc.nat({ max: SECTION_KEYS.length - 1 }),
});
type Draft = typeof draft extends fc.Arbitrary<infer D> ? D : never;

/** Conditions point to earlier drafts only, so that no question depends on itself; rulings point anywhere. */
function questionOf(own: Draft, at: number, drafts: readonly Draft[]): QuestionContent {
  const id = `q${at}`;
  const conditions = own.rows.flatMap(({ parent, option, isEither }) => {
    const parentAt = at === 0 ? -1 : parent % at;
    const count = drafts[parentAt]?.optionCount ?? 0;
    return count === 0 ? [] : [shownWhen(id, `q${parentAt}.${option % count}`, isEither ? 'EITHER' : 'OWN')];
  });
  const rulings = own.rulings.flatMap(({ from, question, option }) => {
    const target = question % drafts.length;
    const count = drafts[target]?.optionCount ?? 0;
    return count === 0 ? [] : [{ from: from % Math.max(1, own.optionCount), to: `q${target}.${option % count}` }];
  });
  const options = Array.from({ length: own.optionCount }, (_, option) =>
    anOption(`${id}.${option}`, {
      order: option,
      optionStateRestrictions: option === own.restrictedOption % own.optionCount ? own.restrictedIn : [],
      restrictedQuestionOptions: rulings
        .filter(({ from }) => from === option)
        .map(({ to }) => ({ restrictedQuestionOptionId: to })),
      attorneyRulesByQuestionOptionState:
        own.attorneyRule !== null && own.attorneyRule.option % own.optionCount === option
          ? [{ stateId: own.attorneyRule.stateId, type: own.attorneyRule.type }]
          : [],
    }),
  );
  return aQuestion(id, {
    questionType: options.length === 0 ? 'TEXT_BOX' : 'CHECKBOX',
    inputType: options.length === 0 ? 'TEXT' : null,
    questionOptions: options,
    parentConditionalVisibilities: conditions,
    parentQuestionId: own.liesUnder !== null && at > 0 ? `q${own.liesUnder % at}` : null,
    questionStateRestrictions: own.hiddenIn,
    isRequired: own.isRequired,
    allowsOtherOption: own.allowsOtherOption,
    generatesDispute: own.generatesDispute,
    profileField: own.profileField,
  });
}

/** Questions are shown in another order than that of dependence, and conditions reach across sections. */
const randomQuestionnaire: fc.Arbitrary<readonly QuestionnaireSectionContent[]> = fc
  .array(draft, { minLength: 1, maxLength: 12 })
  .chain((drafts) => {
    const questions = drafts.map((own, at) => ({ section: own.section, question: questionOf(own, at, drafts) }));
    return fc.shuffledSubarray(questions, { minLength: questions.length });
  })
  .map((placed) =>
    SECTION_KEYS.map((key, at) =>
      aSection(
        key,
        at,
        placed.filter(({ section }) => section === at).map(({ question }) => question),
      ),
    ),
  );

export const questionsOf = (content: readonly QuestionnaireSectionContent[]): QuestionContent[] =>
  content.flatMap(({ groups }) => groups.flatMap((group) => group.questions));

const words = fc.constantFrom(null, '', ' ', 'text');

/** An answer to a question: options of its own and unknown ones, words, sometimes deleted. */
const randomAnswer = (question: QuestionContent): fc.Arbitrary<AnswerFacts> =>
  fc.record({
    questionId: fc.constant(question.id),
    valueTyped: words,
    answerQuestionOptions: fc
      .subarray([...question.questionOptions.map(({ id }) => id), 'unknown'])
      .map((ids) => ids.map((questionOptionId) => ({ questionOptionId }))),
    deletedAt: fc.constantFrom(null, null, null, '2026-01-01T00:00:00.000Z'),
  });

const randomProfile: fc.Arbitrary<ProfileFacts | null> = fc.option(
  fc.record({
    firstName: words,
    middleName: fc.constant(null),
    lastName: words,
    suffix: fc.constant(null),
    gender: fc.constantFrom<Gender | null>(null, 'FEMALE'),
    birthdate: fc.constantFrom(null, '1990-01-01'),
    phoneNumber: fc.constant(null),
  }),
);

export const randomSide = (content: readonly QuestionnaireSectionContent[]): fc.Arbitrary<SideFacts> => {
  const questions = questionsOf(content);
  const optionIds = questions.flatMap(({ questionOptions }) => questionOptions.map(({ id }) => id));
  const sectionKeys = content.map(({ sectionKey }) => sectionKey);
  return fc.record({
    // Twice over: a later answer to the same question replaces an earlier one.
    answers: fc
      .tuple(...[...questions, ...questions].map((question) => fc.option(randomAnswer(question))))
      .map((given) => given.filter((answer) => answer !== null)),
    profile: randomProfile,
    knownOptionIds: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.subarray(optionIds, { maxLength: Math.min(3, optionIds.length) }) },
    ),
    continuedSectionKeys: fc.subarray(sectionKeys),
  });
};

export interface RandomCouple {
  readonly content: readonly QuestionnaireSectionContent[];
  readonly sides: Readonly<Record<Side, SideFacts>>;
  readonly stateId: Id | null;
}

export const randomCouple: fc.Arbitrary<RandomCouple> = randomQuestionnaire.chain((content) =>
  fc.record({
    content: fc.constant(content),
    sides: fc.record({ A: randomSide(content), B: randomSide(content) }),
    stateId: fc.constantFrom(...RANDOM_STATES),
  }),
);
