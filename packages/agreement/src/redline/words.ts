import { textOf } from './characters';

/**
 * Words of a text, for comparison: each word, each space, each sign is a token. Where a script sets no
 * spaces between words (Han, kana, Thai and their neighbours), each character is one. No token ends inside a character
 * as a reader sees it (a grapheme cluster of Unicode's annex 29), whatever marks, joiners or surrogates it is made of.
 */

export const WORD = 1;
export const SPACE = 2;
export const SIGN = 3;
/** A character that is a word on its own. The kinds above belong to no word. */
export const CHARACTER = 4;

const FIRST_UNLISTED = 0x250;

/** Characters that begin a grapheme whatever stands before them, and end it unless what follows is not listed. */
const PLAIN_RANGES: readonly (readonly [first: number, last: number, kind: number])[] = [
  [0x388, 0x3ff, WORD], // Greek
  [0x400, 0x481, WORD], // Cyrillic
  [0x48a, 0x52f, WORD],
  [0x5d0, 0x5ea, WORD], // Hebrew
  [0x620, 0x64a, WORD], // Arabic
  [0x660, 0x669, WORD],
  [0x671, 0x6d3, WORD],
  [0x1e00, 0x1eff, WORD], // Latin with more marks, as in Vietnamese
  [0x2010, 0x2027, SIGN],
  [0x2030, 0x205e, SIGN],
  [0x20a0, 0x20bf, SIGN],
  [0x3001, 0x3029, SIGN],
  [0x3041, 0x3096, CHARACTER],
  [0x30a1, 0x30fa, CHARACTER],
  [0x3400, 0x4dbf, CHARACTER],
  [0x4e00, 0x9fff, CHARACTER],
  [0xac00, 0xd7a3, WORD], // Hangul syllables
  [0xff01, 0xff5e, SIGN],
];

const CARRIAGE_RETURN = 0x0d;

/** Kind by code unit; 0 where only the segmenter knows. */
const KINDS = ((): Uint8Array => {
  const kinds = new Uint8Array(0x10000);
  for (let code = 0; code < FIRST_UNLISTED; code += 1) {
    const character = String.fromCharCode(code);
    kinds[code] = /\s/.test(character) ? SPACE : /[\p{L}\p{N}_]/u.test(character) ? WORD : SIGN;
  }
  // One character with a line feed after it.
  kinds[CARRIAGE_RETURN] = 0;
  for (const [first, last, kind] of PLAIN_RANGES) kinds.fill(kind, first, last + 1);
  return kinds;
})();

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

function kindOfGrapheme(grapheme: string): number {
  if (/^\s/.test(grapheme)) return SPACE;
  if (UNSPACED.test(grapheme)) return CHARACTER;
  return /^[\p{L}\p{N}\p{M}_]/u.test(grapheme) ? WORD : SIGN;
}

/** Kinds of the graphemes by the unit at which each begins; 0 within one. Grows to the longest text. */
let kindAt = new Uint8Array(4096);

function readKinds(codes: Uint16Array, from: number, to: number): void {
  if (kindAt.length < to + 1) kindAt = new Uint8Array(to * 2 + 1);
  let at = from;
  while (at < to) {
    const kind = KINDS[codes[at] as number] as number;
    if (kind !== 0) {
      kindAt[at] = kind;
      at += 1;
      continue;
    }
    // Not listed: segmented together with its neighbours, to which it may belong. Two listed ones part the stretches.
    const first = Math.max(from, at - 1);
    let last = at + 1;
    while (last < to && (KINDS[codes[last] as number] === 0 || KINDS[codes[last + 1] as number] === 0)) last += 1;
    last = Math.min(to, last + 1);
    kindAt.fill(0, first, last);
    for (const { segment, index } of graphemes.segment(textOf(codes, first, last))) {
      kindAt[first + index] = kindOfGrapheme(segment);
    }
    at = last;
  }
  kindAt[to] = SPACE;
}

const DOLLAR = 0x24;
const PERCENT = 0x25;
const APOSTROPHE = 0x27;
const COMMA = 0x2c;
const HYPHEN = 0x2d;
const FULL_STOP = 0x2e;
const TYPOGRAPHIC_APOSTROPHE = 0x2019;
const SMALL_S = 0x73;
const isDigit = (code: number) => code >= 0x30 && code <= 0x39;
const isCurrency = (code: number) =>
  code === DOLLAR || (code >= 0xa2 && code <= 0xa5) || (code >= 0x20a0 && code <= 0x20bf);

/**
 * Whether a sign between two letters or digits joins them: `don’t`, `thirty-five`, `1,250.50`; not the s of a genitive.
 *
 * @param isInWord Whether the word goes on after the letter or digit.
 */
