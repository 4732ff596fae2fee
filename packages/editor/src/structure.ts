import { LIST_STYLES, type ListStyle, TEXT_STYLES, type TextStyle } from '@troth/domain/agreement';
import { CLAUSE_LEVELS_MAX } from '@troth/domain/constants';
import { Fragment, type Node } from 'prosemirror-model';
import {
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import {
  childrenOf,
  clauseAround,
  clauseHere,
  endOf,
  isOpenSection,
  kindIn,
  levelAt,
  levelsOf,
  ownEndOf,
  type Part,
  partById,
  sectionAround,
} from './parts';
import {
  type ClauseAttributes,
  clauseAttributes,
  isClause,
  isSection,
  nodes,
  schema,
  sectionAttributes,
} from './schema';

/** What a command did, to be said in words once numbers are drawn. */
export type Deed =
  | { readonly kind: 'MOVED' | 'ADDED' | 'RESTORED'; readonly id: string }
  | { readonly kind: 'DELETED'; readonly name: string }
  | { readonly kind: 'LIST_STYLE'; readonly style: ListStyle }
  | { readonly kind: 'TEXT_STYLE'; readonly style: TextStyle | null }
  | { readonly kind: 'REFUSED'; readonly why: 'TOO_DEEP' | 'FIRST' | 'LAST' | 'SEALED' };
export const DEED = 'troth-deed';

const newId = () => crypto.randomUUID();

/** Says why a command does nothing, in place of doing nothing without a word. */
function refuse(
  state: EditorState,
  dispatch: ((tr: Transaction) => void) | undefined,
  why: Extract<Deed, { kind: 'REFUSED' }>['why'],
) {
  dispatch?.(state.tr.setMeta(DEED, { kind: 'REFUSED', why } satisfies Deed).setMeta('addToHistory', false));
  return true;
}

function emptyClause(section: Node, further: Partial<ClauseAttributes> = {}): Node {
  const id = newId();
  return nodes.clause.create({ id, key: id, kind: kindIn(section), ...further }, nodes.paragraph.create());
}

/** Puts a new clause in and the caret into it. */
function insertClause(tr: Transaction, at: number, clause: Node): Transaction {
  tr.insert(at, clause);
  return tr
    .setSelection(Selection.near(tr.doc.resolve(at + 1)))
    .setMeta(DEED, { kind: 'ADDED', id: clauseAttributes(clause).id } satisfies Deed)
    .scrollIntoView();
}

/** A clause after, before or within that of the caret; in a section's title, its first one. */
export const newClause =
  (where: 'AFTER' | 'BEFORE' | 'WITHIN'): Command =>
  (state, dispatch) => {
    const section = sectionAround(state.selection.$from);
    if (section === null) return false;
    if (!isOpenSection(section.node)) return refuse(state, dispatch, 'SEALED');
    const here = clauseHere(state);
    if (here === null) {
      const title = section.node.firstChild;
      dispatch?.(insertClause(state.tr, section.pos + 1 + (title?.nodeSize ?? 0), emptyClause(section.node)));
      return true;
    }
    if (where === 'WITHIN') {
      if (levelAt(state.doc.resolve(here.pos)) + 2 > CLAUSE_LEVELS_MAX) return refuse(state, dispatch, 'TOO_DEEP');
      const tr = state.tr;
      const { listStyle } = clauseAttributes(here.node);
      // Children need a style to be told apart by.
      if (listStyle === 'NONE' && childrenOf(here).length === 0)
        tr.setNodeAttribute(here.pos, 'listStyle', childStyle(state, here));
      dispatch?.(insertClause(tr, ownEndOf(here), emptyClause(section.node)));
      return true;
    }
    dispatch?.(insertClause(state.tr, where === 'AFTER' ? endOf(here) : here.pos, emptyClause(section.node)));
    return true;
  };

/** (a) below 1.1, (i) below (a), (A) below (i). */
const childStyle = (state: EditorState, { pos }: Part): ListStyle =>
  (['ALPHA_LOWER', 'ROMAN_LOWER', 'ALPHA_UPPER'] as const)[levelAt(state.doc.resolve(pos))] ?? 'ROMAN_UPPER';

/**
 * Enter: at the end of a clause a new one after it, within it the clause in two; an empty clause within another goes a
 * level up. A definition is one paragraph.
 */
export const enter: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const here = clauseHere(state);
  if (!$from.parent.isTextblock) return here === null ? false : newClause('AFTER')(state, dispatch);
  if ($from.parent.type === nodes.sectionTitle) return newClause('AFTER')(state, dispatch);
  if (here === null || $from.parent.type === nodes.definition) return true;
  const tr = empty ? state.tr : state.tr.deleteSelection();
  const { $from: $at } = tr.selection;
  const clause = clauseAround($at);
  if (clause === null) return true;
  const isEmpty = clause.node.textContent === '' && clause.node.childCount === 1;
  if (isEmpty && levelAt(tr.doc.resolve(clause.pos)) > 0) return lift(state, dispatch);
  if ($at.parent.type === nodes.heading) {
    const next = tr.doc.resolve($at.after()).nodeAfter;
    if ($at.parentOffset === $at.parent.content.size) {
      if (next?.type !== nodes.paragraph) tr.insert($at.after(), nodes.paragraph.create());
      tr.setSelection(TextSelection.create(tr.doc, tr.selection.$from.after() + 1));
    } else tr.split($at.pos, 1, [{ type: nodes.paragraph }]);
    dispatch?.(tr.scrollIntoView());
    return true;
  }
  const id = newId();
  const isAtEnd = $at.pos === ownEndOf(clause) - 1;
  if (isAtEnd && clause.node.children.some(isClause)) {
    // The clauses within it stay its own.
    const section = sectionAround($at);
    if (section !== null) dispatch?.(insertClause(tr, ownEndOf(clause), emptyClause(section.node)));
    return true;
  }
  const attributes: ClauseAttributes = {
    ...clauseAttributes(clause.node),
    id,
    key: id,
    clauseTemplateId: null,
    origin: null,
    isSeparatePage: false,
    ...(isAtEnd && { listStyle: 'NONE', textStyle: null }),
  };
  tr.split($at.pos, 2, [{ type: nodes.clause, attrs: attributes }, { type: nodes.paragraph }]);
  dispatch?.(tr.setMeta(DEED, { kind: 'ADDED', id } satisfies Deed).scrollIntoView());
  return true;
};

