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
  readonly #texts: string[] = [];
  #length = 0;
  #text: string | null = null;
  readonly marks: Mark[] = [];
  readonly #inlines: Inline[] = [];
  /** Where each inline begins in the text. */
  readonly #starts: number[] = [];

  /** All of it in one piece, for it is read character by character. To be asked for when all is added. */
  get text(): string {
    this.#text ??= this.#texts.length === 1 ? (this.#texts[0] as string) : this.#texts.join('');
    return this.#text;
  }

  addInlines(inlines: readonly Inline[]): void {
    for (const inline of inlines) {
      if (inline.text === '') continue;
      const start = this.#length;
      this.#starts.push(start);
      this.#inlines.push(inline);
      this.#texts.push(inline.text);
      this.#length += inline.text.length;
      if (inline.type === 'reference')
        this.marks.push({ kind: REFERENCE, name: inline.target, start, end: this.#length });
    }
  }

  #addMark(kind: number, name: string): void {
    const at = this.#length;
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

  /** Gives the text between two places, cut where the inlines are. */
  read(from: number, to: number, give: (inline: Inline) => void): void {
    if (from === to) return;
    // The last inline that begins at or before the place.
    let [low, high] = [0, this.#starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] as number) <= from) low = middle;
      else high = middle;
    }
    for (let index = low; index < this.#inlines.length; index += 1) {
      const start = this.#starts[index] as number;
      if (start >= to) return;
      const inline = this.#inlines[index] as Inline;
      const end = start + inline.text.length;
      const isWhole = from <= start && end <= to;
      give(isWhole ? inline : { ...inline, text: this.text.slice(Math.max(from, start), Math.min(to, end)) });
    }
  }
}
