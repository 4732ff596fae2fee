import type { Inline } from '../tree';
import { differences } from './myers';
import type { Change, RedlineParagraph, Run } from './schemas';
import { addTokens, CHARACTER, WORD } from './words';

/** What stands between words: the end of a paragraph, or a part that is compared by itself. */
const MARK = 0;
/** A reference is one token, named by its target: renumbering does not make it another. */
const REFERENCE = 5;
/** Begins the names of tokens that are no words; no word does. */
const NUL = '\0';
const END_OF_PARAGRAPH = `${NUL}¶`;

/** Words, paragraph ends and parts of one version of a text, in order. */
export class Flow {
  text = '';
  readonly inlines: Inline[] = [];
  /** Where each inline begins in the text. */
  readonly inlineStarts: number[] = [];
  readonly ends: number[] = [];
  readonly kinds: number[] = [];
  /** Names of the tokens that are no words. */
  readonly names = new Map<number, string>();

  get length(): number {
    return this.ends.length;
  }

  start(token: number): number {
    return token === 0 ? 0 : (this.ends[token - 1] as number);
  }

  addInlines(inlines: readonly Inline[]): void {
    let pending = '';
    const settle = () => {
      if (pending !== '') addTokens(pending, this.text.length, this.ends, this.kinds);
      this.text += pending;
      pending = '';
    };
    for (const inline of inlines) {
      if (inline.text === '') continue;
      this.inlineStarts.push(this.text.length + pending.length);
      this.inlines.push(inline);
      if (inline.type !== 'reference') {
        pending += inline.text;
        continue;
      }
      settle();
      this.names.set(this.length, `${NUL}${inline.target}`);
      this.text += inline.text;
      this.ends.push(this.text.length);
      this.kinds.push(REFERENCE);
    }
    settle();
  }

  addParagraph(inlines: readonly Inline[]): void {
    this.addInlines(inlines);
    this.#addMark(END_OF_PARAGRAPH);
  }

  /** A part with a name of its own: the same name in the other flow is the same part. */
  addPart(name: string): void {
    this.#addMark(`${NUL}${NUL}${name}`);
  }

  #addMark(name: string): void {
    this.names.set(this.length, name);
    this.ends.push(this.text.length);
    this.kinds.push(MARK);
  }

  nameOf(token: number): string {
    return this.kinds[token] === MARK || this.kinds[token] === REFERENCE
      ? (this.names.get(token) ?? '')
      : this.text.slice(this.start(token), this.ends[token]);
  }

  /** Runs of the text between two tokens, cut where the inlines are. */
  pieces(fromToken: number, toToken: number): Inline[] {
    const from = this.start(fromToken);
    const to = this.start(toToken);
    if (from === to) return [];
    // The last inline that begins at or before the place.
    let [low, high] = [0, this.inlineStarts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.inlineStarts[middle] as number) <= from) low = middle;
      else high = middle;
    }
    const result: Inline[] = [];
    for (let index = low; index < this.inlines.length; index += 1) {
      const start = this.inlineStarts[index] as number;
      if (start >= to) break;
      const inline = this.inlines[index] as Inline;
      const end = start + inline.text.length;
      const isWhole = from <= start && end <= to;
      result.push(isWhole ? inline : { ...inline, text: this.text.slice(Math.max(from, start), Math.min(to, end)) });
    }
    return result;
  }
}

/** Tokens of both flows that go together: kept ones pairwise, or what is deleted and inserted between kept ones. */
interface Stretch {
  isKept: boolean;
  before: number;
  after: number;
  /** How many tokens of each. */
  deleted: number;
  inserted: number;
}

function isSameToken(before: Flow, after: Flow, inBefore: number, inAfter: number): boolean {
  const kind = before.kinds[inBefore];
  if (kind !== after.kinds[inAfter]) return false;
  if (kind === MARK || kind === REFERENCE) return before.names.get(inBefore) === after.names.get(inAfter);
  const from = before.start(inBefore);
  const offset = after.start(inAfter) - from;
  const to = before.ends[inBefore] as number;
  if (to + offset !== after.ends[inAfter]) return false;
  for (let at = from; at < to; at += 1) {
    if (before.text.charCodeAt(at) !== after.text.charCodeAt(at + offset)) return false;
  }
  return true;
}

