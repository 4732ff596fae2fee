import {
  fillWording,
  type QuestionContent,
  type QuestionGroupContent,
  type QuestionnaireSectionContent,
  questionById,
  sectionLabelIn,
  YOUR_PARTNER,
} from '@troth/content/questionnaire';
import { otherSide } from '@troth/domain/people';
import {
  type Answer,
  isAttorneyRequiredSection,
  type Question,
  type QuestionnaireSection,
  type QuestionOption,
  type SideEvaluation,
} from '@troth/domain/questionnaire';
import { type Couple, personOn, type StateRow } from '../../records/couples/couple';
import { questionnaire } from '../../records/case/questionnaire';
import type { RespondentGroup, RespondentQuestion } from '../../records/questionnaire/questionnaire.schemas';
import type { Respondent } from './respondent';

/** The names with which the couple's texts are filled. */
export interface Wording {
  readonly A: string | null;
  readonly B: string | null;
  readonly STATE: string | null;
}

export const wordingOf = (couple: Couple | null, fallback: { firstName: string | null }): Wording => ({
  A: couple === null ? fallback.firstName : (personOn(couple, 'A')?.firstName ?? null),
  B: couple === null ? null : (personOn(couple, 'B')?.firstName ?? null),
  STATE: couple?.state?.name ?? null,
});

/** The respondent's texts, in which a partner without a name is "your partner" to the person who answers. */
function wordsFor({ couple, user, side }: Respondent, reader: Reader): Wording {
  const words = wordingOf(couple, user);
  const partner = otherSide(side);
  return reader === 'SELF' && !words[partner]?.trim() ? { ...words, [partner]: YOUR_PARTNER } : words;
}

const ofState = <Row extends { readonly stateId: string }>(rows: readonly Row[], stateId: string | null): Row[] =>
  rows.filter((row) => row.stateId === stateId);

/** Rules of other states stay out: they are another state's, and there are fifty of them. */
function presentOption(
  option: QuestionContent['questionOptions'][number],
  words: Wording,
  stateId: string | null,
): QuestionOption {
  return {
    id: option.id,
    key: option.key,
    value: fillWording(option.value, words),
    order: option.order,
    isDefault: option.isDefault,
    proTip: option.proTip === null ? null : fillWording(option.proTip, words),
    restrictedQuestionOptions: option.restrictedQuestionOptions,
    attorneyRulesByQuestionOptionState: ofState(option.attorneyRulesByQuestionOptionState, stateId),
    optionStateRestrictions: ofState(option.optionStateRestrictions, stateId),
    deletedAt: null,
  };
}

/** A question in the couple's words, with the answers that the reader may see. */
export function presentQuestion(
  question: QuestionContent,
  words: Wording,
  stateId: string | null,
  answers: readonly Answer[],
): Question {
  const fill = (text: string | null): string | null => (text === null ? null : fillWording(text, words));
  return {
    id: question.id,
    key: question.key,
    title: fillWording(question.title, words),
    description: fill(question.description),
    exampleScenario: fill(question.exampleScenario),
    proTip: fill(question.proTip),
    isRequired: question.isRequired,
    questionType: question.questionType,
    inputType: question.inputType,
    inputRestriction: question.inputRestriction,
    maximumValue: question.maximumValue,
    byYears: question.byYears,
    allowsOtherOption: question.allowsOtherOption,
    allowsCustomClause: question.allowsCustomClause,
    generatesDispute: question.generatesDispute,
    isSensitive: question.isSensitive,
    profileField: question.profileField,
    order: question.order,
    parentQuestionId: question.parentQuestionId,
    parentQuestionGroupId: question.parentQuestionGroupId,
    parentQuestionnaireSectionId: question.parentQuestionnaireSectionId,
    parentConditionalVisibilities: question.parentConditionalVisibilities,
    questionStateRestrictions: ofState(question.questionStateRestrictions, stateId),
    videos: question.videos,
    questionOptions: question.questionOptions.map((option) => presentOption(option, words, stateId)),
    answers: answers.filter((answer) => answer.questionId === question.id),
  };
}

/** Which answers of a respondent a reader may see: all for the person, no sensitive ones for the attorney (D3). */
export type Reader = 'SELF' | 'ATTORNEY';