/** Shift+Enter: a paragraph more within the clause. */
export const newParagraph: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.parent.type !== nodes.paragraph) return false;
  const tr = state.tr.deleteSelection();
  dispatch?.(tr.split(tr.selection.from).scrollIntoView());
  return true;
};

/** The clause that is read just before this one, within the section. */
function clauseBefore(doc: Node, { pos }: Part): Part | null {
  const $pos = doc.resolve(pos);
  let node = $pos.nodeBefore;
  let at = pos;
  if (node === null || !isClause(node)) return isClause($pos.parent) ? { node: $pos.parent, pos: $pos.before() } : null;
  at -= node.nodeSize;
  for (let last = childrenOf({ node, pos: at }).at(-1); last !== undefined; last = childrenOf(last).at(-1)) {
    node = last.node;
    at = last.pos;
  }
  return { node, pos: at };
}

/** Takes a clause's words into the clause before it. */
function joined(state: EditorState, clause: Part): Transaction | null {
  const into = clauseBefore(state.doc, clause);
  if (into === null) return null;
  const { tr } = state;
  const own = clause.node.children.filter((child) => !isClause(child));
  const [first] = own;
  // A heading among other words is words.
  if (first?.type === nodes.heading) {
    const lead = first.textContent === '' ? Fragment.empty : Fragment.from(schema.text(`${first.textContent}. `));
    const next = own[1];
    if (next?.type === nodes.paragraph) own.splice(0, 2, nodes.paragraph.create(null, lead.append(next.content)));
    else own.splice(0, 1, nodes.paragraph.create(null, lead));
  }
  const $clause = state.doc.resolve(clause.pos);
  const isSibling = into.pos + into.node.nodeSize === clause.pos;
  const isFirstChild = $clause.parent === into.node;
  const children = clause.node.children.filter(isClause);
  const end = ownEndOf(into);
  tr.delete(clause.pos, endOf(clause));
  // Deeper clauses keep their level: they go on in the list of the clause before.
  if (children.length > 0) tr.insert(isSibling || isFirstChild ? end : clause.pos - 1, children);
  tr.insert(end, own);
  const before = tr.doc.resolve(end).nodeBefore;
  if (before?.type === nodes.paragraph && own[0]?.type === nodes.paragraph) tr.join(end);
  tr.setSelection(Selection.near(tr.doc.resolve(Math.max(0, end - 1)), -1));
  return tr.scrollIntoView();
}

