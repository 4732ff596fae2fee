import { type ConditionalVisibility, sectionPath } from '@troth/domain/questionnaire';
import { contentId } from '../ids';
import { videosAt } from '../videos/video';
import {
  type AuthoredCondition,
  type AuthoredGroup,
  type AuthoredOption,
  type AuthoredQuestion,
  type AuthoredSection,
  type AuthoredStateNote,
  authoredSectionSchema,
  type StateSelection,
} from './authoring';
import {
  type QuestionContent,
  type QuestionGroupContent,
  type QuestionnaireSectionContent,
  type QuestionOptionContent,
  questionnaireSectionContentSchema,
  type StateNote,
} from './content-model';
import { factNotes, selectStates } from './state-selection';

/** Turns authored sections into the model of Customer spec §3. @throws Error on a reference to something that is not there. */
export function buildQuestionnaire(authored: readonly AuthoredSection[]): readonly QuestionnaireSectionContent[] {
  const sections = authored.map((section) => authoredSectionSchema.parse(section));
  const index = indexQuestions(sections);
  return sections.map((section, position) =>
    questionnaireSectionContentSchema.parse(buildSection(section, position + 1, index)),
  );
}

interface IndexedQuestion {
  question: AuthoredQuestion;
  groupId: string;
}
type QuestionIndex = ReadonlyMap<string, IndexedQuestion>;

const groupId = (section: AuthoredSection, group: AuthoredGroup) => contentId('group', `${section.key}.${group.key}`);
const optionId = (question: string, option: string) => contentId('option', `${question}.${option}`);

function indexQuestions(sections: readonly AuthoredSection[]): QuestionIndex {
  const index = new Map<string, IndexedQuestion>();
  for (const section of sections) {
    for (const group of section.groups) {
      for (const question of group.questions) {
        if (index.has(question.key)) throw new Error(`Two questions are called ${question.key}.`);
        index.set(question.key, { question, groupId: groupId(section, group) });
      }
    }
  }
  return index;
}

function lookUp(index: QuestionIndex, key: string): IndexedQuestion {
  const found = index.get(key);
  if (found === undefined) throw new Error(`No question is called ${key}.`);
  return found;
}

function lookUpOption(index: QuestionIndex, question: string, option: string): string {
  const options = lookUp(index, question).question.options ?? [];
  if (!options.some(({ key }) => key === option)) throw new Error(`${question} has no option called ${option}.`);
  return optionId(question, option);
}

function buildSection(section: AuthoredSection, order: number, index: QuestionIndex): QuestionnaireSectionContent {
  const { key, label, notApplicableIn } = section;
  return {
    id: contentId('section', key),
    label,
    name: label,
    sectionKey: key,
    order,
    description: section.description,
    path: sectionPath(label),
    groups: section.groups.map((group, position) => buildGroup(section, group, position + 1, index)),
    labelByDistributionLaw: {
      EQUITABLE_DISTRIBUTION: label,
      COMMUNITY_PROPERTY: section.labelByDistributionLaw?.COMMUNITY_PROPERTY ?? label,
    },
    labelByState: (section.labelExceptions ?? []).flatMap(({ states, label: exception, because }) =>
      selectStates({ states, because }).map(({ state }) => ({ stateId: state.id, label: exception })),
    ),
    notice: section.notice ?? null,
    notApplicableIn:
      notApplicableIn === undefined
        ? []
        : selectStates(notApplicableIn.in).map(({ state }) => ({ stateId: state.id, notice: notApplicableIn.notice })),
  };
}

function buildGroup(
  section: AuthoredSection,
  group: AuthoredGroup,
  order: number,
  index: QuestionIndex,
): QuestionGroupContent {
  return {
    id: groupId(section, group),
    title: group.title,
    description: group.description,
    groupKey: group.key,
    groupIcon: { name: group.icon, colorGroup: group.color },
    order,
    // The video of a section stands at its first group; that of the first section is asked for by state (GET videos).
    videos: order === 1 ? videosAt(section.key, null) : [],
    questions: group.questions.map((question, position) =>
      buildQuestion(section, group, question, position + 1, index),
    ),
    repeatedQuestionIds: (group.repeats ?? []).map((key) => contentId('question', lookUp(index, key).question.key)),
  };
}

