import type { Inline } from '../tree';
import type { Change, Run } from './schemas';

/** A reference is named by its target, so that renumbering keeps it. */
export const REFERENCE = 1;
export const END_OF_PARAGRAPH = 2;
/** A part that is compared separately. */
export const PART = 3;

/** A place in a flow: a character, and how many marks stand before it. */
export interface Place {
  readonly char: number;
  readonly mark: number;
}

/** What stands among the words and is compared by its name. */
export interface Mark {
  readonly kind: number;
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** As a reference is printed. */
  readonly text: string;
}

/** Words, references, paragraph ends and parts of one version of a text, in order. */
export class Flow {
  text = '';
  readonly marks: Mark[] = [];
  readonly inlines: Inline[] = [];

  addInlines(inlines: readonly Inline[]): void {
    for (const inline of inlines) {
      const { text } = inline;
      if (text === '') continue;
      const start = this.length;
      this.inlines.push(inline);
      this.text += text;
      if (inline.type === 'reference')
        this.marks.push({ kind: REFERENCE, name: inline.target, start, end: this.length, text });
    }
  }

  get length(): number {
    return this.text.length;
  }

  #addMark(kind: number, name: string): void {
    const at = this.length;
    this.marks.push({ kind, name, start: at, end: at, text: '' });
  }

  addParagraph(inlines: readonly Inline[]): void {
    this.addInlines(inlines);
    this.#addMark(END_OF_PARAGRAPH, '');
  }

  /** A part with a name of its own: the same name in the other flow is the same part. */
  addPart(name: string): void {
    this.#addMark(PART, name);
  }

  mark(index: number): Mark {
    return this.marks[index] as Mark;
  }

  end(): Place {
    return { char: this.length, mark: this.marks.length };
  }
}

/** Written out by type: copying an object of any shape takes several times as long. */
function partOf(inline: Inline, from: number, to: number): Inline {
  const text = inline.text.slice(from, to);
  switch (inline.type) {
    case 'text':
      return { type: 'text', text };
    case 'value':
      return { type: 'value', text, sources: inline.sources };
    case 'term':
      return { type: 'term', text, termKey: inline.termKey };
    case 'reference':
      return { type: 'reference', text, target: inline.target };
  }
}

/** Reads a flow on and on. */
export class Reading {
  readonly #flow: Flow;
  #char = 0;
  #mark = 0;
  /** The inline at the place, and where it begins. */
  #inline = 0;
  #start = 0;

  constructor(flow: Flow) {
    this.#flow = flow;
  }

  /** The next mark before a place; null when there is none. */
  nextMark(to: Place): Mark | null {
    if (this.#mark >= to.mark) return null;
    this.#mark += 1;
    return this.#flow.mark(this.#mark - 1);
  }

  skip(to: Place): void {
    this.#char = to.char;
    this.#mark = to.mark;
  }

  /** Adds the text up to a character to the runs, cut where the inlines are. */
  read(to: number, change: Change, textBefore: string | null, runs: Run[]): void {
    const { inlines } = this.#flow;
    while (this.#char < to) {
      const inline = inlines[this.#inline] as Inline;
      const end = this.#start + inline.text.length;
      if (end > this.#char) {
        const until = Math.min(end, to);
        const isWhole = this.#char === this.#start && until === end;
        const part = isWhole ? inline : partOf(inline, this.#char - this.#start, until - this.#start);
        runs.push({ change, inline: part, textBefore });
        this.#char = until;
      }
      if (end > to) return;
      this.#inline += 1;
      this.#start = end;
    }
  }
}
