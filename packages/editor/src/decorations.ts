import type { Redline } from '@troth/agreement/redline';
import type { Node } from 'prosemirror-model';
import { Decoration } from 'prosemirror-view';
import type { Edits, RedlineClause } from '@troth/agreement/edit';
import classes from './editor.module.css';
import { isAtom, textOfAtom } from './insert';
import type { Numbers } from './numbers';
import { endOf, ownEndOf, type Part, partById } from './parts';
import { clauseAttributes, isClause, isSection, nodes, referenceAttributes } from './schema';

type Run = Redline['title'][number];

/** What an atom shows: a reference follows the number of what it names. */
export function drawnText(node: Node, { references }: Numbers): string {
  if (node.isText) return node.text ?? '';
  if (node.type === nodes.reference) return references.get(referenceAttributes(node).target) ?? textOfAtom(node);
  return isAtom(node) ? textOfAtom(node) : '';
}

/** Goes through the words of one text block, character by character as they are drawn. */
export class Cursor {
  #child = 0;
  #offset = 0;
  #pos: number;

  constructor(
    private readonly block: Node,
    readonly start: number,
    private readonly numbers: Numbers,
  ) {
    this.#pos = start;
  }

  get pos() {
    return this.#pos;
  }

  /** Passes this many drawn characters. A part of an atom is the whole of it. */
  pass(length: number): void {
    let rest = length;
    while (rest > 0 && this.#child < this.block.childCount) {
      const node = this.block.child(this.#child);
      const drawn = drawnText(node, this.numbers).length;
      const step = Math.min(rest, drawn - this.#offset);
      rest -= step;
      this.#offset += step;
      if (node.isText) this.#pos += step;
      if (this.#offset >= drawn) {
        if (!node.isText) this.#pos += node.nodeSize;
        this.#child += 1;
        this.#offset = 0;
      } else if (step === 0) return;
    }
  }
}

function struck(text: string, words: { readonly deleted: string; readonly deletedEnd: string }) {
  const mark = document.createElement('del');
  mark.className = classes.del ?? '';
  mark.contentEditable = 'false';
  const hidden = (said: string) => {
    const span = document.createElement('span');
    span.className = 'troth-vh';
    span.textContent = said;
    return span;
  };
  mark.append(hidden(words.deleted), text, hidden(words.deletedEnd));
  return mark;
}

export interface RedlineWords {
  readonly deleted: string;
  readonly deletedEnd: string;
}

function drawRuns(
  cursor: Cursor,
  runs: readonly Run[],
  words: RedlineWords,
  add: (decoration: Decoration) => void,
): void {
  for (const { change, inline } of runs) {
    if (change === 'DELETED') {
      const { text } = inline;
      if (text !== '')
        add(
          Decoration.widget(cursor.pos, () => struck(text, words), {
            side: -1,
            key: `del ${cursor.pos} ${text}`,
            ignoreSelection: true,
            marks: [],
          }),
        );
      continue;
    }
    const from = cursor.pos;
    cursor.pass(inline.text.length);
    if (change === 'INSERTED' && cursor.pos > from)
      add(Decoration.inline(from, cursor.pos, { role: 'insertion', class: classes.ins ?? '' }));
  }
}

/** The clause's own text blocks, each with where its words start. */
export function textBlocks({ node, pos }: Part): { block: Node; start: number }[] {
  const found: { block: Node; start: number }[] = [];
  node.forEach((child, offset) => {
    if (!isClause(child)) found.push({ block: child, start: pos + 1 + offset + 1 });
  });
  return found;
}

function drawClause(
  part: Part,
  { heading, blocks }: RedlineClause,
  numbers: Numbers,
  words: RedlineWords,
  add: (decoration: Decoration) => void,
): void {
  const own = textBlocks(part);
  const [first] = own;
  if (first?.block.type === nodes.heading) {
    if (heading !== null) drawRuns(new Cursor(first.block, first.start, numbers), heading, words, add);
    own.shift();
  }
  if (blocks === null) return;
  let at = 0;
  let cursor: Cursor | null = null;
  const open = () => {
    const next = own[at];
    if (next === undefined) return null;
    cursor ??= new Cursor(next.block, next.start, numbers);
    return cursor;
  };
  const close = () => {
    cursor = null;
    at += 1;
  };
  for (const block of blocks) {
    if (block.type === 'paragraph') {
      const place = own[at]?.block.type === nodes.paragraph ? open() : null;
      if (place !== null) drawRuns(place, block.runs, words, add);
      if (block.end !== 'DELETED' && place !== null) close();
      continue;
    }
    if (block.change === 'DELETED') continue;
    if (block.type === 'definitions') {
      // Settled definitions are in the order of their terms; those being typed need not be.
      for (const { key, standing, runs } of block.entries) {
        if (standing === 'DELETED' || standing === 'MOVED_AWAY') continue;
        const place = own.find((each) => each.block.type === nodes.definition && each.block.attrs.termKey === key);
        if (place !== undefined) drawRuns(new Cursor(place.block, place.start, numbers), runs, words, add);
        close();
      }
      continue;
    }
    close();
  }
}

export interface Ghost {
  readonly id: string;
  readonly name: string;
}

/** How a deleted clause is drawn where it stood, and whether it can be restored there now. */
export interface Ghosts {
  readonly canRestore: boolean;
  readonly draw: (ghost: Ghost) => HTMLElement;
}

type Gone = Edits['gone'][number];

/** Where a deleted clause stood, as the text is now; null where what it stood in went too. */
function placeOfGhost(doc: Node, { after, within }: Gone, find: (id: string) => Part | null): number | null {
  const elder = after === null ? null : find(after);
  const holder = find(within);
  if (holder === null) return null;
  if (elder !== null && doc.resolve(elder.pos).parent.attrs.id === within) return endOf(elder);
  return isSection(holder.node) ? holder.pos + 1 + (holder.node.firstChild?.nodeSize ?? 0) : ownEndOf(holder);
}

/** The deleted clause that stood nearest to a place. */
export function nearestGhost(doc: Node, { gone }: Edits, pos: number): string | null {
  let nearest: { id: string; distance: number } | null = null;
  for (const each of gone) {
    const place = placeOfGhost(doc, each, (id) => partById(doc, id));
    if (place === null) continue;
    const distance = Math.abs(place - pos);
    if (nearest === null || distance < nearest.distance) nearest = { id: each.clause.id, distance };
  }
  return nearest?.id ?? null;
}

/** What differs since the base, drawn over the text: words that came and went, clauses that went. */
export function decorationsOf(
  doc: Node,
  edits: Edits,
  numbers: Numbers,
  words: RedlineWords,
  ghosts: Ghosts | null,
): Decoration[] {
  const decorations: Decoration[] = [];
  if (edits.list.length === 0) return decorations;
  const add = (decoration: Decoration) => decorations.push(decoration);
  const parts = new Map<string, Part>();
  const visit = (node: Node, start: number) =>
    node.forEach((child, offset) => {
      if (!isClause(child) && !isSection(child)) return;
      const pos = start + offset;
      parts.set(String(child.attrs.id), { node: child, pos });
      visit(child, pos + 1);
    });
  visit(doc, 0);
  for (const [id, redline] of edits.redlines) {
    const part = parts.get(id);
    if (part !== undefined) drawClause(part, redline, numbers, words, add);
  }
  for (const [id, runs] of edits.titles) {
    const part = parts.get(id);
    const title = part?.node.firstChild;
    if (part !== undefined && title) drawRuns(new Cursor(title, part.pos + 2, numbers), runs, words, add);
  }
  if (ghosts !== null)
    for (const gone of edits.gone) {
      const pos = placeOfGhost(doc, gone, (id) => parts.get(id) ?? null);
      if (pos === null) continue;
      const { clause } = gone;
      const [block] = clause.blocks;
      const begin =
        block?.type === 'paragraph'
          ? block.inlines
              .map(({ text }) => text)
              .join('')
              .slice(0, 60)
          : '';
      const name = clause.heading ?? begin;
      add(
        Decoration.widget(pos, () => ghosts.draw({ id: clause.id, name }), {
          side: -1,
          // A view that has drawn this key draws it no more.
          key: `ghost ${clause.id} ${String(ghosts.canRestore)}`,
          ignoreSelection: true,
          stopEvent: () => true,
        }),
      );
    }
  return decorations;
}

/** Ids of the clauses of a document, in its order. @internal Tests find clauses by it. */
export const idsIn = (doc: Node): string[] => {
  const found: string[] = [];
  doc.descendants((node) => {
    if (isClause(node)) found.push(clauseAttributes(node).id);
    return !node.isTextblock;
  });
  return found;
};
