import type { AnswerFacts, SideFacts } from './evaluation';
import type { QuestionContent, QuestionnaireSectionContent, QuestionOptionContent } from './schemas';

/** Builders for tests: they say only what matters. Ids are readable texts. */

export const anOption = (id: string, overrides: Partial<QuestionOptionContent> = {}): QuestionOptionContent => ({
  id,
  key: id,
  value: id,
  order: 0,
  isDefault: false,
  proTip: null,
  restrictedQuestionOptions: [],
  attorneyRulesByQuestionOptionState: [],
  optionStateRestrictions: [],
  ...overrides,
});

export const aQuestion = (id: string, overrides: Partial<QuestionContent> = {}): QuestionContent => ({
  id,
  key: id,
  title: id,
  description: null,
  exampleScenario: null,
  proTip: null,
  isRequired: true,
  questionType: 'TEXT_BOX',
  inputType: 'TEXT',
  inputRestriction: null,
  maximumValue: null,
  byYears: null,
  allowsOtherOption: false,
  allowsCustomClause: false,
  generatesDispute: true,
  isSensitive: false,
  profileField: null,
  order: 0,
  parentQuestionId: null,
  parentQuestionGroupId: 'group',
  parentQuestionnaireSectionId: 'section',
  parentConditionalVisibilities: [],
  questionStateRestrictions: [],
  videos: [],
  questionOptions: [],
  ...overrides,
});

/** A radio question with the options `{id}.{name}`. */
export const aChoice = (
  id: string,
  options: readonly (string | QuestionOptionContent)[],
  overrides: Partial<QuestionContent> = {},
): QuestionContent =>
  aQuestion(id, {
    questionType: 'RADIO',
    inputType: null,
    questionOptions: options.map((option, order) =>
      typeof option === 'string' ? anOption(`${id}.${option}`, { order }) : { ...option, order },
    ),
    ...overrides,
  });

/** The row that makes a child visible while an option `{parent}.{name}` is chosen. */
export const shownWhen = (child: string, option: string, respondent?: 'OWN' | 'EITHER') => ({
  parentQuestionId: option.slice(0, option.indexOf('.')),
  questionOptionId: option,
  childQuestionId: child,
  ...(respondent === undefined ? {} : { respondent }),
});

/** A section with one group. Questions take the order in which they are given. */
export const aSection = (
  sectionKey: string,
  order: number,
  questions: readonly QuestionContent[],
): QuestionnaireSectionContent => ({
  id: sectionKey,
  label: sectionKey.replaceAll('_', ' '),
  name: sectionKey,
  sectionKey,
  order,
  description: '',
  path: `/questionnaire/${sectionKey.replaceAll('_', '-')}`,
  groups: [
    {
      id: `${sectionKey}.group`,
      title: '',
      description: null,
      groupKey: 'group',
      groupIcon: null,
      order: 0,
      videos: [],
      questions: questions.map((question, place) => ({ ...question, order: place })),
    },
  ],
});

/** Answers: `{ question: 'typed' }`, or `{ question: ['question.option'] }`. */
export const answers = (given: Readonly<Record<string, string | readonly string[]>>): AnswerFacts[] =>
  Object.entries(given).map(([questionId, value]) => ({
    questionId,
    valueTyped: typeof value === 'string' ? value : null,
    answerQuestionOptions: typeof value === 'string' ? [] : value.map((questionOptionId) => ({ questionOptionId })),
  }));

export const aSide = (
  given: Readonly<Record<string, string | readonly string[]>> = {},
  profile: Partial<NonNullable<SideFacts['profile']>> | null = {},
): SideFacts => ({
  answers: answers(given),
  profile:
    profile === null
      ? null
      : {
          firstName: 'Alex',
          middleName: null,
          lastName: 'Kim',
          suffix: null,
          gender: null,
          birthdate: null,
          phoneNumber: null,
          ...profile,
        },
});
