import type { Node } from 'prosemirror-model';
import { Decoration } from 'prosemirror-view';
import type { EditorState } from 'prosemirror-state';
import { Cursor, drawnText, textBlocks } from './decorations';
import classes from './editor.module.css';
import type { Numbers } from './numbers';
import { clauseHere, nameOf, partById } from './parts';
import { clauseAttributes, isClause } from './schema';
import { drawn } from './state';

/** A clause that someone wrote about, or words of it; these are found by how they read. */
export interface Commented {
  readonly clauseId: string;
  readonly quote: string | null;
}

/** How many discussions there are of each clause. */
export function countByClause(comments: readonly Commented[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { clauseId } of comments) counts.set(clauseId, (counts.get(clauseId) ?? 0) + 1);
  return counts;
}

/** What new words are about: a clause, or what is selected in it. */
export interface About {
  readonly clauseId: string;
  /** The clause as it is called: “9.2 Safety exceptions”. */
  readonly name: string;
  readonly quote: string | null;
}

const QUOTE_MAX = 400;

const wordsOf = (block: Node, numbers: Numbers) => block.children.map((node) => drawnText(node, numbers)).join('');

/** How a clause is called, with its number. */
export function calledIn({ numbers }: { numbers: Numbers }, node: Node): string {
  const { id } = clauseAttributes(node);
  return [numbers.paths.get(id) ?? '', nameOf(node)].filter((part) => part !== '').join(' ');
}

/** The clause at the caret, with the selected words where these are in one paragraph. */
export function aboutHere(state: EditorState): About | null {
  const here = clauseHere(state);
  if (here === null) return null;
  const { $from, $to, from, to, empty } = state.selection;
  const numbers = drawn(state).numbers;
  let quote: string | null = null;
  if (!empty && $from.sameParent($to) && $from.parent.isTextblock) {
    quote = '';
    $from.parent.nodesBetween($from.parentOffset, $to.parentOffset, (node, pos) => {
      if (!node.isInline) return;
      const text = drawnText(node, numbers);
      const start = $from.start() + pos;
      quote += node.isText ? text.slice(Math.max(0, from - start), to - start) : text;
    });
    quote = quote.trim().slice(0, QUOTE_MAX) || null;
  }
  return { clauseId: clauseAttributes(here.node).id, name: calledIn({ numbers }, here.node), quote };
}

/** Marks the words that were written about, where they still stand in their clause. */
export function commentDecorations(doc: Node, comments: readonly Commented[], numbers: Numbers): Decoration[] {
  return comments.flatMap(({ clauseId, quote }) => {
    if (quote === null) return [];
    const part = partById(doc, clauseId);
    if (part === null || !isClause(part.node)) return [];
    for (const { block, start } of textBlocks(part)) {
      if (!block.isTextblock) continue;
      const at = wordsOf(block, numbers).indexOf(quote);
      if (at === -1) continue;
      const cursor = new Cursor(block, start, numbers);
      cursor.pass(at);
      const from = cursor.pos;
      cursor.pass(quote.length);
      return [Decoration.inline(from, cursor.pos, { class: classes.commented ?? '', 'data-comment': clauseId })];
    }
    return [];
  });
}
