import type { components } from '@troth/api-client';
import { CALIFORNIA_STATE_ID } from '@troth/domain/environment';
import { aUserRecord, stamps } from '@troth/portal/testing-records';

type Schemas = components['schemas'];

export const ids = {
  alex: '00000000-0000-4000-8000-00000000000a',
  document: '00000000-0000-4000-8000-0000000000d0',
  newYork: '00000000-0000-4000-8000-000000000036',
  california: CALIFORNIA_STATE_ID,
  section: '00000000-0000-4000-8000-000000000501',
  laterSection: '00000000-0000-4000-8000-000000000502',
} as const;

export const aPerson = (changes: Partial<Schemas['User']> = {}): Schemas['User'] =>
  aUserRecord({
    id: ids.alex,
    firstName: 'Alex',
    lastName: 'Arden',
    email: 'alex@demo.troth',
    externalId: 'alex',
    userType: 'CUSTOMER',
    ...changes,
  });

const section = (id: string, label: string, order: number, path: string) => ({
  id,
  sectionKey: label.toLowerCase().replace(/ /g, '_'),
  label,
  path,
  order,
});
const sections = [
  section(ids.section, 'Homes', 1, '/questionnaire/homes'),
  section(ids.laterSection, 'Debts', 2, '/questionnaire/debts'),
];

const item = (key: Schemas['MenuEntry']['key'], path: string, reason: Schemas['MenuEntry']['reason'] = null) => ({
  key,
  path,
  isEnabled: reason === null,
  reason,
});

export const aJourney = (changes: Partial<Schemas['Journey']> = {}): Schemas['Journey'] => ({
  userId: ids.alex,
  side: 'A',
  documentId: ids.document,
  stateId: ids.newYork,
  weddingDate: null,
  daysUntilWedding: null,
  state: { name: 'New York', abbreviation: 'NY', attorneySupport: 'PARTNER' },
  conversations: [],
  isPaid: true,
  isNotarizationPaid: false,
  progress: { step: 1, percentage: 20, label: '20%', shortLabel: '20%' },
  sections: sections.map((each) => ({ ...each, status: 'NOT_STARTED', lock: null })),
  firstIncompletePath: '/questionnaire/homes',
  hasBegun: false,
  minutesLeft: 40,
  isQuestionnaireComplete: false,
  questionnaireBlock: null,
  menu: {
    items: [
      item('DASHBOARD', '/'),
      item('QUESTIONNAIRE', '/questionnaire'),
      item('FINANCIAL_DISCLOSURE', '/financial-disclosure'),
      item('ALIGNMENT', '/alignment', 'NO_PARTNER'),
      item('DOCUMENTS', '/documents', 'ALIGNMENT_INCOMPLETE'),
      item('NOTARIZATION', '/documents/review', 'QUESTIONNAIRE_INCOMPLETE'),
    ],
    secondary: [item('PAYMENT', '/payment'), item('HELP', '/help'), item('ACCOUNT', '/profile')],
  },
  nextStep: { key: 'ANSWER_QUESTIONNAIRE', path: '/questionnaire' },
  deadlines: [],
  deadlineOutlook: null,
  earliestFinish: null,
  waitingRules: [],
  partner: null,
  disclosure: { isDone: false, missingIncomeYears: [2026], pendingDisputes: 0 },
  alignment: { access: 'NO_PARTNER', openDisputes: 0, agreedAnswers: 0, isComplete: false },
  document: null,
  notarizationBlocker: null,
  notarization: null,
  counsel: { attorneys: [], nextCall: null, representation: null },
  attorneyServicesButton: null,
  termsToAgree: null,
  ...changes,
});

export const theSections = (): Schemas['QuestionnaireSection'][] =>
  sections.map((each) => ({
    ...each,
    name: each.label,
    description: `About ${each.label.toLowerCase()}.`,
    status: 'NOT_STARTED',
    attorneyRequiredQuestionPresentSection: false,
  }));

export const anOpenSection = (changes: Partial<Schemas['RespondentSection']> = {}): Schemas['RespondentSection'] => ({
  ...(theSections()[0] as Schemas['QuestionnaireSection']),
  lock: null,
  notice: null,
  incompleteQuestionIds: [],
  missingBackground: [],
  continueStep: { kind: 'GO', to: '/help' },
  block: null,
  ...changes,
});

const uuid = (kind: string, number: number) =>
  `00000000-0000-4000-8000-0000000${kind}${String(number).padStart(4, '0')}`;
export const questionId = (number: number) => uuid('1', number).padEnd(36, '0');
export const optionId = (question: number, option: number) => uuid('2', question * 100 + option).padEnd(36, '0');

/** A question by its number, with options by their words. */
export function aQuestion(
  number: number,
  changes: Partial<Schemas['RespondentQuestion']> & { options?: readonly string[] },
): Schemas['RespondentQuestion'] {
  const { options = [], ...rest } = changes;
  return {
    id: questionId(number),
    key: `q${number}`,
    title: `Question ${number}`,
    description: null,
    exampleScenario: null,
    proTip: null,
    isRequired: true,
    questionType: options.length > 0 ? 'RADIO' : 'TEXT_BOX',
    inputType: options.length > 0 ? null : 'TEXT',
    inputRestriction: null,
    allowsOtherOption: false,
    allowsCustomClause: false,
    generatesDispute: false,
    isSensitive: false,
    profileField: null,
    order: number,
    parentQuestionId: null,
    parentQuestionGroupId: ids.section,
    parentQuestionnaireSectionId: ids.section,
    parentConditionalVisibilities: [],
    questionStateRestrictions: [],
    videos: [],
    questionOptions: options.map((value, at) => ({
      id: optionId(number, at),
      key: `o${at}`,
      value,
      order: at,
      isDefault: false,
      proTip: null,
      restrictedQuestionOptions: [],
      attorneyRulesByQuestionOptionState: [],
      optionStateRestrictions: [],
      deletedAt: null,
    })),
    answers: [],
    isVisible: true,
    needsNewAnswer: false,
    maximumValue: null,
    byYears: null,
    stateNotes: [],
    partnerOptionIds: [],
    ...rest,
  };
}

export const aGroup = (questions: Schemas['RespondentQuestion'][]): Schemas['RespondentGroup'] => ({
  id: ids.section,
  title: 'Your home',
  description: null,
  groupKey: 'home',
  groupIcon: null,
  order: 1,
  videos: [],
  questions,
  repeatedQuestions: [],
});

export const anAnswer = (
  question: string,
  written: { valueTyped?: string | null; questionOptionIds?: readonly string[] },
  version: number,
): Schemas['Answer'] => ({
  id: question,
  ...stamps,
  questionId: question,
  userId: ids.alex,
  documentId: ids.document,
  valueTyped: written.valueTyped ?? null,
  answerQuestionOptions: (written.questionOptionIds ?? []).map((questionOptionId) => ({
    questionOptionId,
    answerId: question,
    isDefault: false,
  })),
  version,
});