const isAtStartOf = ({ selection }: EditorState, { pos }: Part) => selection.empty && selection.from === pos + 2;

/** Backspace at a clause's beginning: its words join those before. */
export const joinBefore: Command = (state, dispatch) => {
  const here = clauseHere(state);
  if (here === null || !isAtStartOf(state, here)) return false;
  const tr = joined(state, here);
  if (tr === null) return refuse(state, dispatch, 'FIRST');
  dispatch?.(tr);
  return true;
};

/** Delete at a clause's end: the words after join it. */
export const joinAfter: Command = (state, dispatch) => {
  const here = clauseHere(state);
  if (here === null || !state.selection.empty || state.selection.from !== ownEndOf(here) - 1) return false;
  const next = childrenOf(here)[0] ?? followingClause(state.doc, here);
  if (next === null) return true;
  const tr = joined(state, next);
  if (tr === null) return true;
  dispatch?.(tr);
  return true;
};

function followingClause(doc: Node, part: Part): Part | null {
  const $end = doc.resolve(endOf(part));
  if ($end.nodeAfter !== null && isClause($end.nodeAfter)) return { node: $end.nodeAfter, pos: endOf(part) };
  return isClause($end.parent) ? followingClause(doc, { node: $end.parent, pos: $end.before() }) : null;
}

/** Takes a clause from where it stands to another place; the caret goes along. */
function relocate(tr: Transaction, clause: Part, to: number): Transaction {
  const { anchor, head } = tr.selection;
  const isInside = anchor > clause.pos && head > clause.pos && anchor < endOf(clause) && head < endOf(clause);
  const steps = tr.steps.length;
  tr.delete(clause.pos, endOf(clause));
  const at = tr.mapping.slice(steps).map(to);
  tr.insert(at, clause.node);
  if (isInside)
    tr.setSelection(
      TextSelection.between(tr.doc.resolve(at + anchor - clause.pos), tr.doc.resolve(at + head - clause.pos)),
    );
  return tr.setMeta(DEED, { kind: 'MOVED', id: clauseAttributes(clause.node).id } satisfies Deed).scrollIntoView();
}

const sectionsOf = (doc: Node): Part[] => {
  const found: Part[] = [];
  doc.forEach((node, pos) => found.push({ node, pos }));
  return found;
};

/** Moves a clause by one place among its siblings; from the end of a section's list into the next section. */
export const moveClause =
  (direction: 'UP' | 'DOWN', id?: string): Command =>
  (state, dispatch) => {
    const clause = id === undefined ? clauseHere(state) : partById(state.doc, id);
    if (clause === null || isSection(clause.node)) return false;
    const $clause = state.doc.resolve(clause.pos);
    const section = sectionAround($clause);
    if (section === null || !isOpenSection(section.node)) return refuse(state, dispatch, 'SEALED');
    const neighbour = direction === 'UP' ? $clause.nodeBefore : state.doc.resolve(endOf(clause)).nodeAfter;
    if (neighbour !== null && isClause(neighbour)) {
      const to = direction === 'UP' ? clause.pos - neighbour.nodeSize : endOf(clause) + neighbour.nodeSize;
      dispatch?.(relocate(state.tr, clause, to));
      return true;
    }
    if ($clause.parent !== section.node) return refuse(state, dispatch, direction === 'UP' ? 'FIRST' : 'LAST');
    const sections = sectionsOf(state.doc);
    const place = sections.findIndex(({ pos }) => pos === section.pos);
    const other = sections[place + (direction === 'UP' ? -1 : 1)];
    const { kind } = section.node.attrs;
    if (other === undefined || other.node.attrs.kind !== kind)
      return refuse(state, dispatch, direction === 'UP' ? 'FIRST' : 'LAST');
    const to = direction === 'UP' ? endOf(other) - 1 : other.pos + 1 + (other.node.firstChild?.nodeSize ?? 0);
    dispatch?.(relocate(state.tr, clause, to));
    return true;
  };

