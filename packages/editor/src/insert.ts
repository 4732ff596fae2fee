import type { AgreementTree, AnswerSource, ClauseNode, Inline } from '@troth/agreement/tree';
import type { Node } from 'prosemirror-model';
import { type Command, NodeSelection, type Transaction } from 'prosemirror-state';
import type { Numbers } from './numbers';
import { definitionAttributes, nodes, referenceAttributes, schema, termAttributes, valueAttributes } from './schema';

/** What may be put into the text beside words. */
export type Insertable =
  | {
      readonly group: 'PARTY' | 'STATE';
      readonly text: string;
      readonly field: string;
      readonly sources: readonly AnswerSource[];
    }
  | { readonly group: 'VALUE'; readonly text: string; readonly sources: readonly AnswerSource[] }
  | { readonly group: 'TERM'; readonly text: string; readonly termKey: string; readonly where: string }
  | { readonly group: 'REFERENCE'; readonly text: string; readonly target: string; readonly heading: string };
/** A value that the API offers: it knows the profiles, the state, and what both agreed on. */
export interface OfferedValue {
  readonly group: 'PARTY' | 'PRONOUN' | 'STATE' | 'ANSWER';
  /** `A.fullName`, `statute`, a question's key. */
  readonly name: string;
  readonly text: string;
  readonly sources: AnswerSource[];
}

export const INSERT_GROUPS = ['PARTY', 'STATE', 'VALUE', 'TERM', 'REFERENCE'] as const;

function inlinesOf({ blocks }: ClauseNode): Inline[] {
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph') return block.inlines;
    return block.type === 'definitions' ? block.entries.flatMap(({ inlines }) => inlines) : [];
  });
}

function everyClause(tree: AgreementTree): ClauseNode[] {
  const within = (clause: ClauseNode): ClauseNode[] => [clause, ...clause.children.flatMap(within)];
  return tree.sections.flatMap(({ clauses }) => clauses.flatMap(within));
}

/** An answer that both gave. That of one partner alone is nobody else's to print. */
const isAgreed = (sources: readonly AnswerSource[]) =>
  sources.some(({ respondent }) => respondent === 'A') && sources.some(({ respondent }) => respondent === 'B');

/**
 * What the text may be filled with: the parties' names and pronouns, the state, answers that both gave, defined terms and
 * references to any clause. Never an answer of one partner.
 */
export function insertables(
  base: AgreementTree,
  edited: AgreementTree,
  numbers: Numbers,
  values: readonly OfferedValue[] = [],
): Insertable[] {
  const found = new Map<string, Insertable>();
  const add = (item: Insertable) => {
    const key = `${item.group} ${item.text} ${item.group === 'REFERENCE' ? item.target : ''}`;
    if (!found.has(key)) found.set(key, item);
  };
  for (const { group, name, text, sources } of values) {
    const field = name.split('.').at(-1) ?? name;
    if (group === 'ANSWER') add({ group: 'VALUE', text, sources });
    else add({ group: group === 'STATE' ? 'STATE' : 'PARTY', text, field, sources });
  }
  const clauses = everyClause(base);
  for (const clause of clauses)
    for (const inline of inlinesOf(clause))
      if (inline.type === 'value' && isAgreed(inline.sources))
        add({ group: 'VALUE', text: inline.text, sources: inline.sources });
  for (const clause of everyClause(edited)) {
    const path = numbers.references.get(clause.key);
    for (const block of clause.blocks)
      if (block.type === 'definitions')
        for (const { term, termKey } of block.entries) add({ group: 'TERM', text: term, termKey, where: path ?? '' });
    if (path !== undefined) add({ group: 'REFERENCE', text: path, target: clause.key, heading: clause.heading ?? '' });
  }
  return [...found.values()].sort((a, b) => INSERT_GROUPS.indexOf(a.group) - INSERT_GROUPS.indexOf(b.group));
}

