import { differences, type Sequence } from '../redline/myers';
import { referenceWords } from '../settle/words';
import type { Inline } from '../tree';
import type { ExpectedLine, Piece } from './expected';
import { plainWords, type WordLine } from './text';

/** Words of changed paragraphs, each with the run of the tree that it stands for where it is kept. */

const TOKEN = /[\p{L}\p{M}]+|\p{N}+|\s+|[^]/gu;

/** A word, with the runs that it is of: “Full Years” is a term and a letter. */
interface TreeToken {
  readonly word: string;
  readonly segments: readonly { readonly piece: Piece; readonly raw: string }[];
}

export interface FileToken {
  readonly raw: string;
  /** Where it begins in its line. */
  readonly start: number;
  /** What it was, where it is kept. */
  was: TreeToken | null;
}

/** A value, term or reference whose words were changed: what it said. */
export interface Untied {
  readonly type: 'value' | 'term' | 'reference';
  readonly text: string;
}

/** A line of the file as this version prints it. */
export interface ComparedLine {
  readonly line: WordLine;
  readonly text: string;
  readonly tokens: readonly FileToken[];
  /** References that fields print: to which clause, in which words. */
  readonly spans: readonly {
    readonly start: number;
    readonly end: number;
    readonly key: string;
    readonly words: string;
  }[];
}

const wordOf = (raw: string) => (raw.trim() === '' ? (raw === '' ? '' : ' ') : plainWords(raw));

function treeTokens({ pieces }: ExpectedLine): TreeToken[] {
  let end = 0;
  const ends = pieces.map((piece) => ({ piece, end: (end += piece.inline.text.length) }));
  let at = 0;
  return [
    ...pieces
      .map(({ inline }) => inline.text)
      .join('')
      .matchAll(TOKEN),
  ].flatMap((match): TreeToken[] => {
    const segments: { piece: Piece; raw: string }[] = [];
    for (let from = match.index; from < match.index + match[0].length; ) {
      while ((ends[at]?.end ?? Number.POSITIVE_INFINITY) <= from) at += 1;
      const own = ends[at] as (typeof ends)[number];
      const to = Math.min(own.end, match.index + match[0].length);
      segments.push({ piece: own.piece, raw: match[0].slice(from - match.index, to - match.index) });
      from = to;
    }
    const word = wordOf(match[0]);
    return word === '' ? [] : [{ word, segments }];
  });
}

/** Which part of its line a kept word is of. */
export const zoneOf = ({ was }: FileToken) => was?.segments[0]?.piece.zone;
/** The word as it is in the tree, where it is kept. */
export const rawOf = ({ was, raw }: FileToken): string => was?.segments.map((segment) => segment.raw).join('') ?? raw;

/**
 * @param numberOf The key of the clause at a bookmark, and the number that the version in the file has for it: a word
 * processor counts on when a clause is put in, and no reference was changed by that.
 */
export function comparedLine(
  line: WordLine,
  numberOf: (target: string) => { readonly key: string; readonly number: string } | undefined,
): ComparedLine {
  let text = '';
  let from = 0;
  const spans: { start: number; end: number; key: string; words: string }[] = [];
  for (const { start, end, target } of line.spans) {
    const found = numberOf(target);
    if (found === undefined || start < from) continue;
    text += line.text.slice(from, start);
    const words = referenceWords(found.number);
    const before = words.slice(0, -found.number.length);
    // Where another word stands before the number, it is a number in a text of its own.
    if (text.endsWith(before))
      spans.push({ start: text.length - before.length, end: text.length + found.number.length, key: found.key, words });
    text += found.number;
    from = end;
  }
  text += line.text.slice(from);
  const tokens = [...text.matchAll(TOKEN)].map((match) => ({ raw: match[0], start: match.index, was: null }));
  return { line, text: plainWords(text), tokens, spans };
}

/** Parts two paragraphs: neither text has it. */
const BREAK = '\n';

/** Runs that are kept whole: all their words, one after the other, in one line. */
export class Kept {
  readonly whole = new Set<Piece>();
  readonly untied: Untied[] = [];
}

/**
 * Finds which words of some paragraphs are still there.
 *
 * @param before Paragraphs of the tree, one after the other.
 * @param after The paragraphs of the file that stand for them; each of its tokens is told what it was.
 */