/** Moves a clause beside or into another one, as by dragging it in the contents. */
export const moveBeside =
  (id: string, targetId: string, where: 'BEFORE' | 'AFTER' | 'WITHIN'): Command =>
  (state, dispatch) => {
    const clause = partById(state.doc, id);
    const target = partById(state.doc, targetId);
    if (clause === null || target === null || isSection(clause.node)) return false;
    if (target.pos >= clause.pos && target.pos < endOf(clause)) return false;
    const $target = state.doc.resolve(target.pos);
    const section = isSection(target.node) ? target : sectionAround($target);
    const own = sectionAround(state.doc.resolve(clause.pos));
    if (section === null || own === null || !isOpenSection(section.node) || !isOpenSection(own.node))
      return refuse(state, dispatch, 'SEALED');
    const isInto = where === 'WITHIN' || isSection(target.node);
    const level = levelAt($target) + (isInto && isClause(target.node) ? 1 : 0);
    if (level + levelsOf(clause.node) > CLAUSE_LEVELS_MAX) return refuse(state, dispatch, 'TOO_DEEP');
    const to = isInto ? endOf(target) - 1 : where === 'BEFORE' ? target.pos : endOf(target);
    dispatch?.(relocate(state.tr, clause, to));
    return true;
  };

/** Ctrl+]: the clause becomes the last one within its elder sibling. */
export const nest: Command = (state, dispatch) => {
  const clause = clauseHere(state);
  if (clause === null) return false;
  const $clause = state.doc.resolve(clause.pos);
  const elder = $clause.nodeBefore;
  if (elder === null || !isClause(elder)) return refuse(state, dispatch, 'FIRST');
  if (levelAt($clause) + 1 + levelsOf(clause.node) > CLAUSE_LEVELS_MAX) return refuse(state, dispatch, 'TOO_DEEP');
  const elderPart = { node: elder, pos: clause.pos - elder.nodeSize };
  const { tr } = state;
  if (clauseAttributes(elder).listStyle === 'NONE' && childrenOf(elderPart).length === 0)
    tr.setNodeAttribute(elderPart.pos, 'listStyle', childStyle(state, elderPart));
  dispatch?.(relocate(tr, clause, clause.pos - 1));
  return true;
};

/** Ctrl+[: the clause comes after the one that it was within. */
export const lift: Command = (state, dispatch) => {
  const clause = clauseHere(state);
  if (clause === null) return false;
  const $clause = state.doc.resolve(clause.pos);
  if (!isClause($clause.parent)) return refuse(state, dispatch, 'FIRST');
  dispatch?.(relocate(state.tr, clause, $clause.after()));
  return true;
};

export const deleteClause =
  (id?: string): Command =>
  (state, dispatch) => {
    const clause = id === undefined ? clauseHere(state) : partById(state.doc, id);
    if (clause === null || isSection(clause.node)) return false;
    const section = sectionAround(state.doc.resolve(clause.pos));
    if (section === null || !isOpenSection(section.node)) return refuse(state, dispatch, 'SEALED');
    if (dispatch !== undefined) {
      const tr = state.tr.delete(clause.pos, endOf(clause));
      tr.setSelection(Selection.near(tr.doc.resolve(Math.min(clause.pos, tr.doc.content.size)), -1));
      tr.setMeta(DEED, { kind: 'DELETED', name: clause.node.firstChild?.textContent ?? '' } satisfies Deed);
      dispatch(tr.scrollIntoView());
    }
    return true;
  };

/** The style of the list that the clause stands in; at the top of a section, of the list within it. */
export const setListStyle =
  (listStyle: ListStyle): Command =>
  (state, dispatch) => {
    const here = clauseHere(state);
    if (here === null) return false;
    const $here = state.doc.resolve(here.pos);
    const at = isClause($here.parent) ? $here.before() : here.pos;
    const deed: Deed = { kind: 'LIST_STYLE', style: listStyle };
    dispatch?.(state.tr.setNodeAttribute(at, 'listStyle', listStyle).setMeta(DEED, deed));
    return true;
  };

export function listStyleHere(state: EditorState): ListStyle {
  const here = clauseHere(state);
  if (here === null) return 'NONE';
  const { parent } = state.doc.resolve(here.pos);
  return clauseAttributes(isClause(parent) ? parent : here.node).listStyle;
}

const following = <V>(values: readonly V[], value: V): V =>
  values[(values.indexOf(value) + 1) % values.length] ?? value;

/** By key: one list style after another. */
export const nextListStyle: Command = (state, dispatch) =>
  setListStyle(following(LIST_STYLES, listStyleHere(state)))(state, dispatch);