function buildQuestion(
  section: AuthoredSection,
  group: AuthoredGroup,
  question: AuthoredQuestion,
  order: number,
  index: QuestionIndex,
): QuestionContent {
  const id = contentId('question', question.key);
  const conditions = question.shownWhen ?? [];
  return {
    id,
    key: question.key,
    title: question.title,
    description: question.description,
    exampleScenario: question.exampleScenario ?? null,
    proTip: question.proTip ?? null,
    isRequired: question.isRequired,
    questionType: question.type,
    inputType: question.input ?? null,
    inputRestriction: question.restriction ?? null,
    allowsOtherOption: question.allowsOther ?? false,
    allowsCustomClause: question.allowsCustomClause ?? false,
    generatesDispute: question.isCompared,
    isSensitive: question.isSensitive ?? false,
    profileField: question.profileField ?? null,
    order,
    parentQuestionId: indentedUnder(conditions, groupId(section, group), index),
    parentQuestionGroupId: groupId(section, group),
    parentQuestionnaireSectionId: contentId('section', section.key),
    parentConditionalVisibilities: conditions.flatMap((condition) => visibilityRows(condition, id, index)),
    questionStateRestrictions: restrictions(question.hiddenIn),
    videos: [],
    questionOptions: (question.options ?? []).map((option, position) =>
      buildOption(question, option, position + 1, index),
    ),
    maximumValue: question.maximum ?? null,
    byYears: question.byYears ?? null,
    isRecordOnly: question.isRecordOnly ?? false,
    stateNotes: stateNotes(question),
  };
}

/** A follow-up is indented under the last of its parents that stands in the same group; elsewhere it begins a level. */
function indentedUnder(
  conditions: readonly AuthoredCondition[],
  ownGroupId: string,
  index: QuestionIndex,
): string | null {
  const parents = conditions.map((condition) => lookUp(index, condition.question));
  const nearest = parents.findLast((parent) => parent.groupId === ownGroupId);
  return nearest === undefined ? null : contentId('question', nearest.question.key);
}

/** One row per option that opens the question; "is not" means one row for each of the others. */
function visibilityRows(
  condition: AuthoredCondition,
  childQuestionId: string,
  index: QuestionIndex,
): ConditionalVisibility[] {
  const parent = lookUp(index, condition.question).question;
  const options = (parent.options ?? []).map(({ key }) => key);
  if ('isNot' in condition) lookUpOption(index, parent.key, condition.isNot);
  const opening = 'isNot' in condition ? options.filter((option) => option !== condition.isNot) : condition.isAnyOf;
  return opening.map((option) => ({
    parentQuestionId: contentId('question', parent.key),
    questionOptionId: lookUpOption(index, parent.key, option),
    childQuestionId,
    ...(condition.respondent === undefined ? {} : { respondent: condition.respondent }),
  }));
}

function buildOption(
  question: AuthoredQuestion,
  option: AuthoredOption,
  order: number,
  index: QuestionIndex,
): QuestionOptionContent {
  return {
    id: optionId(question.key, option.key),
    key: option.key,
    value: option.label,
    order,
    isDefault: false,
    proTip: option.proTip ?? null,
    restrictedQuestionOptions: (option.rulesOut ?? []).map((path) => {
      const [otherQuestion = '', otherOption = ''] = path.split('.');
      return { restrictedQuestionOptionId: lookUpOption(index, otherQuestion, otherOption) };
    }),
    attorneyRulesByQuestionOptionState: (option.attorneyRules ?? []).flatMap(({ type, in: selection }) =>
      selectStates(selection).map(({ state }) => ({ stateId: state.id, type })),
    ),
    optionStateRestrictions: restrictions(option.hiddenIn),
    profileValue: option.profileValue ?? null,
  };
}

const restrictions = (selections: readonly StateSelection[] = []) =>
  selections.flatMap(selectStates).map(({ state }) => ({ stateId: state.id }));

/** The citation of a note in one state. @throws Error when the note cites by state and leaves this one out. */
function citationIn(abbreviation: string, citation: AuthoredStateNote['citation']): string | null {
  if (citation === null || typeof citation === 'string') return citation;
  const own = citation[abbreviation];
  if (own === undefined) throw new Error(`A note cites no law of ${abbreviation}.`);
  return own;
}

function stateNotes({ stateFacts = [], stateNotes: authored = [] }: AuthoredQuestion): StateNote[] {
  const facts = stateFacts.flatMap((fact) =>
    selectStates({ law: 'EVERY_STATE', because: 'Every state may have a fact.' }).flatMap((jurisdiction) => {
      const found = factNotes[fact](jurisdiction);
      if (found === null) return [];
      return [{ stateId: jurisdiction.state.id, ...found, reviewedByCounsel: jurisdiction.law.reviewedByCounsel }];
    }),
  );
  const own = authored.flatMap(({ states, text, citation }) =>
    selectStates({ states, because: text }).map(({ state }) => ({
      stateId: state.id,
      text,
      citation: citationIn(state.abbreviation, citation),
      reviewedByCounsel: false,
    })),
  );
  return [...own, ...facts];
}
