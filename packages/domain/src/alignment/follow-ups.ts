import type { QuestionNode, QuestionnaireIndex } from '../questionnaire/index-questionnaire';
import type { Id } from '../records/fields';

/**
 * A question and everything that hangs on it, level by level, in the order in which it is shown: what "change my answer"
 * asks again. Customer spec §4 "Disputes".
 *
 * @returns The question first; empty when there is no such question.
 */
export function withFollowUps(index: QuestionnaireIndex, questionId: Id): QuestionNode[] {
  const found = new Set<QuestionNode>();
  const visit = (node: QuestionNode): void => {
    if (found.has(node)) return;
    found.add(node);
    node.children.forEach(visit);
  };
  const start = index.byId.get(questionId);
  if (start !== undefined) visit(start);
  return [...found].sort((one, other) => one.position - other.position);
}
