import { boundTogether } from '../drawing/bound';
import { isIn, type Mark, type MarkedRun } from '../drawing/marked';
import type { Names } from '../drawing/names';
import { bookmarkNames } from './bookmarks';
import type { Numbered, ReferredNumber } from './numbering';
import type { FlowPart } from './flow';
import { type Stretch, stretches } from './script';
import { element, escaped, property } from './xml';

export interface Revision {
  author: string;
  /** An instant in ISO form. */
  date: string;
}

/** Character styles and marks of a run. Children are in the order that the format's schema has. */
export interface RunLook {
  style?: 'ClauseHeading' | 'DefinedTerm' | 'Detail' | 'Strong' | 'Quiet' | 'Internal';
  underline?: boolean;
}

export interface ParagraphProps {
  style: string;
  keepNext?: boolean;
  pageBreakBefore?: boolean;
  numbered?: Numbered | undefined;
  indent?: { left: number; hanging: number } | undefined;
  align?: 'right' | 'left';
}

/** The properties in both versions, or in the one that has the paragraph. */
export interface ParagraphLook extends ParagraphProps {
  mark?: Mark;
  /** In the version before, where they differ. */
  before?: ParagraphProps | undefined;
}

/** A paragraph of the body, before it is settled how it ends. */
export interface Paragraph {
  type: 'paragraph';
  look: ParagraphLook;
  content: string;
  /** Whose change it is, if it is one. */
  revision: Revision;
}

/** The comment of a change: who reads the file sees beside it why it is there. */
export interface Comment {
  id: number;
  lines: readonly string[];
}

const WRAPPERS: Readonly<Record<Exclude<Mark, 'KEPT'>, string>> = {
  INSERTED: 'w:ins',
  DELETED: 'w:del',
  MOVED_FROM: 'w:moveFrom',
  MOVED_TO: 'w:moveTo',
};
/** A row cannot be moved. */
const OF_ROW = {
  KEPT: 'KEPT',
  INSERTED: 'INSERTED',
  DELETED: 'DELETED',
  MOVED_FROM: 'DELETED',
  MOVED_TO: 'INSERTED',
} as const satisfies Record<Mark, Mark>;
export const markOfRow = <M extends Mark>(mark: M): (typeof OF_ROW)[M] => OF_ROW[mark];
export const runsOfRow = (runs: readonly MarkedRun[]): MarkedRun[] =>
  runs.map((run) => ({ ...run, mark: OF_ROW[run.mark] }));

/**
 * Neighbouring paragraphs say different times: LibreOffice takes two insertions that touch across a paragraph's end, by one
 * author and within a minute, for one, and rejecting them it joins the paragraphs.
 */
const APART_MS = 120_000;
const earlier = (date: string) => new Date(Date.parse(date) - APART_MS).toISOString().replace(/\.\d{3}Z$/, 'Z');

/** The numbers to which references lead, by name, in each version. */
type ReferredInVersions = Readonly<Record<'before' | 'after', ReadonlyMap<string, ReferredNumber>>>;

/** Of the page between its margins, in twentieths of a point. */
export const TEXT_WIDTH = 8640;

/** Writes paragraphs and runs, and hands out the numbers that a file may use once. */
export class Pen {
  readonly #ofFile: Revision | null;
  #revision: Revision | null;
  #nextRevision = 1;
  #nextBookmark = 1;
  #isOdd = false;
  #earlier: string;
  readonly #names: Names;
  /** Names that stand in the file, so that nothing leads nowhere. */
  readonly #targets: ReadonlySet<string>;
  readonly #referred: ReferredInVersions;
  readonly comments: Comment[] = [];

  /**
   * @param revision Null in a file of one version, where nothing is marked.
   * @param targets The names that links may lead to.
   * @param referred The numbers that fields say, or said in the version before.
   */
  constructor(revision: Revision | null, targets: ReadonlySet<string>, referred: ReferredInVersions) {
    this.#ofFile = revision;
    this.#revision = revision;
    this.#earlier = revision === null ? '' : earlier(revision.date);
    this.#targets = targets;
    this.#names = bookmarkNames(targets);
    this.#referred = referred;
  }

