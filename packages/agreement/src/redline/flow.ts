import type { Inline } from '../tree';
import { differences } from './myers';
import { isSameWord, numbered } from './numbering';
import type { Change, RedlineParagraph, Run } from './schemas';
import { addTokens, CHARACTER, WORD } from './words';

/** Kinds of tokens besides those of words: a reference is one, named by its target, so that renumbering keeps it. */
const REFERENCE = 5;
const END_OF_PARAGRAPH = 6;
/** A part that is compared by itself. */
const PART = 7;
const isMark = (kind: number | undefined) => kind === END_OF_PARAGRAPH || kind === PART;
const isWord = (kind: number | undefined) => kind !== REFERENCE && !isMark(kind);
/** Words, paragraph ends and parts of one version of a text, in order. */
export class Flow {
  text = '';
  readonly inlines: Inline[] = [];
  /** Where each inline begins in the text. */
  readonly inlineStarts: number[] = [];
  readonly ends: number[] = [];
  readonly kinds: number[] = [];
  /** Names of references and parts, by token. */
  #names: Map<number, string> | null = null;

  get length(): number {
    return this.ends.length;
  }

  start(token: number): number {
    return token === 0 ? 0 : (this.ends[token - 1] as number);
  }

  addInlines(inlines: readonly Inline[]): void {
    let pending = '';
    for (const inline of inlines) {
      if (inline.text === '') continue;
      this.inlineStarts.push(this.text.length + pending.length);
      this.inlines.push(inline);
      if (inline.type !== 'reference') {
        pending += inline.text;
        continue;
      }
      this.#addWords(pending);
      pending = '';
      this.text += inline.text;
      this.#addNamed(REFERENCE, inline.target);
    }
    this.#addWords(pending);
  }

  #addWords(text: string): void {
    if (text === '') return;
    addTokens(text, this.text.length, this.ends, this.kinds);
    this.text += text;
  }

  addParagraph(inlines: readonly Inline[]): void {
    this.addInlines(inlines);
    this.ends.push(this.text.length);
    this.kinds.push(END_OF_PARAGRAPH);
  }

  /** A part with a name of its own: the same name in the other flow is the same part. */
  addPart(name: string): void {
    this.#addNamed(PART, name);
  }

  #addNamed(kind: number, name: string): void {
    this.#names ??= new Map();
    this.#names.set(this.length, name);
    this.ends.push(this.text.length);
    this.kinds.push(kind);
  }

  /** What a token is called that is no word; a word is its text. */
  nameOf(token: number): string {
    return this.#names?.get(token) ?? '';
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
  return isWord(kind)
    ? isSameWord(before, after, inBefore, inAfter)
    : before.nameOf(inBefore) === after.nameOf(inAfter);
}

function kept(before: number, after: number, count: number): Stretch {
  return { isKept: true, before, after, deleted: count, inserted: count };
}

function stretchesOf(before: Flow, after: Flow): Stretch[] {
  const least = Math.min(before.length, after.length);
  let head = 0;
  while (head < least && isSameToken(before, after, head, head)) head += 1;
  let tail = 0;
  while (tail < least - head && isSameToken(before, after, before.length - 1 - tail, after.length - 1 - tail))
    tail += 1;

  const numbers = numbered(before, after, head, tail);
  const [lengthBefore, lengthAfter] = [numbers.before.length, numbers.after.length];
  const { isDeleted, isInserted } = differences(numbers.before, numbers.after, numbers.count);
  const stretches: Stretch[] = [kept(0, 0, head)];
  let [x, y] = [0, 0];
  while (x < lengthBefore || y < lengthAfter) {
    const [fromX, fromY] = [x, y];
    while (x < lengthBefore && isDeleted[x] === 1) x += 1;
    while (y < lengthAfter && isInserted[y] === 1) y += 1;
    stretches.push({
      isKept: false,
      before: head + fromX,
      after: head + fromY,
      deleted: x - fromX,
      inserted: y - fromY,
    });
    const [keptX, keptY] = [x, y];
    while (x < lengthBefore && y < lengthAfter && isDeleted[x] === 0 && isInserted[y] === 0) {
      x += 1;
      y += 1;
    }
    stretches.push(kept(head + keptX, head + keptY, x - keptX));
  }
  stretches.push(kept(before.length - tail, after.length - tail, tail));
  return stretches.filter(({ deleted, inserted }) => deleted + inserted > 0);
}

/** More words than this stay as they are between two changes, whatever stands around them. */
const MOST_ABSORBED = 3;

/** How many words are among some tokens. A mark or a reference is never taken up by a change, so it counts as many. */
function countWords(flow: Flow, from: number, count: number): number {
  let words = 0;
  for (let token = from; token < from + count; token += 1) {
    const kind = flow.kinds[token];
    if (kind === WORD || kind === CHARACTER) words += 1;
    else if (!isWord(kind)) words += MOST_ABSORBED + 1;
  }
  return words;
}

/**
 * Takes up the few kept words between two changes that are at least as large: “~~the~~ a house ~~of~~ in” is read more
 * easily as one change.
 */
function readable(before: Flow, after: Flow, stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  const sizes = stretches.map(({ before: x, after: y, deleted, inserted }) =>
    Math.max(countWords(before, x, deleted), countWords(after, y, inserted)),
  );
  let sizeBefore = 0;
  for (const [index, stretch] of stretches.entries()) {
    const previous = result.at(-1);
    const size = sizes[index] ?? 0;
    // What follows a kept stretch is a change, if anything.
    const isAbsorbed = stretch.isKept && size <= Math.min(MOST_ABSORBED, sizeBefore, sizes[index + 1] ?? -1);
    if (previous !== undefined && !previous.isKept && (isAbsorbed || !stretch.isKept)) {
      previous.deleted += stretch.deleted;
      previous.inserted += stretch.inserted;
      sizeBefore += size;
    } else {
      result.push(stretch);
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
    } else result.push(stretch);
  }
  return result;
}

/** What a comparison comes to, in the order of reading. */
interface Reader {
  run(run: Run): void;
  /** @param part The name of a part; null at the end of a paragraph. */
  mark(change: Change, part: string | null): void;
}

/** Reads tokens of one flow to the reader: the text between marks as runs, marks as they come. */
function read(change: Change, flow: Flow, from: number, count: number, reader: Reader): void {
  let start = from;
  for (let token = from; token <= from + count; token += 1) {
    const isEnd = token === from + count;
    const kind = flow.kinds[token];
    if (!isEnd && !isMark(kind)) continue;
    for (const inline of flow.pieces(start, token)) reader.run({ change, inline, textBefore: null });
    if (!isEnd) reader.mark(change, kind === PART ? flow.nameOf(token) : null);
    start = token + 1;
  }
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
      if (name === null) {
        result.push({ type: 'paragraph', runs, end: change });
        runs = [];
      } else {
        // Words that wait for their paragraph's end are of the other version: in this one the last paragraph has ended.
        result.push(part(change, name));
      }
    },
  });
  return result;
}
