export {
  type QuestionContent,
  type QuestionGroupContent,
  type QuestionnaireSectionContent,
  type QuestionOptionContent,
  questionnaireSectionContentSchema,
  type StateNote,
} from './content-model';
export {
  allQuestions,
  optionOfPath,
  questionById,
  questionnaireSections,
  questionOfKey,
  sectionLabelIn,
} from './questionnaire';
export { fillWording, WORDING_PLACEHOLDERS, type WordingPlaceholder, YOUR_PARTNER } from './wording';