function presentForRespondent(question: QuestionContent, respondent: Respondent, reader: Reader): RespondentQuestion {
  const { couple, own, evaluation, side } = respondent;
  const words = wordsFor(respondent, reader);
  const stateId = couple?.document.stateId ?? null;
  const mayRead = reader === 'SELF' || !question.isSensitive;
  const fill = (text: string) => fillWording(text, words);
  const theirs = chosenOptionsOf(evaluation[otherSide(side)]);
  return {
    ...presentQuestion(question, words, stateId, mayRead ? respondent.answers : []),
    isVisible: own.stateOf(question.id)?.isVisible ?? false,
    needsNewAnswer: own.stateOf(question.id)?.needsNewAnswer ?? false,
    stateNotes: ofState(question.stateNotes, stateId).map((note) => ({
      text: fill(note.text),
      citation: note.citation,
      reviewedByCounsel: note.reviewedByCounsel,
    })),
    // The respondent's browser shows follow-ups by them at once; to others they are the other partner's answers.
    partnerOptionIds:
      reader === 'ATTORNEY'
        ? []
        : question.parentConditionalVisibilities
            .filter((row) => row.respondent === 'EITHER' && theirs(row.parentQuestionId).includes(row.questionOptionId))
            .map((row) => row.questionOptionId),
  };
}

const chosenOptionsOf =
  (evaluation: SideEvaluation) =>
  (questionId: string): readonly string[] =>
    evaluation.stateOf(questionId)?.chosenOptionIds ?? [];

/** A group of questions for the person who answers it, or for the person's attorney. */
export function presentGroup(group: QuestionGroupContent, respondent: Respondent, reader: Reader): RespondentGroup {
  const words = wordsFor(respondent, reader);
  const present = (question: QuestionContent) => presentForRespondent(question, respondent, reader);
  return {
    id: group.id,
    title: fillWording(group.title, words),
    description: group.description === null ? null : fillWording(group.description, words),
    groupKey: group.groupKey,
    groupIcon: group.groupIcon,
    order: group.order,
    videos: group.videos,
    questions: group.questions.map(present),
    repeatedQuestions: group.repeatedQuestionIds.flatMap((id) => {
      const question = questionById(id);
      return question === null ? [] : [present(question)];
    }),
  };
}

const withoutTexts = (question: RespondentQuestion): RespondentQuestion => ({
  ...question,
  description: null,
  exampleScenario: null,
  proTip: null,
  stateNotes: [],
  videos: [],
  answers: [],
  questionOptions: question.questionOptions.map((option) => ({ ...option, proTip: null })),
});

/** A group as the other sections need it: what its questions are and depend on, not all that is written about them. */
export const inBrief = (group: RespondentGroup): RespondentGroup => ({
  ...group,
  description: null,
  videos: [],
  questions: group.questions.map(withoutTexts),
  repeatedQuestions: [],
});

/** A section in the couple's words; its path stays that of the content's label. */
export const presentSection = (
  section: QuestionnaireSectionContent,
  respondent: Respondent,
  reader: Reader = 'SELF',
): Omit<QuestionnaireSection, 'status'> =>
  sectionIn(section, respondent.state, wordsFor(respondent, reader), respondent.couple?.document.stateId ?? null);

/** A section in the words of a state, about nobody yet. */
export const presentSectionIn = (
  section: QuestionnaireSectionContent,
  state: StateRow | null,
): Omit<QuestionnaireSection, 'status'> =>
  sectionIn(section, state, { A: null, B: null, STATE: state?.name ?? null }, state?.id ?? null);

function sectionIn(
  section: QuestionnaireSectionContent,
  state: StateRow | null,
  words: Wording,
  stateId: string | null,
): Omit<QuestionnaireSection, 'status'> {
  const node = questionnaire.sections.find((candidate) => candidate.section.id === section.id);
  return {
    id: section.id,
    label: labelIn(section, state),
    name: fillWording(section.name, words),
    sectionKey: section.sectionKey,
    order: section.order,
    description: fillWording(section.description, words),
    path: section.path,
    attorneyRequiredQuestionPresentSection: node !== undefined && isAttorneyRequiredSection(node, stateId),
  };
}

export const labelIn = (section: QuestionnaireSectionContent, state: StateRow | null): string =>
  state === null ? section.label : sectionLabelIn(section, state);

/** What is shown above a section's questions: why it asks nothing in this state, or what no answer can change. */
export function noticeOf(section: QuestionnaireSectionContent, respondent: Respondent): string | null {
  const stateId = respondent.couple?.document.stateId ?? null;
  const notice = section.notApplicableIn.find((row) => row.stateId === stateId)?.notice ?? section.notice;
  return notice === null ? null : fillWording(notice, wordsFor(respondent, 'SELF'));
}
