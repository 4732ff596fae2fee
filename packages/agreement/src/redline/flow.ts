import type { Inline } from '../tree';

/** A reference is named by its target, so that renumbering keeps it. */
export const REFERENCE = 1;
export const END_OF_PARAGRAPH = 2;
/** A part that is compared by itself. */
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
}

/** Words, references, paragraph ends and parts of one version of a text, in order. */
export class Flow {
  /** How many code units its text has. */
  length = 0;
  readonly marks: Mark[] = [];
  readonly inlines: Inline[] = [];
  /** Where each inline begins in the text. */
  readonly #starts: number[] = [];

  addInlines(inlines: readonly Inline[]): void {
    for (const inline of inlines) {
      if (inline.text === '') continue;
      const start = this.length;
      this.#starts.push(start);
      this.inlines.push(inline);
      this.length += inline.text.length;
      if (inline.type === 'reference')
        this.marks.push({ kind: REFERENCE, name: inline.target, start, end: this.length });
    }
  }

  #addMark(kind: number, name: string): void {
    const at = this.length;
    this.marks.push({ kind, name, start: at, end: at });
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

  /** The last inline that begins at or before a place. */
  #inlineAt(char: number): number {
    let [low, high] = [0, this.#starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] as number) <= char) low = middle;
      else high = middle;
    }
    return low;
  }

  /** The text between two places, cut where the inlines are. */
  read(from: number, to: number): Inline[] {
    const parts: Inline[] = [];
    if (from === to) return parts;
    for (let index = this.#inlineAt(from); index < this.inlines.length; index += 1) {
      const start = this.#starts[index] as number;
      if (start >= to) break;
      const inline = this.inlines[index] as Inline;
      const isWhole = from <= start && start + inline.text.length <= to;
      parts.push(isWhole ? inline : { ...inline, text: inline.text.slice(Math.max(0, from - start), to - start) });
    }
    return parts;
  }

  /** How a reference is printed. */
  printed({ start }: Mark): string {
    return (this.inlines[this.#inlineAt(start)] as Inline).text;
  }
}
