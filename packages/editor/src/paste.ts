import { Fragment, type Node, Slice } from 'prosemirror-model';
import { type EditorState, Selection, type Transaction } from 'prosemirror-state';
import { CLAUSE_LEVELS_MAX } from '@troth/domain/constants';
import type { OfferedValue } from './insert';
import type { Numbers } from './numbers';
import { clauseHere, endOf, isOpenSection, kindIn, levelAt, ownEndOf, renewed, sectionAround } from './parts';
import { isClause, nodes, schema } from './schema';

/** Most that is pasted at once. */
export const PASTE_MAX_BYTES = 200_000;

export interface PastedParagraph {
  readonly text: string;
  /** How deep the list that it stood in; 0 outside of lists. */
  readonly level: number;
}
export type Pasted =
  | { readonly kind: 'REFUSED'; readonly why: 'TABLE' | 'TOO_LONG' }
  | { readonly kind: 'PARAGRAPHS'; readonly paragraphs: readonly PastedParagraph[] };

const BLOCKS = new Set(
  'P DIV LI H1 H2 H3 H4 H5 H6 BLOCKQUOTE PRE UL OL DL DT DD SECTION ARTICLE HEADER FOOTER BODY ADDRESS'.split(' '),
);
const UNSEEN = new Set('STYLE SCRIPT TITLE META LINK HEAD TEMPLATE XML'.split(' '));

const tidy = (text: string) =>
  text
    .replaceAll(/[\u200B\uFEFF\u00AD]/g, '')
    .replaceAll(/[ \t\n\r\f\u00A0]+/g, ' ')
    .trim();

/** The level of a list paragraph of Word, from `mso-list:l0 level2 lfo1`; null where it is none. */
function levelOfWord(element: Element): number | null {
  const style = element.getAttribute('style') ?? '';
  const level = /mso-list:[^;"]*level(\d)/i.exec(style)?.[1];
  return level === undefined ? null : Number(level);
}

/** The number that Word typed beside a list paragraph, for programs that know no lists. */
const isTypedNumber = (element: Element) => /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '');

class Reader {
  readonly paragraphs: PastedParagraph[] = [];
  #text = '';
  #level = 0;

