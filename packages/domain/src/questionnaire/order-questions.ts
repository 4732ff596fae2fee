import type { Id } from '../records/fields';
import type { QuestionNode } from './index-questionnaire';

/** Lists of numbers, one list after the other: list `i` lies from `starts[i]` to `starts[i + 1]`. */
export interface NumberLists {
  readonly starts: Int32Array;
  readonly items: Int32Array;
}

/** Packs pairs `list, item` into lists; pairs of one list keep their order. */
export function packLists(count: number, pairs: readonly number[]): NumberLists {
  const starts = new Int32Array(count + 1);
  for (let at = 0; at < pairs.length; at += 2) starts[pairs[at]! + 1]! += 1;
  for (let list = 0; list < count; list += 1) starts[list + 1]! += starts[list]!;
  const free = starts.slice(0, count);
  const items = new Int32Array(pairs.length / 2);
  for (let at = 0; at < pairs.length; at += 2) {
    const list = pairs[at]!;
    items[free[list]!] = pairs[at + 1]!;
    free[list]! += 1;
  }
  return { starts, items };
}

/** Questions that decide whether one is visible. */
export const parentIds = ({ question, conditions }: Pick<QuestionNode, 'question' | 'conditions'>): Id[] => {
  if (conditions.length > 0) return [...new Set(conditions.map((row) => row.parentQuestionId))];
  return question.parentQuestionId === null ? [] : [question.parentQuestionId];
};

interface Dependencies {
  /** Of each question, by position: those that decide whether it is visible. */
  readonly parents: NumberLists;
  /** Of each question: its parents, and the other questions that hold an option ruling one of its options out. */
  readonly all: NumberLists;
}

function dependenciesOf(
  nodes: readonly QuestionNode[],
  byId: ReadonlyMap<Id, QuestionNode>,
  byOptionId: ReadonlyMap<Id, QuestionNode>,
): Dependencies {
  const parents: number[] = [];
  const ruling: number[] = [];
  for (const node of nodes) {
    for (const id of parentIds(node)) {
      const parent = byId.get(id);
      if (parent !== undefined) parents.push(node.position, parent.position);
    }
    for (const option of node.options.values()) {
      for (const { restrictedQuestionOptionId } of option.restrictedQuestionOptions) {
        const ruled = byOptionId.get(restrictedQuestionOptionId);
        if (ruled !== undefined && ruled !== node) ruling.push(ruled.position, node.position);
      }
    }
  }
  return { parents: packLists(nodes.length, parents), all: packLists(nodes.length, [...parents, ...ruling]) };
}

/**
 * Parts a graph into its circles: sets of positions from each of which every other of the set can be reached. A
 * position that is in no circle is a set of its own. Sets come after those on which they depend. Tarjan's algorithm,
 * with a stack of its own, because a chain of follow-ups may be as long as the questionnaire.
 */
function circlesOf(count: number, { starts, items }: NumberLists): number[][] {
  const UNSEEN = -1;
  const seenAt = new Int32Array(count).fill(UNSEEN);
  const lowest = new Int32Array(count);
  const isOpen = new Uint8Array(count);
  const next = starts.slice(0, count);
  const open: number[] = [];
  const circles: number[][] = [];
  let seen = 0;

  const enter = (position: number, path: number[]) => {
    seenAt[position] = seen;
    lowest[position] = seen;
    seen += 1;
    isOpen[position] = 1;
    open.push(position);
    path.push(position);
  };
  const close = (root: number) => {
    const circle = open.splice(open.lastIndexOf(root));
    for (const position of circle) isOpen[position] = 0;
    circles.push(circle);
  };

  for (let start = 0; start < count; start += 1) {
    if (seenAt[start] !== UNSEEN) continue;
    const path: number[] = [];
    enter(start, path);
    while (path.length > 0) {
      const position = path[path.length - 1]!;
      if (next[position]! < starts[position + 1]!) {
        const target = items[next[position]!]!;
        next[position]! += 1;
        if (seenAt[target] === UNSEEN) enter(target, path);
        else if (isOpen[target] === 1) lowest[position] = Math.min(lowest[position]!, seenAt[target]!);
        continue;
      }
      path.pop();
      const parent = path[path.length - 1];
      if (parent !== undefined) lowest[parent] = Math.min(lowest[parent]!, lowest[position]!);
      if (lowest[position] === seenAt[position]) close(position);
    }
  }
  return circles;
}

/**
 * Orders a circle as it is shown, but each question's parents before it.
 * @returns Null when a question is its own ancestor.
 */
function orderCircle(circle: readonly number[], { starts, items }: NumberLists): number[] | null {
  const UNSEEN = 0;
  const WAITING = 1;
  const TAKEN = 2;
  const progress = new Map(circle.map((position) => [position, UNSEEN]));
  const ordered: number[] = [];
  for (const start of [...circle].sort((a, b) => a - b)) {
    const path = [start];
    while (path.length > 0) {
      const position = path[path.length - 1]!;
      const reached = progress.get(position);
      if (reached !== UNSEEN) {
        path.pop();
        if (reached === WAITING) ordered.push(position);
        progress.set(position, TAKEN);
        continue;
      }
      progress.set(position, WAITING);
      // The last one pushed is visited first: parents, too, go in the order in which they are shown.
      const parents = [...items.subarray(starts[position], starts[position + 1])].sort((a, b) => b - a);
      for (const parent of parents) {
        if (progress.get(parent) === WAITING) return null;
        if (progress.get(parent) === UNSEEN) path.push(parent);
      }
    }
  }
  return ordered;
}

/**
 * Orders the questions so that each follows its parents, and follows the questions that rule its options out. Where
 * options rule each other out in a circle, no order does that: within the circle, the question shown earlier goes
 * first, and wins. Time grows with the number of questions and rows.
 *
 * @throws Error when a question depends on itself through its conditions: the content is wrong.
 */
export function orderForEvaluation(
  nodes: readonly QuestionNode[],
  byId: ReadonlyMap<Id, QuestionNode>,
  byOptionId: ReadonlyMap<Id, QuestionNode>,
): QuestionNode[] {
  const { parents, all } = dependenciesOf(nodes, byId, byOptionId);
  return circlesOf(nodes.length, all).flatMap((circle) => {
    const ordered = orderCircle(circle, parents);
    if (ordered === null) {
      const keys = circle.map((position) => nodes[position]!.question.key).sort();
      throw new Error(`Questions depend on themselves: ${keys.join(', ')}`);
    }
    return ordered.map((position) => nodes[position]!);
  });
}
