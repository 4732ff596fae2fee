export {
  type QuestionContent,
  type QuestionGroupContent,
  type QuestionnaireSectionContent,
} from './content-model';
export {
  allQuestions,
  questionById,
  questionnaireSections,
  questionOfKey,
  sectionLabelIn,
} from './questionnaire';
export { fillWording, YOUR_PARTNER } from './wording';
