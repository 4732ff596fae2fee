import { childOf, descendants, elementsOf, ownText, type XmlElement } from './xml';

/**
 * What a word processor's file says, paragraph by paragraph, with all tracked changes accepted: what was deleted or moved
 * away is left out, and a paragraph whose end was deleted goes on in the next.
 */

/** The number of another place, as a field prints it: the word processor's own, which others count too. */
export interface WordSpan {
  readonly start: number;
  readonly end: number;
  /** The bookmark of that place. */
  readonly target: string;
}

export interface WordLine {
  readonly text: string;
  readonly spans: readonly WordSpan[];
  readonly style: string | null;
  /** The list that numbers it and its level there; null where its style says, `0` where none does. */
  readonly list: string | null;
  /** A cell of a table has lines of its own. */
  readonly isInTable: boolean;
  /** How many characters at its beginning are set as a clause's heading. */
  readonly headLength: number;
}

/** What stands beside the text: it is told, and not taken. */
export interface WordAside {
  readonly kind: 'COMMENT' | 'FOOTNOTE' | 'PICTURE';
  readonly line: number;
  readonly words: string;
  readonly author: string;
}

export interface WordText {
  readonly lines: readonly WordLine[];
  /** Lines that each bookmark has words in; of one without words, the line that it stands in. */
  readonly bookmarks: ReadonlyMap<string, readonly number[]>;
  readonly asides: readonly WordAside[];
}

/** What a file cannot say, what only says how a text runs or breaks, and what stands for a character that was lost. */
const UNSAID =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u00ad\u200b\u200e\u200f\ufeff\ufffc-\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** Spaces of any kind and number are one. */
export const spaced = (text: string): string => text.replace(UNSAID, '').replace(/[\s\u00a0]+/g, ' ');
/** Words as they are compared: quotation marks and apostrophes are no difference. */
export const plainWords = (text: string): string =>
  spaced(text)
    .replace(/[‘’‚‛]/g, "'")
    .replace(/[“”„‟]/g, '"')
    .trim();

const GONE = new Set(['w:del', 'w:moveFrom']);
const PICTURES = new Set(['w:drawing', 'w:pict', 'w:object', 'mc:AlternateContent', 'w:altChunk']);
const NO_TEXT = new Set(['w:pPr', 'w:rPr', 'w:delText', 'w:sdtPr', 'w:sdtEndPr', 'w:tblPr', 'w:tblGrid', 'w:trPr']);
/** A table without lines, in which we put paragraphs that come or go between two tables. */
const FRAME = 'Frame';
const HEADING_IN_LINE = 'ClauseHeading';
const PIECES: Readonly<Record<string, string>> = {
  'w:tab': ' ',
  'w:ptab': ' ',
  'w:br': ' ',
  'w:cr': ' ',
  'w:noBreakHyphen': '-',
};

const valueOf = (element: XmlElement | undefined) => element?.attributes['w:val'] ?? null;
const isGone = (properties: XmlElement | undefined) =>
  properties !== undefined && elementsOf(properties).some(({ name }) => GONE.has(name));

interface Field {
  instruction: string;
  /** Where what it prints begins; null while its instruction is read. */
  start: number | null;
}

/** The bookmark of which a field prints the number: `REF clause_x \r \h`. */
const targetOf = (instruction: string): string | undefined =>
  /^\s*REF\s+"?([^\s"\\]+).*\\[nrw]/i.exec(instruction)?.[1];

class TextReader {
  readonly lines: WordLine[] = [];
  readonly bookmarks = new Map<string, number[]>();
  readonly asides: WordAside[] = [];
  /** Comments and footnotes, by kind and id. */
  readonly #further: ReadonlyMap<string, XmlElement>;
  /** By id: the bookmarks that are open, and whether they had words yet. */
  readonly #open = new Map<string, string>();
  readonly #fields: Field[] = [];
  #text = '';
  #spans: WordSpan[] = [];
  #headLength = 0;
  #isInTable = false;
  /** Bookmarks that began and ended in this paragraph without a word. */
  #empty: string[] = [];

  constructor(further: ReadonlyMap<string, XmlElement>) {
    this.#further = further;
  }

  #add(piece: string, isHead: boolean): void {
    if (this.#fields.some(({ start }) => start === null)) return;
    const words = spaced(piece);
    const own = this.#text === '' || this.#text.endsWith(' ') ? words.trimStart() : words;
    if (own === '') return;
    if (isHead && this.#headLength === this.#text.length) this.#headLength += own.length;
    this.#text += own;
    if (own.trim() === '') return;
    const line = this.lines.length;
    for (const name of this.#open.values()) {
      const known = this.bookmarks.get(name) ?? [];
      this.bookmarks.set(name, known);
      if (known.at(-1) !== line) known.push(line);
    }
  }

  #field(kind: string | undefined): void {
    if (kind === 'begin') this.#fields.push({ instruction: '', start: null });
    const field = this.#fields.at(-1);
    if (field === undefined) return;
    if (kind === 'separate') field.start = this.#text.length;
    if (kind !== 'end') return;
    this.#fields.pop();
    if (field.start !== null) this.#span(field.start, targetOf(field.instruction));
  }

  #span(start: number, target: string | undefined): void {
    if (target !== undefined && this.#text.length > start) this.#spans.push({ start, end: this.#text.length, target });
  }