export function compareLines(before: readonly ExpectedLine[], after: readonly (readonly FileToken[])[]): Kept {
  const was = before.flatMap((line, at): TreeToken[] => [
    ...(at === 0 ? [] : [{ word: BREAK, segments: [] }]),
    ...treeTokens(line),
  ]);
  const is = after.flatMap((tokens, at): (FileToken | null)[] => [...(at === 0 ? [] : [null]), ...tokens]);
  const numbers = new Map<string, number>();
  const sequenceOf = (words: readonly string[]): Sequence => {
    const list = new Int32Array(words.length);
    for (const [at, word] of words.entries()) {
      const number = numbers.get(word) ?? numbers.size;
      numbers.set(word, number);
      list[at] = number;
    }
    return { numbers: list, from: 0, length: words.length };
  };
  const [old, current] = [
    sequenceOf(was.map(({ word }) => word)),
    sequenceOf(is.map((token) => (token === null ? BREAK : wordOf(token.raw)))),
  ];
  const { isDeleted, isInserted } = differences(old, current, numbers.size);
  /** By token of the tree: its place in the file, or -1. */
  const places = was.map(() => -1);
  let at = 0;
  for (let place = 0; place < is.length; place += 1) {
    if (isInserted[place] === 1) continue;
    while (isDeleted[at] === 1) at += 1;
    const token = is[place];
    if (token != null) token.was = was[at] ?? null;
    places[at] = place;
    at += 1;
  }
  return keptOf(was, places, is);
}

function keptOf(was: readonly TreeToken[], places: readonly number[], is: readonly (FileToken | null)[]): Kept {
  const kept = new Kept();
  /** By run: its first and last word. */
  const tied = new Map<Piece, { start: number; end: number }>();
  for (const [at, { segments }] of was.entries())
    for (const { piece } of segments)
      if (piece.inline.type !== 'text') tied.set(piece, { start: tied.get(piece)?.start ?? at, end: at + 1 });
  for (const [piece, { start, end }] of tied) {
    const { inline } = piece;
    const own = places.slice(start, end);
    const isWhole = own.every((place, index) => place >= 0 && (index === 0 || place === (own[index - 1] ?? 0) + 1));
    if (isWhole) kept.whole.add(piece);
    else if (inline.type !== 'text') {
      // What is only deleted, with nothing in its place, is a deletion like any other.
      const before = places.slice(0, start).findLast((place) => place >= 0) ?? -1;
      const after = places.slice(end).find((place) => place >= 0) ?? is.length;
      const isReplaced = is.slice(before + 1, after).some((token) => token !== null && token.raw.trim() !== '');
      if (isReplaced) kept.untied.push({ type: inline.type, text: inline.text });
    }
  }
  return kept;
}

/** The runs that some tokens of a line say. */
export function inlinesOf({ tokens, spans }: ComparedLine, from: number, to: number, { whole }: Kept): Inline[] {
  const runs: Inline[] = [];
  const done = new Set<unknown>();
  /** Adds what stands for several words, at the first of them. */
  const addOnce = (key: unknown, run: Inline) => {
    if (!done.has(key)) runs.push(run);
    done.add(key);
  };
  const addText = (text: string) => {
    const last = runs.at(-1);
    if (last?.type === 'text') runs[runs.length - 1] = { type: 'text', text: last.text + text };
    else runs.push({ type: 'text', text });
  };
  for (const { raw, start, was } of tokens.slice(from, to)) {
    const segments = was?.segments ?? [];
    const span = spans.find((one) => start >= one.start && start < one.end);
    // A field that was put in, or whose number leads elsewhere now.
    if (span !== undefined && !segments.some(({ piece }) => whole.has(piece)))
      addOnce(span, { type: 'reference', text: span.words, target: span.key });
    else if (was === null) addText(raw);
    else
      for (const { piece, raw: own } of segments)
        if (whole.has(piece)) addOnce(piece, piece.inline);
        else addText(own);
  }
  return trimmed(runs);
}

/** No paragraph begins or ends with a space. */
function trimmed(runs: readonly Inline[]): Inline[] {
  const last = runs.length - 1;
  return runs
    .map((run, at): Inline => {
      if (run.type !== 'text') return run;
      const text = at === 0 ? run.text.trimStart() : run.text;
      return { type: 'text', text: at === last ? text.trimEnd() : text };
    })
    .filter(({ text }) => text !== '');
}
