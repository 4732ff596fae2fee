import type { Node, ResolvedPos } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import { clauseAttributes, isClause, isSection, nodes, sectionAttributes } from './schema';

/** A section or clause with where it starts. */
export interface Part {
  readonly node: Node;
  readonly pos: number;
}

export const endOf = ({ node, pos }: Part) => pos + node.nodeSize;

/** A section or clause by its id; null where there is none. */
export function partById(doc: Node, id: string): Part | null {
  let found: Part | null = null;
  doc.descendants((node, pos) => {
    if (found !== null || !(isSection(node) || isClause(node))) return false;
    if (node.attrs.id === id) found = { node, pos };
    return found === null;
  });
  return found;
}

/** The innermost clause around a position. */
export function clauseAround($pos: ResolvedPos): Part | null {
  for (let depth = $pos.depth; depth > 0; depth -= 1) {
    const node = $pos.node(depth);
    if (isClause(node)) return { node, pos: $pos.before(depth) };
  }
  return null;
}

/** The clause that the caret is in. */
export const clauseHere = ({ selection }: EditorState): Part | null => clauseAround(selection.$from);

export function sectionAround($pos: ResolvedPos): Part | null {
  return $pos.depth === 0 ? null : { node: $pos.node(1), pos: $pos.before(1) };
}

/** How many clauses are around a position: 0 in a section's list. */
export function levelAt($pos: ResolvedPos): number {
  let level = 0;
  for (let depth = 1; depth <= $pos.depth; depth += 1) if (isClause($pos.node(depth))) level += 1;
  return level;
}

/** How many levels a clause takes, its own included. */
export const levelsOf = (clause: Node): number =>
  1 + Math.max(0, ...clause.children.filter(isClause).map((child) => levelsOf(child)));

/** Where the clause's own blocks end, and the clauses within it begin. */
export function ownEndOf({ node, pos }: Part): number {
  let at = pos + 1;
  for (const child of node.children) {
    if (isClause(child)) break;
    at += child.nodeSize;
  }
  return at;
}

export const childrenOf = ({ node, pos }: Part): Part[] => {
  const found: Part[] = [];
  node.forEach((child, offset) => {
    if (isClause(child)) found.push({ node: child, pos: pos + 1 + offset });
  });
  return found;
};

/** Whether a section is typed into: schedules follow from what was disclosed. */
export const isOpenSection = (section: Node) => sectionAttributes(section).kind !== 'SCHEDULES';

const kinds = { RECITALS: 'recital', ARTICLES: 'clause', EXECUTION: 'clause', SCHEDULES: 'schedule' } as const;

/** What a new clause of the section is. */
export const kindIn = (section: Node) => kinds[sectionAttributes(section).kind];

/** How a clause is called in words: its heading, else how it begins. */
export function nameOf(clause: Node): string {
  const [first] = clause.children;
  if (first !== undefined && first.type === nodes.heading && first.textContent !== '') return first.textContent;
  const words = (clause.children.find(({ isTextblock }) => isTextblock)?.textContent ?? '').trim().split(/\s+/);
  const begin = words.slice(0, 5).join(' ');
  return words.length > 5 ? `${begin}…` : begin;
}

/** A clause like another, with an id of its own, and all clauses within it. */
export function renewed(clause: Node, newId: () => string): Node {
  const id = newId();
  const content = clause.children.map((child) => (isClause(child) ? renewed(child, newId) : child));
  return nodes.clause.create({ ...clauseAttributes(clause), id, key: id }, content);
}