function isJoint(codes: Uint16Array, at: number, isInWord: boolean): boolean {
  const code = codes[at] as number;
  if (code === HYPHEN) return true;
  if (code === APOSTROPHE || code === TYPOGRAPHIC_APOSTROPHE) return isInWord || codes[at + 1] !== SMALL_S;
  return (code === COMMA || code === FULL_STOP) && isDigit(codes[at - 1] as number) && isDigit(codes[at + 1] as number);
}

/** Where the word that begins here ends. An amount is one with its sign: `$1,250.50`, `40%`. */
function endOfWord(codes: Uint16Array, from: number, to: number): number {
  let at = from + 1;
  while (at < to) {
    const kind = kindAt[at] as number;
    if (kind === WORD || kind === 0) at += 1;
    else if (kind !== SIGN) return at;
    else if (
      at + 1 < to &&
      kindAt[at + 1] === WORD &&
      isJoint(codes, at, kindAt[at + 2] === WORD || kindAt[at + 2] === 0)
    )
      at += 2;
    else if (codes[at] === PERCENT && kindAt[at + 1] !== 0 && isDigit(codes[at - 1] as number)) return at + 1;
    else return at;
  }
  return to;
}

const UNKNOWN = -1;
const kindWithin = (codes: Uint16Array, at: number, to: number) =>
  at < to ? (KINDS[codes[at] as number] as number) : SPACE;

/**
 * How many characters of the word there are from a sign within it or at its end, if all are listed: none where the word
 * has ended, a percent sign, or a joint and what it joins.
 */
function plainPartFromSign(codes: Uint16Array, at: number, to: number): number {
  const next = kindWithin(codes, at + 1, to);
  if (next === 0) return UNKNOWN;
  if (next === WORD) {
    const afterNext = kindWithin(codes, at + 2, to);
    if (afterNext === 0) return UNKNOWN;
    if (isJoint(codes, at, afterNext === WORD)) return 2;
  }
  return codes[at] === PERCENT && isDigit(codes[at - 1] as number) ? 1 : 0;
}

export interface TokenSink {
  /** @param hash The same for the same characters. */
  add(start: number, end: number, kind: number, hash: number): void;
}

const hashWith = (hash: number, code: number) => (Math.imul(hash, 31) + code) | 0;

function hashOf(codes: Uint16Array, from: number, to: number): number {
  let hash = 0;
  for (let at = from; at < to; at += 1) hash = hashWith(hash, codes[at] as number);
  return hash;
}

/** As `readTokens`, of characters of any kind. */
function readAnyTokens(codes: Uint16Array, from: number, to: number, sink: TokenSink): void {
  readKinds(codes, from, to);
  let at = from;
  while (at < to) {
    let kind = kindAt[at] as number;
    let end = at + 1;
    if (kind === SIGN && isCurrency(codes[at] as number) && isDigit(codes[end] as number)) kind = WORD;
    if (kind === WORD) end = endOfWord(codes, at, to);
    else while (end < to && kindAt[end] === 0) end += 1;
    sink.add(at, end, kind, hashOf(codes, at, end));
    at = end;
  }
}

/**
 * Gives the tokens of a part of a text, in order. The part begins and ends where a token does. Listed characters are
 * read as they come, each once; from the first other one on, all are segmented.
 *
 * @param codes The text's code units, with a zero after the last.
 */
export function readTokens(codes: Uint16Array, from: number, to: number, sink: TokenSink): void {
  let at = from;
  while (at < to) {
    const start = at;
    let hash = codes[at] as number;
    let kind = KINDS[hash] as number;
    at += 1;
    if (kind === SIGN && isCurrency(hash) && isDigit(codes[at] as number)) kind = WORD;
    let next = kindWithin(codes, at, to);
    if (kind === WORD) {
      for (;;) {
        while (next === kind && at < to) {
          hash = hashWith(hash, codes[at] as number);
          at += 1;
          next = KINDS[codes[at] as number] as number;
        }
        if (at === to) {
          next = SPACE;
          break;
        }
        if (next !== SIGN) break;
        const part = plainPartFromSign(codes, at, to);
        if (part === UNKNOWN) next = 0;
        if (part <= 0) break;
        for (let left = part; left > 0; left -= 1) {
          hash = hashWith(hash, codes[at] as number);
          at += 1;
        }
        next = kindWithin(codes, at, to);
        if (part === 1) break;
      }
    }
    if (kind === 0 || next === 0) {
      readAnyTokens(codes, start, to, sink);
      return;
    }
    sink.add(start, at, kind, hash);
  }
}

const isPlainLetterOrDigit = (code: number) =>
  isDigit(code) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);

/** Whether a word surely begins here, whatever stands before the space or after the letter. */
export const isSurelyWordStart = (codes: Uint16Array, at: number): boolean =>
  codes[at - 1] === 0x20 && isPlainLetterOrDigit(codes[at] as number);
