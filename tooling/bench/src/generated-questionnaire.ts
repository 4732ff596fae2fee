import type { AnswerFacts, QuestionContent, QuestionnaireSectionContent } from '@troth/domain/questionnaire';

/** Sizes and shapes of the questionnaires that engines are compared on. */
const SECTION_SIZE = 50;
const DEEPEST_LEVEL = 4;
const STATES = Array.from({ length: 51 }, (_, at) => `S${at}`);
/** The state in which the comparison runs. */
export const BENCH_STATE = 'S7';

/** Numbers that look random and are the same in every run. */
export function sequence(seed: number) {
  let state = seed >>> 0;
  return {
    /** A whole number from 0 up to `below`, which is left out. */
    below: (below: number): number => {
      // Constants of a common linear congruential generator; its high bits are good enough to shape test data.
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    },
  };
}
type Sequence = ReturnType<typeof sequence>;

const someStates = (random: Sequence, oneIn: number) =>
  random.below(oneIn) === 0 ? STATES.filter(() => random.below(5) === 0).map((stateId) => ({ stateId })) : [];

interface Draft {
  readonly question: QuestionContent;
  readonly level: number;
}

/**
 * A question of a form like the product's: four in ten are always shown; the others are follow-ups, up to four levels
 * deep, shown by options of one to two earlier choices, one in five of them anywhere in the questionnaire and so mostly
 * in another section. One question in ten is hidden in some states, one option in ten is not offered in some.
 */
function draftQuestion(at: number, drafts: readonly Draft[], random: Sequence, readsPartner: boolean): Draft {
  const id = `q${at}`;
  const parentOf = (): Draft | null => {
    const isFar = random.below(5) === 0;
    const back = isFar ? random.below(at) : random.below(Math.min(at, 8));
    const candidate = drafts[at - 1 - back];
    const canLead = candidate !== undefined && candidate.question.questionOptions.length > 0;
    return canLead && candidate.level < DEEPEST_LEVEL ? candidate : null;
  };
  const parents = at === 0 || random.below(10) < 4 ? [] : [parentOf(), random.below(4) === 0 ? parentOf() : null];
  const rows = parents.flatMap((parent) => {
    if (parent === null) return [];
    const options = parent.question.questionOptions;
    return options
      .filter((_, option) => option === 0 || random.below(3) === 0)
      .map((option) => ({
        parentQuestionId: parent.question.id,
        questionOptionId: option.id,
        childQuestionId: id,
        ...(readsPartner && random.below(10) === 0 ? { respondent: 'EITHER' as const } : {}),
      }));
  });
  const isTyped = random.below(10) < 3;
  const isCheckbox = random.below(4) === 0;
  const optionCount = isTyped ? 0 : 2 + random.below(4);
  return {
    level: 1 + Math.max(-1, ...parents.map((parent) => parent?.level ?? -1)),
    question: {
      id,
      key: id,
      title: id,
      description: null,
      exampleScenario: null,
      proTip: null,
      isRequired: random.below(10) < 9,
      questionType: isTyped ? 'TEXT_BOX' : isCheckbox ? 'CHECKBOX' : 'RADIO',
      inputType: isTyped ? 'TEXT' : null,
      inputRestriction: null,
      maximumValue: null,
      byYears: null,
      allowsOtherOption: false,
      allowsCustomClause: false,
      generatesDispute: true,
      isSensitive: false,
      profileField: null,
      order: at,
      parentQuestionId: rows[0]?.parentQuestionId ?? null,
      parentQuestionGroupId: 'group',
      parentQuestionnaireSectionId: 'section',
      parentConditionalVisibilities: rows,
      questionStateRestrictions: someStates(random, 10),
      videos: [],
      questionOptions: Array.from({ length: optionCount }, (_, option) => ({
        id: `${id}o${option}`,
        key: `${id}o${option}`,
        value: `${id}o${option}`,
        order: option,
        isDefault: false,
        proTip: null,
        restrictedQuestionOptions: [],
        attorneyRulesByQuestionOptionState: [],
        optionStateRestrictions: someStates(random, 10),
      })),
    },
  };
}

/**
 * A questionnaire of so many questions, the same in every run.
 * @param readsPartner Whether one row in ten is met by either partner's answer.
 */
export function generateQuestionnaire(
  count: number,
  { readsPartner }: { readonly readsPartner: boolean },
): QuestionnaireSectionContent[] {
  const random = sequence(count);
  const drafts: Draft[] = [];
  for (let at = 0; at < count; at += 1) drafts.push(draftQuestion(at, drafts, random, readsPartner));
  const sections: QuestionnaireSectionContent[] = [];
  for (let start = 0; start < count; start += SECTION_SIZE) {
    const key = `section${sections.length}`;
    sections.push({
      id: key,
      label: key,
      name: key,
      sectionKey: key,
      order: sections.length,
      description: '',
      path: `/questionnaire/${key}`,
      groups: [
        {
          id: `${key}.group`,
          title: '',
          description: null,
          groupKey: 'group',
          groupIcon: null,
          order: 0,
          videos: [],
          questions: drafts.slice(start, start + SECTION_SIZE).map(({ question }) => question),
        },
      ],
    });
  }
  return sections;
}

/** An answer to a question: one option, for a checkbox some, or words. */
export function generateAnswer({ id, questionType, questionOptions }: QuestionContent, random: Sequence): AnswerFacts {
  const first = random.below(Math.max(1, questionOptions.length));
  const chosen = questionOptions.filter(
    (_, at) => at === first || (questionType === 'CHECKBOX' && random.below(3) === 0),
  );
  return {
    questionId: id,
    valueTyped: questionOptions.length === 0 ? 'words' : null,
    answerQuestionOptions: chosen.map((option) => ({ questionOptionId: option.id })),
  };
}

export const questionsOf = (content: readonly QuestionnaireSectionContent[]): QuestionContent[] =>
  content.flatMap(({ groups }) => groups.flatMap(({ questions }) => questions));

/** Nine answers to ten questions; hidden ones are answered too, as they are after a change of mind. */
export function generateAnswers(content: readonly QuestionnaireSectionContent[]): AnswerFacts[] {
  const random = sequence(content.length + 1);
  return questionsOf(content).flatMap((question) => (random.below(10) === 0 ? [] : [generateAnswer(question, random)]));
}