function nodeOf(item: Insertable): Node {
  switch (item.group) {
    case 'PARTY':
    case 'STATE':
    case 'VALUE':
      return nodes.value.create({ text: item.text, sources: item.sources });
    case 'TERM':
      return nodes.term.create({ text: item.text, termKey: item.termKey });
    case 'REFERENCE':
      return nodes.reference.create({ text: item.text, target: item.target });
  }
}

/** Puts it at the caret. In a heading or title only words stand. */
export const insert =
  (item: Insertable): Command =>
  (state, dispatch) => {
    const { parent } = state.selection.$from;
    if (!parent.isTextblock) return false;
    const node = nodeOf(item);
    const takes = parent.type.contentMatch.matchType(node.type) !== null;
    dispatch?.(state.tr.replaceSelectionWith(takes ? node : schema.text(item.text), false).scrollIntoView());
    return true;
  };

export const isAtom = ({ type }: Node) => type === nodes.value || type === nodes.term || type === nodes.reference;

export const textOfAtom = (node: Node): string => String((node.attrs as { text: unknown }).text);

/** Cuts the tie of what the caret has selected: its words stay, as words. */
export const turnIntoText =
  (drawn: (node: Node) => string): Command =>
  (state, dispatch) => {
    const { selection } = state;
    if (!(selection instanceof NodeSelection) || !isAtom(selection.node)) return false;
    const text = drawn(selection.node);
    dispatch?.(text === '' ? state.tr.deleteSelection() : state.tr.replaceSelectionWith(schema.text(text), false));
    return true;
  };

/** Where the definitions stand: a new one goes after the last of them. */
function definitionsEnd(doc: Node): number | null {
  let end: number | null = null;
  doc.descendants((node, pos) => {
    if (node.type === nodes.definition && end === null) {
      const $pos = doc.resolve(pos);
      let at = pos;
      for (let index = $pos.index(); index < $pos.parent.childCount; index += 1) {
        const child = $pos.parent.child(index);
        if (child.type !== nodes.definition) break;
        at += child.nodeSize;
      }
      end = at;
    }
    return end === null;
  });
  return end;
}

/** Defines a term after the others, and says it in place of the selected words. */
export function defineTerm(tr: Transaction, term: string, newKey: string): boolean {
  const end = definitionsEnd(tr.doc);
  if (end === null || term.trim() === '') return false;
  const { $from, $to } = tr.selection;
  const canSay = $from.sameParent($to) && $from.parent.type.contentMatch.matchType(nodes.term) !== null;
  const definition = nodes.definition.create({ termKey: newKey, term: term.trim() });
  if (canSay && !tr.selection.empty)
    tr.replaceSelectionWith(nodes.term.create({ termKey: newKey, text: term.trim() }), false);
  tr.insert(tr.mapping.map(end), definition);
  tr.scrollIntoView();
  return true;
}

/** Renames a term in its definition and wherever it is said. */
export function renameTerm(tr: Transaction, termKey: string, term: string): boolean {
  const name = term.trim();
  if (name === '') return false;
  tr.doc.descendants((node, pos) => {
    if (node.type === nodes.definition && definitionAttributes(node).termKey === termKey)
      tr.setNodeAttribute(pos, 'term', name);
    if (node.type === nodes.term && termAttributes(node).termKey === termKey) tr.setNodeAttribute(pos, 'text', name);
  });
  return tr.docChanged;
}

/** What an atom says of itself: where it comes from. */
export type AtomOrigin =
  | { readonly kind: 'VALUE'; readonly text: string; readonly sources: readonly AnswerSource[] }
  | { readonly kind: 'TERM'; readonly text: string; readonly termKey: string }
  | { readonly kind: 'REFERENCE'; readonly target: string };

export function originOf(node: Node): AtomOrigin | null {
  switch (node.type) {
    case nodes.value:
      return { kind: 'VALUE', ...valueAttributes(node) };
    case nodes.term:
      return { kind: 'TERM', ...termAttributes(node) };
    case nodes.reference:
      return { kind: 'REFERENCE', target: referenceAttributes(node).target };
    default:
      return null;
  }
}
