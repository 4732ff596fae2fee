import { differences, type Sequence } from '../redline/myers';
import type { ExpectedLine } from './expected';
import type { ComparedLine } from './words';

/** Which line of the file stands for which line of the tree. */

/** Lines that share less than this part of their words are different lines. */
const LEAST_ALIKE = 0.4;
/** Lines of a gap are compared each with each; a larger gap is a rewritten text. */
const COMPARED_MAX = 40_000;
/** Shorter lines may read alike by chance. */
const LEAST_MOVED = 12;
const NONE = -1;
const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

export interface Alignment {
  /** By line of the file: that of the tree, or -1. */
  readonly treeLines: readonly number[];
  readonly fileLines: readonly number[];
}

const sequenceOf = (list: readonly number[]): Sequence => ({
  numbers: Int32Array.from(list),
  from: 0,
  length: list.length,
});

/** How much two texts share: twice their common words by all their words. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const word of one) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of other) {
    const left = counts.get(word) ?? 0;
    if (left > 0) shared += 1;
    counts.set(word, left - 1);
  }
  return (2 * shared) / Math.max(1, one.length + other.length);
}

class Aligner {
  readonly treeLines: number[];
  readonly fileLines: number[];
  readonly #tree: readonly ExpectedLine[];
  readonly #file: readonly ComparedLine[];

  constructor(tree: readonly ExpectedLine[], file: readonly ComparedLine[]) {
    this.#tree = tree;
    this.#file = file;
    this.treeLines = file.map(() => NONE);
    this.fileLines = tree.map(() => NONE);
  }

  #pair(tree: number, file: number): void {
    this.fileLines[tree] = file;
    this.treeLines[file] = tree;
  }

  /** By bookmarks: of several lines in one, that which reads as before, else the first. */
  byBookmarks(linesOf: (part: string) => readonly number[]): void {
    for (const [at, { part, text, isInTable }] of this.#tree.entries()) {
      if (part === null) continue;
      const free = linesOf(part).filter(
        (line) => this.treeLines[line] === NONE && this.#file[line]?.line.isInTable === isInTable,
      );
      const line = free.find((one) => this.#file[one]?.text === text) ?? free[0];
      if (line !== undefined) this.#pair(at, line);
    }
  }

  /** By words: what reads as before between what is known, then what reads much alike there. */
  byWords(start: number): void {
    const numbers = new Map<string, number>();
    const numberOf = (name: string) => {
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      return number;
    };
    const nameOf = (pair: number, isInTable: boolean | undefined, text: string | undefined) =>
      pair === NONE ? `${isInTable === true} ${text}` : `pair ${pair}`;
    const tree = this.#tree.map(({ isInTable, text }, at) =>
      numberOf(nameOf(this.fileLines[at] === NONE ? NONE : at, isInTable, text)),
    );
    const file = this.#file
      .slice(start)
      .map(({ line, text }, at) => numberOf(nameOf(this.treeLines[start + at] ?? NONE, line.isInTable, text)));
    const { isDeleted, isInserted } = differences(sequenceOf(tree), sequenceOf(file), numbers.size);
    const [gone, come] = [isDeleted.slice(0, tree.length), isInserted.slice(0, file.length)];
    const gaps: [number[], number[]][] = [];
    let [at, place] = [0, 0];
    while (at < tree.length || place < file.length) {
      const gap: [number[], number[]] = [[], []];
      for (; at < tree.length && gone[at] === 1; at += 1) gap[0].push(at);
      for (; place < file.length && come[place] === 1; place += 1) gap[1].push(start + place);
      gaps.push(gap);
      if (at < tree.length && place < file.length) this.#pair(at, start + place);
      at += 1;
      place += 1;
    }
    this.#moved(start);
    for (const [, lines] of gaps) for (const line of lines) this.#underMoved(line);
    for (const gap of gaps) this.#gap(...gap);
  }

  /** What reads as before somewhere else: it was moved, alone or with its clause. */
  #moved(start: number): void {
    const byText = new Map<string, number[]>();
    for (const [at, { text }] of this.#tree.entries())
      if (this.fileLines[at] === NONE && text.length >= LEAST_MOVED)
        byText.set(text, [...(byText.get(text) ?? []), at]);
    for (let line = start; line < this.#file.length; line += 1) {
      const known = this.treeLines[line] === NONE ? byText.get(this.#file[line]?.text ?? '') : undefined;
      const at = known?.find((one) => this.#fits(one, line));
      if (known === undefined || at === undefined) continue;
      this.#pair(at, line);
      known.splice(known.indexOf(at), 1);
    }
  }

  /** What follows a clause that its bookmark found at another place. */
  #underMoved(line: number): void {
    const at = this.treeLines[line] ?? NONE;
    if (at === NONE) return;
    let [end, last] = [at + 1, line + 1];
    while (end < this.#tree.length && this.#tree[end]?.part === null) end += 1;
    while (last < this.#file.length && (this.treeLines[last] === NONE || !this.#isPart(last))) last += 1;
    this.#gap(range(at + 1, end), range(line + 1, last));
  }

  /** Whether a line begins a section or clause of the tree. */
  #isPart(line: number): boolean {
    return this.#tree[this.treeLines[line] ?? NONE]?.part != null;
  }

  /** A paragraph does not become a clause, which is numbered. */
  #canBecome(tree: number, file: number): boolean {
    const list = this.#file[file]?.line.list ?? '0';
    return this.#fits(tree, file) && (list === '0' || this.#tree[tree]?.part !== null);
  }

  #fits(tree: number, file: number): boolean {
    return this.#tree[tree]?.isInTable === this.#file[file]?.line.isInTable;
  }

  /** Pairs lines in their order so that they are as much alike as they can be. */
  #gap(allTree: readonly number[], allFile: readonly number[]): void {
    const tree = allTree.filter((at) => this.fileLines[at] === NONE);
    const file = allFile.filter((line) => this.treeLines[line] === NONE);
    if (tree.length === 0 || file.length === 0) return;
    if (tree.length * file.length > COMPARED_MAX) return;
    const words = (text: string | undefined) => (text ?? '').split(' ');
    const treeWords = tree.map((at) => words(this.#tree[at]?.text));
    const fileWords = file.map((at) => words(this.#file[at]?.text));
    const width = file.length + 1;
    const best = new Float64Array((tree.length + 1) * width);
    const alike = new Float64Array(tree.length * file.length);
    const bestAt = (one: number, other: number) => best[one * width + other] as number;
    for (let one = tree.length - 1; one >= 0; one -= 1)
      for (let other = file.length - 1; other >= 0; other -= 1) {
        const own = this.#fits(tree[one] as number, file[other] as number)
          ? likeness(treeWords[one] as string[], fileWords[other] as string[])
          : 0;
        alike[one * file.length + other] = own;
        const both = own < LEAST_ALIKE ? 0 : own + bestAt(one + 1, other + 1);
        best[one * width + other] = Math.max(both, bestAt(one + 1, other), bestAt(one, other + 1));
      }
    let [one, other] = [0, 0];
    let rest: [number[], number[]] = [[], []];
    while (one < tree.length && other < file.length) {
      const own = alike[one * file.length + other] as number;
      if (own >= LEAST_ALIKE && bestAt(one, other) === own + bestAt(one + 1, other + 1)) {
        this.#evenGap(...rest);
        rest = [[], []];
        this.#pair(tree[one++] as number, file[other++] as number);
      } else if (bestAt(one, other) === bestAt(one + 1, other)) rest[0].push(tree[one++] as number);
      else rest[1].push(file[other++] as number);
    }
    rest[0].push(...tree.slice(one));
    rest[1].push(...file.slice(other));
    this.#evenGap(...rest);
  }

  /** As many lines as there were, in other words: they were rewritten. */
  #evenGap(tree: readonly number[], file: readonly number[]): void {
    const isEven = tree.length === file.length && tree.every((at, place) => this.#canBecome(at, file[place] as number));
    if (!isEven) return;
    for (const [place, at] of tree.entries()) this.#pair(at, file[place] as number);
  }
}

const OF_CONTENTS = /toc|contents/i;

/** Where the agreement begins: after the cover and the contents, which are nobody’s to edit. */
function startOf(file: readonly ComparedLine[], firstNamed: number): number {
  const front = firstNamed === NONE ? file : file.slice(0, firstNamed);
  const last = front.findLastIndex(({ line }) => OF_CONTENTS.test(line.style ?? ''));
  return last >= 0 ? last + 1 : Math.max(0, firstNamed);
}

/** @param linesOf The lines that the bookmark of a part has words in. */
export function align(
  tree: readonly ExpectedLine[],
  file: readonly ComparedLine[],
  linesOf: (part: string) => readonly number[],
): Alignment & { readonly start: number } {
  const aligner = new Aligner(tree, file);
  aligner.byBookmarks(linesOf);
  const start = startOf(
    file,
    aligner.treeLines.findIndex((line) => line !== NONE),
  );
  aligner.byWords(start);
  return { treeLines: aligner.treeLines, fileLines: aligner.fileLines, start };
}