function stretchesOf(before: Flow, after: Flow): Stretch[] {
  const least = Math.min(before.length, after.length);
  let head = 0;
  while (head < least && isSameToken(before, after, head, head)) head += 1;
  let tail = 0;
  while (tail < least - head && isSameToken(before, after, before.length - 1 - tail, after.length - 1 - tail))
    tail += 1;

  const numbers = new Map<string, number>();
  const numbered = (flow: Flow) => {
    const list = new Int32Array(flow.length - head - tail);
    for (let index = 0; index < list.length; index += 1) {
      const name = flow.nameOf(head + index);
      let number = numbers.get(name);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(name, number);
      }
      list[index] = number;
    }
    return list;
  };
  const [left, right] = [numbered(before), numbered(after)];
  const { isDeleted, isInserted } = differences(left, right, numbers.size);

  const stretches: Stretch[] = [];
  const add = (isKept: boolean, deleted: number, inserted: number, atBefore: number, atAfter: number) => {
    if (deleted + inserted > 0) stretches.push({ isKept, before: atBefore, after: atAfter, deleted, inserted });
  };
  add(true, head, head, 0, 0);
  let [x, y] = [0, 0];
  while (x < left.length || y < right.length) {
    const [fromX, fromY] = [x, y];
    while (x < left.length && isDeleted[x] === 1) x += 1;
    while (y < right.length && isInserted[y] === 1) y += 1;
    add(false, x - fromX, y - fromY, head + fromX, head + fromY);
    const [keptX, keptY] = [x, y];
    while (x < left.length && y < right.length && isDeleted[x] === 0 && isInserted[y] === 0) {
      x += 1;
      y += 1;
    }
    add(true, x - keptX, y - keptY, head + keptX, head + keptY);
  }
  add(true, tail, tail, before.length - tail, after.length - tail);
  return stretches;
}

/** More words than this stay as they are between two changes, whatever stands around them. */
const MOST_ABSORBED = 3;

/** How many words are among some tokens. A mark or a reference is never taken up by a change, so it counts as many. */
function countWords(flow: Flow, from: number, count: number): number {
  let words = 0;
  for (let token = from; token < from + count; token += 1) {
    const kind = flow.kinds[token];
    if (kind === MARK || kind === REFERENCE) words += MOST_ABSORBED + 1;
    else if (kind === WORD || kind === CHARACTER) words += 1;
  }
  return words;
}

/**
 * Takes up the few kept words between two changes that are at least as large: “~~the~~ a house ~~of~~ in” is read more
 * easily as one change.
 */
function readable(before: Flow, after: Flow, stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  const sizeOf = ({ before: x, after: y, deleted, inserted }: Stretch) =>
    Math.max(countWords(before, x, deleted), countWords(after, y, inserted));
  let sizeBefore = 0;
  for (const [index, stretch] of stretches.entries()) {
    const previous = result.at(-1);
    const next = stretches[index + 1];
    const size = sizeOf(stretch);
    const isAbsorbed =
      stretch.isKept &&
      next !== undefined &&
      size <= Math.min(MOST_ABSORBED, sizeBefore, next.isKept ? 0 : sizeOf(next));
    if (previous !== undefined && !previous.isKept && (isAbsorbed || !stretch.isKept)) {
      previous.deleted += stretch.deleted;
      previous.inserted += stretch.inserted;
      sizeBefore += size;
    } else {
      result.push({ ...stretch });
      sizeBefore = size;
    }
  }
  return result.flatMap((stretch) => trimmed(before, after, stretch));
}

/** Gives back what a change took up at its ends though it is the same in both. */
function trimmed(before: Flow, after: Flow, stretch: Stretch): Stretch[] {
  const { before: x, after: y, deleted, inserted } = stretch;
  if (stretch.isKept || deleted === 0 || inserted === 0) return [stretch];
  const least = Math.min(deleted, inserted);
  let head = 0;
  while (head < least && isSameToken(before, after, x + head, y + head)) head += 1;
  let tail = 0;
  while (tail < least - head && isSameToken(before, after, x + deleted - 1 - tail, y + inserted - 1 - tail)) tail += 1;
  const kept = (atBefore: number, atAfter: number, count: number): Stretch => ({
    isKept: true,
    before: atBefore,
    after: atAfter,
    deleted: count,
    inserted: count,
  });
  return [
    kept(x, y, head),
    {
      isKept: false,
      before: x + head,
      after: y + head,
      deleted: deleted - head - tail,
      inserted: inserted - head - tail,
    },
    kept(x + deleted - tail, y + inserted - tail, tail),
  ];
}

