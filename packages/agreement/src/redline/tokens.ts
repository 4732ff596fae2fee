import type { Flow, Place } from './flow';
import { CHARACTER, readTokens, type TokenSink, WORD } from './words';

/*
 * Words as numbers, the same number for the same word, without making a string of each: an open table over hashes of
 * their characters, which are compared where the hash is equal. All of it is room that is kept between comparisons.
 */

/** Numbers of what is most common, given before any other. */
const SINGLE_SPACE = 0;
const FIRST_FREE = 1;
const SPACE_CODE = 0x20;
/** A mark counts for more words than a change takes up. */
const MARK_WEIGHT = 100;
const MOST_AGE = 0x7fffffff;

const grown = (list: Int32Array) => {
  const longer = new Int32Array(list.length * 2);
  longer.set(list);
  return longer;
};

class Numbering {
  /** Numbers by slot; `#ages` says which slots are of this comparison. */
  #slots = new Int32Array(4096);
  #ages = new Int32Array(4096);
  #age = 0;
  /** By number: its hash, and where the word first was. */
  #hashes = new Int32Array(1024);
  #starts = new Int32Array(1024);
  #lengths = new Int32Array(1024);
  #isInSecond = new Uint8Array(1024);
  #first: Uint16Array = new Uint16Array(0);
  #second: Uint16Array = new Uint16Array(0);
  #names: Map<string, number> | null = null;
  count = 0;

  /** @param first The code units of one text, of which words are asked for first. */
  reset(first: Uint16Array, second: Uint16Array): void {
    this.#first = first;
    this.#second = second;
    if (this.#age === MOST_AGE) this.#ages.fill(0);
    this.#age = (this.#age % MOST_AGE) + 1;
    this.#names = null;
    this.count = FIRST_FREE;
  }

  #next(): number {
    if (this.count === this.#hashes.length) {
      this.#hashes = grown(this.#hashes);
      this.#starts = grown(this.#starts);
      this.#lengths = grown(this.#lengths);
      const isInSecond = new Uint8Array(this.#isInSecond.length * 2);
      isInSecond.set(this.#isInSecond);
      this.#isInSecond = isInSecond;
    }
    return this.count++;
  }

  #enlarge(): void {
    const size = this.#slots.length * 2;
    this.#slots = new Int32Array(size);
    this.#ages = new Int32Array(size);
    this.#age = 1;
    const mask = size - 1;
    for (let number = FIRST_FREE; number < this.count; number += 1) {
      if (this.#lengths[number] === 0) continue;
      let slot = (this.#hashes[number] as number) & mask;
      while (this.#ages[slot] === 1) slot = (slot + 1) & mask;
      this.#ages[slot] = 1;
      this.#slots[slot] = number;
    }
  }

  ofName(name: string): number {
    this.#names ??= new Map();
    const known = this.#names.get(name);
    if (known !== undefined) return known;
    const number = this.#next();
    this.#lengths[number] = 0;
    this.#names.set(name, number);
    return number;
  }

  ofWord(codes: Uint16Array, start: number, end: number): number {
    let hash = 0x811c9dc5;
    for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ (codes[at] as number), 0x01000193);
    hash = (hash ^ (hash >>> 15)) & 0x7fffffff;
    if (this.count * 2 > this.#slots.length) this.#enlarge();
    const mask = this.#slots.length - 1;
    const length = end - start;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      if (this.#ages[slot] !== this.#age) {
        const number = this.#next();
        this.#ages[slot] = this.#age;
        this.#slots[slot] = number;
        this.#hashes[number] = hash;
        this.#starts[number] = start;
        this.#lengths[number] = length;
        this.#isInSecond[number] = codes === this.#first ? 0 : 1;
        return number;
      }
      const known = this.#slots[slot] as number;
      if (this.#hashes[known] === hash && this.#lengths[known] === length && this.#isWord(known, codes, start))
        return known;
    }
  }

  #isWord(number: number, codes: Uint16Array, start: number): boolean {
    const other = this.#isInSecond[number] === 1 ? this.#second : this.#first;
    const offset = (this.#starts[number] as number) - start;
    for (let at = start; at < start + (this.#lengths[number] as number); at += 1)
      if (codes[at] !== other[at + offset]) return false;
    return true;
  }
}

export const numbering = new Numbering();

/** Words and marks of a part of one flow, by number. */
export class Tokens implements TokenSink {
  count = 0;
  numbers = new Int32Array(512);
  /** How many words each counts for. */
  #weights = new Uint8Array(512);
  /** Where each ends. */
  #ends = new Int32Array(512);
  #marks = new Int32Array(512);
  #start: Place = { char: 0, mark: 0 };
  #codes: Uint16Array = new Uint16Array(0);
  #mark = 0;

  #push(end: number, number: number, weight: number): void {
    const token = this.count++;
    if (token === this.numbers.length) {
      this.numbers = grown(this.numbers);
      this.#ends = grown(this.#ends);
      this.#marks = grown(this.#marks);
      const weights = new Uint8Array(this.#weights.length * 2);
      weights.set(this.#weights);
      this.#weights = weights;
    }
    this.numbers[token] = number;
    this.#weights[token] = weight;
    this.#ends[token] = end;
    this.#marks[token] = this.#mark;
  }

  add(start: number, end: number, kind: number): void {
    const isSingleSpace = end - start === 1 && this.#codes[start] === SPACE_CODE;
    const number = isSingleSpace ? SINGLE_SPACE : numbering.ofWord(this.#codes, start, end);
    this.#push(end, number, kind === WORD || kind === CHARACTER ? 1 : 0);
  }

  /** @param codes The flow's text. */
  read(flow: Flow, codes: Uint16Array, from: Place, to: Place): void {
    this.count = 0;
    this.#start = from;
    this.#codes = codes;
    let at = from.char;
    for (this.#mark = from.mark; this.#mark < to.mark; ) {
      const { start, end, kind, name } = flow.mark(this.#mark);
      if (start > at) readTokens(codes, at, start, this);
      this.#mark += 1;
      this.#push(end, numbering.ofName(`${kind} ${name}`), MARK_WEIGHT);
      at = end;
    }
    if (to.char > at) readTokens(codes, at, to.char, this);
  }

  /** How many words are among some tokens. */
  weight(from: number, to: number): number {
    let words = 0;
    for (let token = from; token < to; token += 1) words += this.#weights[token] as number;
    return words;
  }

  /** Where a token begins; of the one after the last, where the last ends. */
  place(token: number): Place {
    if (token === 0) return this.#start;
    return { char: this.#ends[token - 1] as number, mark: this.#marks[token - 1] as number };
  }
}