/** How the heading at the caret is set, of a clause or of its section. */
export function textStyleHere(state: EditorState): TextStyle | null {
  const here = clauseHere(state);
  if (here !== null) return clauseAttributes(here.node).textStyle;
  const section = sectionAround(state.selection.$from);
  return section === null ? null : sectionAttributes(section.node).textStyle;
}

/** How the heading is set; a clause without one gets an empty one to type into. */
export const setTextStyle =
  (textStyle: TextStyle | null): Command =>
  (state, dispatch) => {
    const here = clauseHere(state) ?? sectionAround(state.selection.$from);
    if (here === null) return false;
    if (dispatch === undefined) return true;
    const tr = state.tr.setNodeAttribute(here.pos, 'textStyle', textStyle);
    tr.setMeta(DEED, { kind: 'TEXT_STYLE', style: textStyle } satisfies Deed);
    if (isClause(here.node) && textStyle !== null && here.node.firstChild?.type !== nodes.heading) {
      tr.insert(here.pos + 1, nodes.heading.create());
      tr.setSelection(TextSelection.create(tr.doc, here.pos + 2));
    }
    dispatch(tr);
    return true;
  };

/** By key: one heading style after another, and none after the last. */
export const nextTextStyle: Command = (state, dispatch) =>
  setTextStyle(following([null, ...TEXT_STYLES], textStyleHere(state)))(state, dispatch);

/** Takes an empty heading away, or makes one. */
export const toggleHeading: Command = (state, dispatch) => {
  const here = clauseHere(state);
  if (here === null) return false;
  const [first] = here.node.children;
  if (first?.type !== nodes.heading) {
    const tr = state.tr.insert(here.pos + 1, nodes.heading.create());
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, here.pos + 2)));
    return true;
  }
  const words = first.textContent;
  const tr = state.tr.delete(here.pos + 1, here.pos + 1 + first.nodeSize);
  if (words !== '') {
    const after = tr.doc.resolve(here.pos + 1).nodeAfter;
    if (after?.type === nodes.paragraph) tr.insert(here.pos + 2, schema.text(`${words}. `));
    else tr.insert(here.pos + 1, nodes.paragraph.create(null, schema.text(words)));
  }
  dispatch?.(tr);
  return true;
};

export const toggleSeparatePage: Command = (state, dispatch) => {
  const here = clauseHere(state) ?? sectionAround(state.selection.$from);
  if (here === null) return false;
  dispatch?.(state.tr.setNodeAttribute(here.pos, 'isSeparatePage', here.node.attrs.isSeparatePage !== true));
  return true;
};

/**
 * Backspace at the beginning of a paragraph: it joins the one before it in its clause. After a heading or a definition the
 * caret goes there; a computed part is selected first.
 */
export const backWithin: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0 || !$from.parent.isTextblock || $from.depth < 2) return false;
  const before = state.doc.resolve($from.before()).nodeBefore;
  const at = $from.before();
  if ($from.parent.type === nodes.definition) {
    if ($from.parent.content.size === 0) dispatch?.(state.tr.delete(at, $from.after()).scrollIntoView());
    return true;
  }
  if (before === null || isClause(before)) return $from.parent.type === nodes.sectionTitle;
  if (before.type === nodes.sealed)
    dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, at - before.nodeSize)).scrollIntoView());
  else if (before.type === nodes.paragraph && $from.parent.type === nodes.paragraph)
    dispatch?.(state.tr.join(at).scrollIntoView());
  else if ($from.parent.content.size === 0 && before.type === nodes.heading) {
    const tr = state.tr.delete(at, $from.after());
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at - 1)).scrollIntoView());
  } else dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, at - 1)).scrollIntoView());
  return true;
};

/** Delete at the end of a paragraph that is not the clause's last. */
export const forwardWithin: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || !$from.parent.isTextblock || $from.parentOffset < $from.parent.content.size || $from.depth < 2)
    return false;
  const at = $from.after();
  const after = state.doc.resolve(at).nodeAfter;
  if (after === null || isClause(after)) return $from.parent.type === nodes.sectionTitle;
  if (after.type === nodes.sealed)
    dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, at)).scrollIntoView());
  else if (after.type === nodes.paragraph && $from.parent.type === nodes.paragraph)
    dispatch?.(state.tr.join(at).scrollIntoView());
  else dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, at + 1)).scrollIntoView());
  return true;
};