/** What is kept in one piece is one stretch. */
function joinedKept(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const stretch of stretches) {
    const previous = result.at(-1);
    if (stretch.deleted + stretch.inserted === 0) continue;
    if (stretch.isKept && previous?.isKept === true) {
      previous.deleted += stretch.deleted;
      previous.inserted += stretch.inserted;
    } else result.push({ ...stretch });
  }
  return result;
}

/** What a comparison comes to, in the order of reading. */
interface Reader {
  run(run: Run): void;
  mark(change: Change, name: string): void;
}

/** Reads tokens of one flow to the reader: the text between marks as runs, marks as they come. */
function read(change: Change, flow: Flow, from: number, count: number, reader: Reader): void {
  let start = from;
  const settle = (end: number) => {
    for (const inline of flow.pieces(start, end)) reader.run({ change, inline, textBefore: null });
  };
  for (let token = from; token < from + count; token += 1) {
    if (flow.kinds[token] !== MARK) continue;
    settle(token);
    reader.mark(change, flow.nameOf(token));
    start = token + 1;
  }
  settle(from + count);
}

/** As `read`; references say how they were printed before. */
function readKept(before: Flow, after: Flow, { before: x, after: y, inserted }: Stretch, reader: Reader): void {
  let start = y;
  for (let token = y; token < y + inserted; token += 1) {
    if (after.kinds[token] !== REFERENCE) continue;
    const [was] = before.pieces(x + token - y, x + token - y + 1);
    const [is] = after.pieces(token, token + 1);
    if (was === undefined || is === undefined || was.text === is.text) continue;
    read('KEPT', after, start, token - start, reader);
    reader.run({ change: 'KEPT', inline: is, textBefore: was.text });
    start = token + 1;
  }
  read('KEPT', after, start, y + inserted - start, reader);
}

function compareFlows(before: Flow, after: Flow, reader: Reader): void {
  for (const stretch of joinedKept(readable(before, after, stretchesOf(before, after)))) {
    if (stretch.isKept) readKept(before, after, stretch, reader);
    else {
      read('DELETED', before, stretch.before, stretch.deleted, reader);
      read('INSERTED', after, stretch.after, stretch.inserted, reader);
    }
  }
}

/** Compares two texts without paragraphs. Null: there is none in that version. */
export function compareInlines(before: readonly Inline[] | null, after: readonly Inline[] | null): Run[] {
  const [left, right] = [new Flow(), new Flow()];
  if (before !== null) left.addInlines(before);
  if (after !== null) right.addInlines(after);
  const runs: Run[] = [];
  compareFlows(left, right, { run: (run) => void runs.push(run), mark: () => undefined });
  return runs;
}

/** As `compareInlines`, of plain texts. */
export function compareTexts(before: string | null, after: string | null): Run[] {
  const inlines = (text: string | null): Inline[] | null => (text === null ? null : [{ type: 'text', text }]);
  if (before === after) {
    return after === null || after === ''
      ? []
      : [{ change: 'KEPT', inline: { type: 'text', text: after }, textBefore: null }];
  }
  return compareInlines(inlines(before), inlines(after));
}

/**
 * Compares two texts of paragraphs and parts.
 *
 * @param part What stands for a part that is in one of them, or in both.
 */
export function compareParagraphs<T>(
  before: Flow,
  after: Flow,
  part: (change: Change, name: string) => T,
): (RedlineParagraph | T)[] {
  const result: (RedlineParagraph | T)[] = [];
  let runs: Run[] = [];
  compareFlows(before, after, {
    run: (run) => void runs.push(run),
    mark: (change, name) => {
      if (name === END_OF_PARAGRAPH) {
        result.push({ type: 'paragraph', runs, end: change });
        runs = [];
      } else {
        // Words that wait for their paragraph's end are of the other version: in this one the last paragraph has ended.
        result.push(part(change, name.slice(2)));
      }
    },
  });
  return result;
}
