import { END_OF_PARAGRAPH, type Flow, type Mark, type Place } from './flow';
import { CHARACTER, readTokens, type TokenSink, WORD } from './words';

/*
 * Words as numbers, the same number for the same word, without making a string of each: an open table over hashes of
 * their characters, which are compared where the hash leads to a word. All of it is room that is kept between comparisons.
 */

/** Numbers of what is most common, given before any other. */
const SINGLE_SPACE = 0;
const PARAGRAPH_END = 1;
const FIRST_FREE = 2;
const SPACE_CODE = 0x20;
/** A mark counts for more words than a change takes up. */
const MARK_WEIGHT = 100;

/** The least power of two that has room for so many. */
const roomFor = (most: number) => 2 ** (32 - Math.clz32(most + FIRST_FREE));
const MOST_NUMBERS = 0x3fffffff;

class Numbering {
  #codes: Uint16Array = new Uint16Array(0);
  /** Numbers by slot, each with `#base` added. What is below it is of an earlier time, and counts as free. */
  #slots = new Int32Array(0);
  #base = 0;
  #mask = 0;
  /** By number: where the word first was, and how many words it counts for. */
  #starts = new Int32Array(0);
  #lengths = new Int32Array(0);
  weights = new Uint8Array(0);
  #names: Map<string, number> | null = null;
  count = 0;

  /** @param most So many words and marks are numbered at most. */
  reset(codes: Uint16Array, most: number): void {
    this.#codes = codes;
    this.#base += this.count;
    const room = roomFor(most);
    if (room > this.#slots.length || this.#base > MOST_NUMBERS) {
      const size = Math.max(room, this.#slots.length);
      this.#slots = new Int32Array(size);
      this.#base = 0;
      this.#starts = new Int32Array(size);
      this.#lengths = new Int32Array(size);
      this.weights = new Uint8Array(size);
      this.weights[PARAGRAPH_END] = MARK_WEIGHT;
    }
    this.#mask = room - 1;
    this.#names = null;
    this.count = FIRST_FREE;
  }

  ofMark({ kind, name }: Mark): number {
    if (kind === END_OF_PARAGRAPH) return PARAGRAPH_END;
    this.#names ??= new Map();
    const fullName = `${kind} ${name}`;
    const known = this.#names.get(fullName);
    if (known !== undefined) return known;
    const number = this.count++;
    this.weights[number] = MARK_WEIGHT;
    this.#names.set(fullName, number);
    return number;
  }

  ofWord(start: number, end: number, kind: number, hash: number): number {
    const slots = this.#slots;
    const base = this.#base;
    const mask = this.#mask;
    for (let slot = (hash ^ (hash >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const known = (slots[slot] as number) - base;
      if (known < FIRST_FREE) {
        const number = this.count++;
        slots[slot] = base + number;
        this.#starts[number] = start;
        this.#lengths[number] = end - start;
        this.weights[number] = kind === WORD || kind === CHARACTER ? 1 : 0;
        return number;
      }
      if (this.#lengths[known] === end - start && this.#isWord(known, start, end)) return known;
    }
  }

  #isWord(number: number, start: number, end: number): boolean {
    const codes = this.#codes;
    const offset = (this.#starts[number] as number) - start;
    for (let at = start; at < end; at += 1) if (codes[at] !== codes[at + offset]) return false;
    return true;
  }
}

export const numbering = new Numbering();

/** Words and marks of a part of one flow, by number. */
export class Tokens implements TokenSink {
  count = 0;
  numbers = new Int32Array(0);
  /** Where each ends. */
  #ends = new Int32Array(0);
  /** How many marks there are up to its end. */
  #marks = new Int32Array(0);
  #start: Place = { char: 0, mark: 0 };
  #origin = 0;
  #mark = 0;

  #push(end: number, number: number): void {
    const token = this.count++;
    this.numbers[token] = number;
    this.#ends[token] = end;
    this.#marks[token] = this.#mark;
  }

  add(start: number, end: number, kind: number, hash: number): void {
    const isSingleSpace = hash === SPACE_CODE && end - start === 1;
    this.#push(end, isSingleSpace ? SINGLE_SPACE : numbering.ofWord(start, end, kind, hash));
  }

  /** @param origin Where the flow's text begins among the codes. */
  read(flow: Flow, codes: Uint16Array, origin: number, from: Place, to: Place): void {
    const most = to.char - from.char + to.mark - from.mark;
    if (most > this.numbers.length) {
      const room = roomFor(most);
      this.numbers = new Int32Array(room);
      this.#ends = new Int32Array(room);
      this.#marks = new Int32Array(room);
    }
    this.count = 0;
    this.#start = from;
    this.#origin = origin;
    let at = from.char;
    for (this.#mark = from.mark; this.#mark < to.mark; ) {
      const mark = flow.mark(this.#mark);
      if (mark.start > at) readTokens(codes, origin + at, origin + mark.start, this);
      this.#mark += 1;
      this.#push(origin + mark.end, numbering.ofMark(mark));
      at = mark.end;
    }
    if (to.char > at) readTokens(codes, origin + at, origin + to.char, this);
  }

  /** How many words are among some tokens, counted no further than to be more than so many. */
  weight(from: number, to: number, most: number): number {
    const { weights } = numbering;
    let words = 0;
    for (let token = from; token < to && words <= most; token += 1)
      words += weights[this.numbers[token] as number] as number;
    return words;
  }

  /** Where a token begins; of the one after the last, where the last ends. */
  place(token: number): Place {
    if (token === 0) return this.#start;
    return { char: (this.#ends[token - 1] as number) - this.#origin, mark: this.#marks[token - 1] as number };
  }
}