  #close(level: number): void {
    const text = tidy(this.#text);
    if (text !== '') this.paragraphs.push({ text, level: this.#level });
    this.#text = '';
    this.#level = level;
  }

  read(parent: globalThis.Node, level: number): void {
    for (const node of parent.childNodes) {
      if (node.nodeType === 3) this.#text += node.textContent ?? '';
      else if (node.nodeType === 1) this.#element(node as Element, level);
    }
  }

  #element(element: Element, level: number): void {
    const tag = element.tagName.toUpperCase();
    if (UNSEEN.has(tag) || isTypedNumber(element) || tag.includes(':')) {
      if (tag === 'O:P') this.#text += ' ';
      return;
    }
    if (tag === 'BR') {
      // Two of them part paragraphs, as mail writes them; one is a line's end.
      if (/\n\s*$/.test(this.#text)) this.#close(this.#level);
      else this.#text += '\n';
      return;
    }
    const isList = tag === 'UL' || tag === 'OL';
    const inner = isList ? level + 1 : level;
    if (!BLOCKS.has(tag)) {
      this.read(element, level);
      return;
    }
    this.#close(levelOfWord(element) ?? inner);
    this.read(element, inner);
    this.#close(level);
  }

  end(): readonly PastedParagraph[] {
    this.#close(0);
    return this.paragraphs;
  }
}

/**
 * Lines of plain text as paragraphs. An empty line parts them; where there is none, each line is one, unless the lines are
 * as long as a page is wide, as PDFs copy them: then a line that ends no sentence goes on in the next.
 */
export function paragraphsOfText(text: string): PastedParagraph[] {
  const clean = text.replaceAll(/\r\n?/g, '\n');
  const LONG = 55;
  const parts = clean.split(/\n[ \t]*\n+/).flatMap((part) => {
    const lines = part.split('\n');
    const joinedLines: string[] = [];
    for (const [index, line] of lines.entries()) {
      const before = lines[index - 1];
      const goesOn = before !== undefined && before.trim().length >= LONG && !/[.:;!?”"]$/.test(before.trim());
      const hyphen = /\p{L}-$/u.test(before?.trim() ?? '') && /^\p{Ll}/u.test(line.trim());
      if (goesOn && hyphen) joinedLines.push((joinedLines.pop() ?? '').trimEnd().slice(0, -1) + line.trim());
      else if (goesOn) joinedLines.push(`${joinedLines.pop() ?? ''} ${line}`);
      else joinedLines.push(line);
    }
    return joinedLines;
  });
  return parts
    .map(tidy)
    .filter((each) => each !== '')
    .map((each) => ({ text: each, level: 0 }));
}

/** Reads what another program copied: words and the depth of lists; styles are dropped, tables refused. */
export function readPasted(html: string, text: string): Pasted {
  if (
    new Blob([html === '' ? text : html.replaceAll(/<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/gi, '')]).size >
    PASTE_MAX_BYTES
  )
    return { kind: 'REFUSED', why: 'TOO_LONG' };
  if (html === '') return { kind: 'PARAGRAPHS', paragraphs: paragraphsOfText(text) };
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  if (parsed.querySelector('table') !== null && !isOfLayout(parsed)) return { kind: 'REFUSED', why: 'TABLE' };
  const reader = new Reader();
  reader.read(parsed.body, 0);
  return { kind: 'PARAGRAPHS', paragraphs: reader.end() };
}

/** Mail wraps its words into tables of one cell. */
const isOfLayout = (parsed: Document) =>
  [...parsed.querySelectorAll('table')].every((table) => table.querySelectorAll('td, th').length <= 1);

interface Nested {
  readonly text: string;
  readonly children: Nested[];
}

/** Paragraphs by the levels of their lists, the deeper within the shallower before them. */
function nestedBy(paragraphs: readonly PastedParagraph[]): Nested[] {
  const root: Nested[] = [];
  const open: { level: number; nested: Nested }[] = [];
  for (const { text, level } of paragraphs) {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= level) open.pop();
    const nested: Nested = { text, children: [] };
    (open.at(-1)?.nested.children ?? root).push(nested);
    open.push({ level, nested });
  }
  return root;
}

/**
 * Puts pasted paragraphs in: the first where the caret is, the others as clauses after that one, list paragraphs within the
 * paragraph that introduces them.
 *
 * @returns Null where nothing can be pasted.
 */
export function pasteParagraphs(state: EditorState, paragraphs: readonly PastedParagraph[]): Transaction | null {
  const [first, ...others] = paragraphs;
  const { $from } = state.selection;
  if (first === undefined || !$from.parent.isTextblock) return null;
  const section = sectionAround($from);
  if (section === null || !isOpenSection(section.node)) return null;
  const tr = state.tr.insertText(first.text);
  const start = tr.selection.to;
  if (others.length === 0 || $from.parent.type === nodes.sectionTitle) {
    if (others.length > 0) tr.insertText(` ${others.map(({ text }) => text).join(' ')}`);
    return tr.scrollIntoView().setMeta('paste', true);
  }
  const here = clauseHere({ selection: tr.selection } as EditorState);
  if (here === null) return null;
  const level = levelAt(tr.doc.resolve(here.pos));
  const kind = kindIn(section.node);
  const STYLES = ['ALPHA_LOWER', 'ROMAN_LOWER', 'ALPHA_UPPER'] as const;
  const made = ({ text, children }: Nested, depth: number): Node[] => {
    const id = crypto.randomUUID();
    const within = children.flatMap((child) => made(child, depth + 1));
    const isDeepest = depth + 1 >= CLAUSE_LEVELS_MAX;
    const clause = nodes.clause.create(
      {
        id,
        key: id,
        kind,
        origin: 'PASTE',
        listStyle: within.length > 0 && !isDeepest ? (STYLES[depth] ?? 'ROMAN_UPPER') : 'NONE',
      },
      [nodes.paragraph.create(null, schema.text(text)), ...(isDeepest ? [] : within)],
    );
    return isDeepest ? [clause, ...within] : [clause];
  };
  // What is listed under the first paragraph stands within its clause; the rest comes after it.
  const nested = nestedBy([{ ...first, level: Math.min(first.level, ...others.map((each) => each.level)) }, ...others]);
  const [lead, ...siblings] = nested;
  const after = endOf(here);
  const next = siblings.flatMap((each) => made(each, level));
  if (next.length > 0) tr.insert(after, next);
  const inner = (lead?.children ?? []).flatMap((each) => made(each, level + 1));
  if (inner.length > 0) {
    if (level + 1 < CLAUSE_LEVELS_MAX) {
      tr.insert(ownEndOf(here), inner);
      if (here.node.attrs.listStyle === 'NONE')
        tr.setNodeAttribute(here.pos, 'listStyle', STYLES[level] ?? 'ROMAN_UPPER');
    } else tr.insert(after, inner);
  }
  tr.setSelection(Selection.near(tr.doc.resolve(start), -1));
  return tr.scrollIntoView().setMeta('paste', true);
}

/** What was copied here, as it was: what stands in it gets ids of its own, so that two clauses never share one. */
export function pasteSlice(state: EditorState, json: unknown): Transaction | null {
  const section = sectionAround(state.selection.$from);
  if (section === null || !isOpenSection(section.node)) return null;
  const slice = Slice.fromJSON(schema, json);
  const newId = () => crypto.randomUUID();
  const clausesIn: Node[] = [];
  slice.content.forEach((node) => {
    if (isClause(node)) clausesIn.push(renewed(node, newId));
    else if (node.type === nodes.section)
      for (const child of node.children) if (isClause(child)) clausesIn.push(renewed(child, newId));
  });
  if (clausesIn.length > 1) {
    const here = clauseHere(state);
    return state.tr.insert(here === null ? endOf(section) - 1 : endOf(here), clausesIn).scrollIntoView();
  }
  // Words out of one clause: as words, into the paragraph.
  const inlines: Node[] = [];
  const blocks: Node[] = [];
  const gather = (fragment: Fragment) =>
    fragment.forEach((node) => {
      if (node.isInline) inlines.push(node);
      else if (node.isTextblock) blocks.push(node);
      else gather(node.content);
    });
  gather(slice.content);
  if (blocks.length > 1 && blocks.every(({ type }) => type === nodes.paragraph || type === nodes.heading)) {
    const paragraphs = blocks.map((block) => nodes.paragraph.create(null, block.content));
    return state.tr.replaceSelection(new Slice(Fragment.from(paragraphs), 1, 1)).scrollIntoView();
  }
  const words = blocks.length > 0 ? blocks.flatMap((block) => block.children) : inlines;
  const { parent } = state.selection.$from;
  const fits = words.every(({ type }) => parent.type.contentMatch.matchType(type) !== null);
  const content = fits ? Fragment.from(words) : Fragment.from(textOf(words));
  return state.tr.replaceSelection(new Slice(content, 0, 0)).scrollIntoView();
}

const textOf = (words: readonly Node[]) => {
  const text = words
    .map((node) => (node.isText ? (node.text ?? '') : String((node.attrs as { text: unknown }).text)))
    .join('');
  return text === '' ? [] : [schema.text(text)];
};

/** Pasted words that may be meant as a reference or a party's name. */
export interface Offer {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly node: Node;
}

/** What in a range reads like a reference to a clause that there is, or is a party's full name. */
export function offersIn(
  doc: Node,
  from: number,
  to: number,
  numbers: Numbers,
  values: readonly OfferedValue[] = [],
): Offer[] {
  const names = values.filter(({ group, name }) => group === 'PARTY' && name.endsWith('.fullName'));
  const byWords = new Map([...numbers.references].map(([key, words]) => [words, key]));
  const offers: Offer[] = [];
  doc.nodesBetween(from, to, (node, pos, parent) => {
    if (!node.isText || parent?.type !== nodes.paragraph) return;
    for (const match of (node.text ?? '').matchAll(
      /\b(?:Section|Clause|Schedule) (?:[A-Z]\b|\d+(?:\.\d+)*(?:\([a-zA-Z]+\))*)/gi,
    )) {
      const [text] = match;
      const words = text.replace(/^clause/i, 'Section').replace(/^./, (letter) => letter.toUpperCase());
      const target = byWords.get(words);
      const at = pos + match.index;
      if (target !== undefined && at >= from && at + text.length <= to)
        offers.push({ from: at, to: at + text.length, text, node: nodes.reference.create({ text: words, target }) });
    }
    for (const { text, sources } of names)
      for (
        let index = wordAt(node.text ?? '', text, 0);
        index !== -1;
        index = wordAt(node.text ?? '', text, index + 1)
      ) {
        const at = pos + index;
        if (at >= from && at + text.length <= to)
          offers.push({ from: at, to: at + text.length, text, node: nodes.value.create({ text, sources }) });
      }
  });
  return offers.sort((one, other) => one.from - other.from);
}

/** Where the words are whole: “Ann Lee” is not in “Ann Leeds”. */
function wordAt(text: string, wanted: string, from: number): number {
  const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);
  for (let at = text.indexOf(wanted, from); at !== -1; at = text.indexOf(wanted, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + wanted.length])) return at;
  return -1;
}

/** Takes the offers, from the last to the first. */
export function takeOffers(tr: Transaction, offers: readonly Offer[]): Transaction {
  for (const { from, to, text, node } of [...offers].reverse())
    if (tr.doc.textBetween(from, Math.min(to, tr.doc.content.size)) === text) tr.replaceWith(from, to, node);
  return tr;
}