  #aside(kind: WordAside['kind'], { name, attributes }: XmlElement): void {
    const found = this.#further.get(`${name.replace('Reference', '')} ${attributes['w:id']}`);
    const words = found === undefined ? '' : wordsOf(found);
    if (kind === 'PICTURE' || words !== '')
      this.asides.push({ kind, line: this.lines.length, words, author: found?.attributes['w:author'] ?? '' });
  }

  /** @param isHead Whether it is set as the heading of a clause that begins in its line. */
  #inline(element: XmlElement, isHead: boolean): void {
    const { name, attributes } = element;
    if (GONE.has(name) || NO_TEXT.has(name)) return;
    if (PICTURES.has(name)) return this.#aside('PICTURE', element);
    switch (name) {
      case 'w:t':
        return this.#add(ownText(element), isHead);
      case 'w:instrText': {
        const field = this.#fields.at(-1);
        if (field?.start === null) field.instruction += ownText(element);
        return;
      }
      case 'w:fldChar':
        return this.#field(attributes['w:fldCharType']);
      case 'w:commentReference':
        return this.#aside('COMMENT', element);
      case 'w:footnoteReference':
      case 'w:endnoteReference':
        return this.#aside('FOOTNOTE', element);
      case 'w:bookmarkStart':
      case 'w:bookmarkEnd':
        return this.#bookmark(element);
    }
    const piece = PIECES[name];
    if (piece !== undefined) return this.#add(piece, isHead);
    const start = this.#text.length;
    const isHeadRun = name === 'w:r' ? valueOf(childOf(element, 'w:rPr', 'w:rStyle')) === HEADING_IN_LINE : isHead;
    for (const child of elementsOf(element)) this.#inline(child, isHeadRun);
    if (name === 'w:fldSimple') this.#span(start, targetOf(attributes['w:instr'] ?? ''));
  }

  #bookmark({ name, attributes }: XmlElement): void {
    const id = attributes['w:id'] ?? '';
    if (name === 'w:bookmarkStart') {
      this.#open.set(id, attributes['w:name'] ?? '');
      return;
    }
    const bookmark = this.#open.get(id);
    this.#open.delete(id);
    if (bookmark !== undefined && !this.bookmarks.has(bookmark)) this.#empty.push(bookmark);
  }

  #paragraph(paragraph: XmlElement): void {
    const properties = childOf(paragraph, 'w:pPr');
    for (const child of elementsOf(paragraph)) this.#inline(child, false);
    if (isGone(childOf(properties, 'w:rPr'))) {
      // What it named is gone with it; the next paragraph has names of its own.
      this.#empty = [];
      return;
    }
    const number = childOf(properties, 'w:numPr');
    const list = valueOf(childOf(number, 'w:numId'));
    this.#end(
      valueOf(childOf(properties, 'w:pStyle')),
      list === null || list === '0' ? list : `${list} ${valueOf(childOf(number, 'w:ilvl')) ?? '0'}`,
    );
  }

  #end(style: string | null, list: string | null): void {
    const text = this.#text.trimEnd();
    const line = this.lines.length;
    if (text !== '' || this.#empty.length > 0) {
      const isNamed = [...this.bookmarks.values()].some((lines) => lines.at(-1) === line);
      if (!isNamed) for (const name of this.#empty) this.bookmarks.set(name, [line]);
      const [spans, headLength, isInTable] = [this.#spans, this.#headLength, this.#isInTable];
      this.lines.push({ text, spans, style, list, isInTable, headLength });
    }
    this.#text = '';
    this.#spans = [];
    this.#headLength = 0;
    this.#empty = [];
  }

  read(body: readonly XmlElement[]): void {
    this.#blocks(body);
    if (this.#text !== '') this.#end(null, null);
  }

  #blocks(elements: readonly XmlElement[]): void {
    for (const element of elements) {
      const { name } = element;
      if (name === 'w:p') this.#paragraph(element);
      else if (name === 'w:tbl') this.#table(element);
      else if (name === 'w:bookmarkStart' || name === 'w:bookmarkEnd') this.#bookmark(element);
      else if (PICTURES.has(name)) this.#aside('PICTURE', element);
      else if (!GONE.has(name) && !NO_TEXT.has(name)) this.#blocks(elementsOf(element));
    }
  }

  #table(table: XmlElement): void {
    // Words whose paragraph lost its end go no further than to the table.
    if (this.#text !== '') this.#end(null, null);
    const before = this.#isInTable;
    if (valueOf(childOf(table, 'w:tblPr', 'w:tblStyle')) !== FRAME) this.#isInTable = true;
    for (const row of elementsOf(table))
      if (!isGone(childOf(row, 'w:trPr'))) this.#blocks(row.name === 'w:tr' ? elementsOf(row) : [row]);
    this.#isInTable = before;
  }
}

/** The words of a comment or a footnote. */
const wordsOf = (element: XmlElement): string =>
  spaced(
    [...descendants(element)]
      .map((one) => (one.name === 'w:t' ? ownText(one) : one.name === 'w:p' ? ' ' : (PIECES[one.name] ?? '')))
      .join(''),
  ).trim();

/** @param further Comments, footnotes and endnotes. */
export function readText(document: XmlElement, further: readonly XmlElement[]): WordText {
  const named = further.flatMap(elementsOf).map((one) => [`${one.name} ${one.attributes['w:id']}`, one] as const);
  const reader = new TextReader(new Map(named));
  const body = childOf(document, 'w:body');
  reader.read(body === undefined ? [] : elementsOf(body));
  const { lines, bookmarks, asides } = reader;
  return { lines, bookmarks, asides };
}
