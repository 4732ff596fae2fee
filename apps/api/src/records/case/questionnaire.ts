import {
  type QuestionContent,
  type QuestionnaireSectionContent,
  questionnaireSections,
} from '@troth/content/questionnaire';
import { indexQuestionnaire, type QuestionNode, sectionSlug } from '@troth/domain/questionnaire';
import { problem } from '../../kernel/http/problem';

/** The questionnaire as every rule reads it, indexed once. */
export const questionnaire = indexQuestionnaire(questionnaireSections);

const questions = new Map<string, QuestionContent>(
  questionnaireSections.flatMap(({ groups }) =>
    groups.flatMap((group) => group.questions.map((question) => [question.id, question] as const)),
  ),
);

/** A question with what only the content knows of it. @throws Problem NOT_FOUND */
export function getQuestion(id: string): { node: QuestionNode; content: QuestionContent } {
  const node = questionnaire.byId.get(id);
  const content = questions.get(id);
  if (node === undefined || content === undefined) throw problem('NOT_FOUND');
  return { node, content };
}

/** A section by its id, its key or the last part of its path. @throws Problem NOT_FOUND */
export function getSection(name: string): QuestionnaireSectionContent {
  const section = questionnaireSections.find(
    ({ id, sectionKey, label }) => id === name || sectionKey === name || sectionSlug(label) === name,
  );
  if (section === undefined) throw problem('NOT_FOUND');
  return section;
}
