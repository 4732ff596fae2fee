import type { QuestionNode } from '@troth/domain/questionnaire';
import type { Couple } from './couple';
import type { Finding } from './finding';
import { findingOf, finish, offeredValues } from './finish';
import type { Value, ValueSpace } from './values';

/** Checkboxes of up to this many options are tried with each of their subsets. */
const WHOLE_SUBSETS_UP_TO = 8;
/** A group with more ways than this is tried with pairs and single choices only, and the report says so. */
export const MOST_WAYS = 5000;

/** Questions of other groups on which the questions of a group hang, those that they hang from included. */
function questionsAround(couple: Couple, group: readonly QuestionNode[]): QuestionNode[] {
  const { byId, questions, byOptionId } = couple.index;
  const found = new Set<QuestionNode>(group);
  for (const node of found) {
    const parents = [
      ...node.conditions.map(({ parentQuestionId }) => parentQuestionId),
      ...(node.question.parentQuestionId === null ? [] : [node.question.parentQuestionId]),
    ];
    for (const id of parents) {
      const parent = byId.get(id);
      if (parent !== undefined) found.add(parent);
    }
    for (const ruler of questions) {
      const rules = [...ruler.options.values()].some((option) =>
        option.restrictedQuestionOptions.some((row) => byOptionId.get(row.restrictedQuestionOptionId) === node),
      );
      if (rules) found.add(ruler);
    }
  }
  return questions.filter((node) => found.has(node));
}

/** Every way to answer one question: each value, and for a checkbox each subset or each single option and all. */
function waysToAnswer(node: QuestionNode, offered: readonly Value[]): (readonly Value[])[] {
  const singles = offered.map((value) => [value]);
  if (node.question.questionType !== 'CHECKBOX') return singles;
  const options = offered.filter(({ kind }) => kind === 'OPTION');
  if (options.length < 2) return singles;
  if (options.length > WHOLE_SUBSETS_UP_TO) return [...singles, options];
  const subsets = Array.from({ length: 2 ** options.length - 1 }, (_, bits) =>
    options.filter((_option, at) => ((bits + 1) & (1 << at)) !== 0),
  );
  return [...subsets, ...singles.filter(([value]) => value?.kind !== 'OPTION')];
}

export interface GroupPaths {
  readonly ways: number;
  readonly isCapped: boolean;
  readonly findings: readonly Finding[];
}

/**
 * Walks every combination of answers within a group (and of those that it hangs from), from a finished questionnaire.
 * Each ends with whatever it took away elsewhere answered again. The couple is left as it was.
 */
export function walkGroup(couple: Couple, group: readonly QuestionNode[], space: ValueSpace): GroupPaths {
  const asked = questionsAround(couple, group);
  const findings: Finding[] = [];
  let ways = 0;

  const visit = (at: number): void => {
    if (ways >= MOST_WAYS || findings.length > 0) return;
    const node = asked[at];
    if (node === undefined) {
      ways += 1;
      findings.push(...finish(couple, space));
      return;
    }
    if (couple.read('A').stateOf(node.question.id)?.isVisible !== true) {
      visit(at + 1);
      return;
    }
    const alternatives = waysToAnswer(node, offeredValues(couple, 'A', node, space));
    if (alternatives.length === 0) findings.push(findingOf(couple, 'A', 'UNANSWERABLE', node.question.key));
    for (const values of alternatives) {
      const mark = couple.mark();
      if (values.some(({ kind }) => kind === 'SKIPPED')) couple.leaveOut('A', node);
      else if (couple.answer('A', node, values) !== null) {
        findings.push(findingOf(couple, 'A', 'UNANSWERABLE', node.question.key));
      }
      visit(at + 1);
      couple.undoTo(mark);
    }
  };

  visit(0);
  return { ways, isCapped: ways >= MOST_WAYS, findings };
}
