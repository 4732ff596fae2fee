import type { ClauseNode, SectionNode } from '@troth/agreement/tree';
import { CLAUSE_LEVELS_MAX } from '@troth/domain/constants';
import { Fragment, type Node } from 'prosemirror-model';
import { type Command, type EditorState, Selection, type Transaction } from 'prosemirror-state';
import { toClause, toSection } from './convert';
import { clauseHere, endOf, isOpenSection, kindIn, levelAt, levelsOf, type Part, sectionAround } from './parts';
import { clauseAttributes, isClause, nodes } from './schema';
import { DEED, type Deed } from './structure';

/** Parts of other texts, with ids of their own. */
export interface Placeable {
  readonly sections: readonly Omit<SectionNode, 'number'>[];
  readonly clauses: readonly ClauseNode[];
}

/** The section of the caret, or the last one that is typed into before it. */
function openSectionHere(state: EditorState): Part | null {
  const here = sectionAround(state.selection.$from);
  if (here !== null && isOpenSection(here.node)) return here;
  let last: Part | null = null;
  state.doc.forEach((node, pos) => {
    if (isOpenSection(node) && node.attrs.kind === 'ARTICLES') last = { node, pos };
  });
  return last;
}

/** Where a clause of so many levels may stand: after that of the caret, or after one around it. */
function placeAfterHere(state: EditorState, section: Part, levels: number): number {
  const here = clauseHere(state);
  if (here === null || sectionAround(state.doc.resolve(here.pos))?.pos !== section.pos) return endOf(section) - 1;
  let { pos } = here;
  while (levelAt(state.doc.resolve(pos)) + levels > CLAUSE_LEVELS_MAX && isClause(state.doc.resolve(pos).parent))
    pos = state.doc.resolve(pos).before();
  const node = state.doc.nodeAt(pos);
  return node === null ? endOf(section) - 1 : pos + node.nodeSize;
}

const ofKind = (clause: Node, kind: string): Node =>
  nodes.clause.create(
    { ...clauseAttributes(clause), kind },
    clause.children.map((child) => (isClause(child) ? ofKind(child, kind) : child)),
  );

/** Puts sections after that of the caret, and clauses after that of the caret, with the caret in the first of them. */
export const insertPlaced =
  ({ sections, clauses }: Placeable): Command =>
  (state, dispatch) => {
    const section = openSectionHere(state);
    if (section === null || sections.length + clauses.length === 0) return false;
    if (dispatch === undefined) return true;
    const { tr } = state;
    if (sections.length > 0)
      tr.insert(
        endOf(section),
        sections.map((section) => toSection(section)),
      );
    const made = clauses.map((clause) => ofKind(toClause(clause), kindIn(section.node)));
    const at =
      made.length > 0
        ? placeAfterHere(state, section, Math.max(...made.map((clause) => levelsOf(clause))))
        : endOf(section);
    if (made.length > 0) tr.insert(at, made);
    const [first] = made;
    tr.setSelection(Selection.near(tr.doc.resolve(at + 1)));
    if (first !== undefined) tr.setMeta(DEED, { kind: 'ADDED', id: clauseAttributes(first).id } satisfies Deed);
    dispatch(tr.scrollIntoView());
    return true;
  };

/** Makes one document of another by the range in which they differ: what is the same keeps its place and its drawing. */
export function replaced(tr: Transaction, doc: Node): Transaction {
  const from = tr.doc.content.findDiffStart(doc.content);
  if (from === null) return tr;
  const end = tr.doc.content.findDiffEnd(doc.content);
  if (end === null) return tr;
  let { a, b } = end;
  const overlap = from - Math.min(a, b);
  if (overlap > 0) {
    a += overlap;
    b += overlap;
  }
  tr.replace(from, a, doc.slice(from, b));
  // A range that ends at another depth than it begins is fitted in, not put in as it is: then all of it is put in place.
  return tr.doc.eq(doc) ? tr : tr.replaceWith(0, tr.doc.content.size, doc.content);
}

/**
 * A document with the schedules of another: nobody types into them, and where they differ it is only in the words of
 * references, which are drawn by the numbers anyway.
 */
export function withSchedulesOf(current: Node, doc: Node): Node {
  const schedules = new Map(
    current.children
      .filter((section) => !isOpenSection(section))
      .map((section) => [section.attrs.id as string, section]),
  );
  return doc.copy(Fragment.from(doc.children.map((section) => schedules.get(section.attrs.id as string) ?? section)));
}