  /** Writes what someone changed by hand, in that one's name and of that day. */
  by<T>(hand: Revision | null, write: () => T): T {
    const [revision, before] = [this.#revision, this.#earlier];
    this.#revision = this.#ofFile === null ? null : (hand ?? this.#ofFile);
    this.#earlier = this.#revision === null ? '' : earlier(this.#revision.date);
    const written = write();
    this.#revision = revision;
    this.#earlier = before;
    return written;
  }

  #current(): Revision {
    const { author, date } = this.#revision ?? { author: '', date: '' };
    return { author, date: this.#isOdd ? this.#earlier : date };
  }

  #revisionAttributes({ author, date } = this.#current()): Record<string, string | number> {
    return { 'w:id': this.#nextRevision++, 'w:author': author, 'w:date': date };
  }

  /** Wraps runs, or stands empty in the properties of a paragraph's end or a row. */
  revision(mark: Exclude<Mark, 'KEPT'>, ...children: readonly string[]): string {
    return element(WRAPPERS[mark], this.#revisionAttributes(), ...children);
  }

  bookmarkEnds(name: string): [start: string, end: string] {
    const id = this.#nextBookmark++;
    return [
      element('w:bookmarkStart', { 'w:id': id, 'w:name': this.#names.of(name) }),
      element('w:bookmarkEnd', { 'w:id': id }),
    ];
  }

  bookmark(name: string, content: string): string {
    const [start, end] = this.bookmarkEnds(name);
    return `${start}${content}${end}`;
  }

  /**
   * A comment on some content. Where the whole paragraph comes or goes, the comment's sign does so with it and has no range:
   * LibreOffice would keep either, and with it the paragraph, empty and numbered.
   */
  commented(lines: readonly string[], mark: Mark, content: string): string {
    const id = this.comments.length;
    this.comments.push({ id, lines });
    const range = (name: string) => element(name, { 'w:id': id });
    const sign = element(
      'w:r',
      {},
      element('w:rPr', {}, property('w:rStyle', 'CommentReference')),
      range('w:commentReference'),
    );
    if (mark !== 'KEPT') return `${content}${this.revision(mark, sign)}`;
    return `${range('w:commentRangeStart')}${content}${range('w:commentRangeEnd')}${sign}`;
  }

  /** What stands between the two places of a move. */
  moved(mark: Mark, move: string | null, content: readonly FlowPart[]): FlowPart[] {
    if (move === null || (mark !== 'MOVED_FROM' && mark !== 'MOVED_TO')) return [...content];
    const kind = mark === 'MOVED_FROM' ? 'w:moveFromRange' : 'w:moveToRange';
    const attributes = this.#revisionAttributes();
    const range = (xml: string): FlowPart => ({ type: 'range', xml });
    return [
      range(element(`${kind}Start`, { ...attributes, 'w:name': `move_${this.#names.of(move)}` })),
      ...content,
      range(element(`${kind}End`, { 'w:id': attributes['w:id'] ?? 0 })),
    ];
  }

  #text({ text, script }: Stretch, isDeleted: boolean, look: RunLook): string {
    const name = isDeleted ? 'w:delText' : 'w:t';
    const pieces = boundTogether(text)
      .split(/(\r\n?|\n|\t)/)
      .map((piece) => {
        if (piece === '') return '';
        if (piece === '\t') return '<w:tab/>';
        if (/^[\r\n]/.test(piece)) return '<w:br/>';
        return `<${name} xml:space="preserve">${escaped(piece)}</${name}>`;
      })
      .join('');
    const properties = element(
      'w:rPr',
      {},
      look.style === undefined ? null : property('w:rStyle', look.style),
      look.underline === true ? property('w:u', 'single') : null,
      script === 'rtl' ? '<w:rtl/>' : null,
      script === 'cs' ? '<w:cs/>' : null,
    );
    return element('w:r', {}, properties === '<w:rPr/>' ? null : properties, pieces);
  }

  words(text: string, look: RunLook = {}, mark: Mark = 'KEPT'): string {
    if (text === '') return '';
    const runs = stretches(text)
      .map((stretch) => this.#text(stretch, mark === 'DELETED', look))
      .join('');
    return mark === 'KEPT' ? runs : this.revision(mark, runs);
  }

  link(target: string, content: string): string {
    if (!this.#targets.has(target)) return content;
    return element('w:hyperlink', { 'w:anchor': this.#names.of(target), 'w:history': 1 }, content);
  }

  /** A field that a word processor brings up to date, with what it says until then. */
  field(instruction: string, says: string): string {
    const sign = (kind: string) => element('w:r', {}, element('w:fldChar', { 'w:fldCharType': kind }));
    const words = element('w:instrText', { 'xml:space': 'preserve' }, escaped(` ${instruction} `));
    return `${sign('begin')}${element('w:r', {}, words)}${sign('separate')}${says}${sign('end')}`;
  }

  /** The page on which a part stands. Only who lays out the pages knows it, so it says nothing until then. */
  pageOf(target: string): string {
    return this.field(`PAGEREF ${this.#names.of(target)} \\h`, '');
  }

  /**
   * A reference whose number follows when another section comes before it; `Section` stays on a line with it. What is gone
   * leads nowhere, and reads as it did.
   */
  #reference(target: string, text: string, look: RunLook, mark: Mark): string {
    const isThere = isIn(mark, 'AFTER');
    const number = this.#referred[isThere ? 'after' : 'before'].get(target);
    if (number === undefined || !text.endsWith(number.text)) {
      const words = this.words(text, look, mark);
      return isThere ? this.link(target, words) : words;
    }
    const before = text.slice(0, -number.text.length).replaceAll(' ', '\u00a0');
    if (!isThere) return this.words(before + number.text, look, mark);
    const says = this.words(number.text, look);
    const field = this.field(`REF ${this.#names.of(target)} \\${number.by} \\h`, says);
    return this.words(before, look, mark) + (mark === 'KEPT' ? field : this.revision(mark, field));
  }

  runs(runs: readonly MarkedRun[], look: RunLook = {}): string {
    let result = '';
    for (let at = 0; at < runs.length; at += 1) {
      const { mark, inline } = runs[at] as MarkedRun;
      if (inline.type === 'reference') {
        result += this.#reference(inline.target, inline.text, look, mark);
        continue;
      }
      // Neighbours that look alike are one.
      let { text } = inline;
      for (let next = runs[at + 1]; next?.mark === mark && next.inline.type !== 'reference'; next = runs[at + 1]) {
        text += next.inline.text;
        at += 1;
      }
      result += this.words(text, look, mark);
    }
    return result;
  }

  /** A paragraph of the body; `written` makes it XML. */
  part(look: ParagraphLook, content: string): Paragraph {
    const revision = this.#current();
    this.#isOdd = !this.#isOdd;
    return { type: 'paragraph', look, content, revision };
  }

  written({ look, content, revision }: Paragraph): string {
    const { mark = 'KEPT', before, ...props } = look;
    const end =
      mark === 'KEPT' ? null : element('w:rPr', {}, element(WRAPPERS[mark], this.#revisionAttributes(revision)));
    const was =
      before === undefined
        ? null
        : element('w:pPrChange', this.#revisionAttributes(revision), element('w:pPr', {}, ...propertiesXml(before)));
    return element('w:p', {}, element('w:pPr', {}, ...propertiesXml(props), end, was), content);
  }

  paragraph(look: ParagraphLook, content: string): string {
    return this.written(this.part(look, content));
  }

  /** Paragraphs in a row that comes or goes, with nothing around it to see. */
  frame(paragraphs: readonly Paragraph[], mark: Exclude<Mark, 'KEPT'>): string {
    const { revision } = paragraphs[0] as Paragraph;
    const size = { 'w:w': TEXT_WIDTH, 'w:type': 'dxa' };
    const change = element(WRAPPERS[mark], this.#revisionAttributes(revision));
    // A cell keeps its last end, and the row takes it along; LibreOffice leaves a row in which another end stays.
    const kept = paragraphs.map((one, at) =>
      this.written({ ...one, look: { ...one.look, mark: at === paragraphs.length - 1 ? 'KEPT' : mark } }),
    );
    return element(
      'w:tbl',
      {},
      element(
        'w:tblPr',
        {},
        property('w:tblStyle', 'Frame'),
        element('w:tblW', size),
        element('w:tblLayout', { 'w:type': 'fixed' }),
      ),
      element('w:tblGrid', {}, element('w:gridCol', { 'w:w': TEXT_WIDTH })),
      element(
        'w:tr',
        {},
        element('w:trPr', {}, change),
        element('w:tc', {}, element('w:tcPr', {}, element('w:tcW', size)), ...kept),
      ),
    );
  }
}

function propertiesXml({ style, keepNext, pageBreakBefore, numbered, indent, align }: ParagraphProps) {
  return [
    property('w:pStyle', style),
    keepNext === true ? '<w:keepNext/>' : null,
    pageBreakBefore === true ? '<w:pageBreakBefore/>' : null,
    numberXml(numbered),
    indent === undefined ? null : element('w:ind', { 'w:left': indent.left, 'w:hanging': indent.hanging }),
    align === undefined ? null : property('w:jc', align),
  ];
}

function numberXml(numbered: Numbered | undefined): string | null {
  if (numbered === undefined) return null;
  if ('literal' in numbered) return element('w:numPr', {}, property('w:numId', 0));
  return element('w:numPr', {}, property('w:ilvl', numbered.level), property('w:numId', numbered.numId));
}
