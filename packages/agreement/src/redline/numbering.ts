import type { Flow } from './flow';
import { CHARACTER } from './words';

/**
 * Numbers words, the same for the same word, without making a string of each: an open table over hashes of their
 * characters, which are compared where the hash is equal. It is kept between calls; `age` says which slots are of this one.
 */
let slots = new Int32Array(4096);
let ages = new Int32Array(4096);
let age = 0;

const NOT_A_WORD = -1;

class Numbering {
  #count = 0;
  /** By number: where the word first was. */
  readonly #flows: Flow[] = [];
  readonly #tokens: number[] = [];
  readonly #hashes: number[] = [];
  readonly #names = new Map<string, number>();

  constructor(words: number) {
    age += 1;
    if (slots.length >= words * 2) return;
    let size = slots.length;
    while (size < words * 2) size *= 2;
    slots = new Int32Array(size);
    ages = new Int32Array(size);
    age = 1;
  }

  get count(): number {
    return this.#count;
  }

  #add(flow: Flow, token: number, hash: number): number {
    this.#flows.push(flow);
    this.#tokens.push(token);
    this.#hashes.push(hash);
    this.#count += 1;
    return this.#count - 1;
  }

  number(flow: Flow, token: number): number {
    const kind = flow.kinds[token] as number;
    if (kind > CHARACTER) {
      const name = `${kind} ${flow.nameOf(token)}`;
      const known = this.#names.get(name) ?? this.#add(flow, token, NOT_A_WORD);
      this.#names.set(name, known);
      return known;
    }
    const { text } = flow;
    const end = flow.ends[token] as number;
    let hash = 0x811c9dc5;
    for (let at = flow.start(token); at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash = (hash ^ (hash >>> 15)) & 0x7fffffff;
    const mask = slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      if (ages[slot] !== age) {
        ages[slot] = age;
        slots[slot] = this.#add(flow, token, hash);
        return this.#count - 1;
      }
      const known = slots[slot] as number;
      if (
        this.#hashes[known] === hash &&
        isSameWord(this.#flows[known] as Flow, flow, this.#tokens[known] as number, token)
      )
        return known;
    }
  }
}

/** Whether two tokens that are both words are the same one. */
export function isSameWord(one: Flow, other: Flow, inOne: number, inOther: number): boolean {
  const from = one.start(inOne);
  const to = one.ends[inOne] as number;
  const offset = other.start(inOther) - from;
  if (to + offset !== other.ends[inOther]) return false;
  const [text, otherText] = [one.text, other.text];
  for (let at = from; at < to; at += 1) {
    if (text.charCodeAt(at) !== otherText.charCodeAt(at + offset)) return false;
  }
  return true;
}

let numbersBefore = new Int32Array(1024);
let numbersAfter = new Int32Array(1024);

/**
 * The tokens of two flows as numbers, from below `count`; what is the same in both has one number. To be used before the
 * next call.
 */
export function numbered(
  before: Flow,
  after: Flow,
  head: number,
  tail: number,
): { readonly before: Int32Array; readonly after: Int32Array; readonly count: number } {
  const [lengthBefore, lengthAfter] = [before.length - head - tail, after.length - head - tail];
  if (numbersBefore.length < lengthBefore) numbersBefore = new Int32Array(lengthBefore * 2);
  if (numbersAfter.length < lengthAfter) numbersAfter = new Int32Array(lengthAfter * 2);
  const numbering = new Numbering(lengthBefore + lengthAfter);
  for (let token = 0; token < lengthBefore; token += 1) numbersBefore[token] = numbering.number(before, head + token);
  for (let token = 0; token < lengthAfter; token += 1) numbersAfter[token] = numbering.number(after, head + token);
  return {
    before: numbersBefore.subarray(0, lengthBefore),
    after: numbersAfter.subarray(0, lengthAfter),
    count: numbering.count,
  };
}
