import type { Inline } from '../tree';
import { END_OF_PARAGRAPH, Flow, type Mark, PART, type Place, Reading, REFERENCE } from './flow';
import { replacementsOf } from './replacements';
import type { Change, RedlineParagraph, Run } from './schemas';

/** What a comparison comes to, in the order of reading. */
class Written<T> {
  readonly blocks: (RedlineParagraph | T)[] = [];
  /** What waits for its paragraph's end. */
  runs: Run[] = [];
  readonly #part: (change: Change, name: string) => T;

  /** @param part What stands for a part that is in one of the versions, or in both. */
  constructor(part: (change: Change, name: string) => T) {
    this.#part = part;
  }

  add(change: Change, { kind, name }: Mark): void {
    if (kind === END_OF_PARAGRAPH) {
      this.blocks.push({ type: 'paragraph', runs: this.runs, end: change });
      this.runs = [];
    } else if (kind === PART) {
      // Words that wait for their paragraph's end are of the other version: in this one the last paragraph has ended.
      this.blocks.push(this.#part(change, name));
    }
  }
}

/** Reads up to a place of one flow: the text between marks as runs, marks as they come. */
function read<T>(change: Change, reading: Reading, to: Place, written: Written<T>): void {
  for (let mark = reading.nextMark(to); mark !== null; mark = reading.nextMark(to)) {
    if (mark.kind === REFERENCE) continue;
    reading.read(mark.start, change, null, written.runs);
    written.add(change, mark);
  }
  reading.read(to.char, change, null, written.runs);
}

/** As `read`, of what is in both flows; references say how they were printed before. */
function readKept<T>(before: Reading, after: Reading, toBefore: Place, toAfter: Place, written: Written<T>): void {
  for (let mark = after.nextMark(toAfter); mark !== null; mark = after.nextMark(toAfter)) {
    const was = before.nextMark(toBefore) as Mark;
    if (mark.kind === REFERENCE && mark.text === was.text) continue;
    after.read(mark.start, 'KEPT', null, written.runs);
    if (mark.kind === REFERENCE) after.read(mark.end, 'KEPT', was.text, written.runs);
    else written.add('KEPT', mark);
  }
  after.read(toAfter.char, 'KEPT', null, written.runs);
  before.skip(toBefore);
}

function compareFlows<T>(before: Flow, after: Flow, written: Written<T>): Written<T> {
  const [left, right] = [new Reading(before), new Reading(after)];
  for (const { fromBefore, toBefore, fromAfter, toAfter } of replacementsOf(before, after)) {
    readKept(left, right, fromBefore, fromAfter, written);
    read('DELETED', left, toBefore, written);
    read('INSERTED', right, toAfter, written);
  }
  readKept(left, right, before.end(), after.end(), written);
  return written;
}

export function noPart(): never {
  throw new Error('There are paragraphs alone.');
}

const isKept = (was: Inline, is: Inline): boolean =>
  was.type === 'reference' && is.type === 'reference'
    ? was.target === is.target && (was.text === '') === (is.text === '')
    : was.type !== 'reference' && is.type !== 'reference' && was.text === is.text;

/** Whether nothing but the printed numbers of other clauses differs between two texts. */
export function areKept(before: readonly Inline[], after: readonly Inline[]): boolean {
  const { length } = after;
  if (before.length !== length) return false;
  for (let place = 0; place < length; place += 1)
    if (!isKept(before[place] as Inline, after[place] as Inline)) return false;
  return true;
}

/** The runs of a text of which that is known. */
export function keptRuns(before: readonly Inline[], after: readonly Inline[]): Run[] {
  const runs: Run[] = [];
  for (let place = 0; place < after.length; place += 1) {
    const inline = after[place] as Inline;
    const { text } = before[place] as Inline;
    if (inline.text !== '') runs.push({ change: 'KEPT', inline, textBefore: text === inline.text ? null : text });
  }
  return runs;
}

/** Compares two texts without paragraphs. Null: there is none in that version. */
export function compareInlines(before: readonly Inline[] | null, after: readonly Inline[] | null): Run[] {
  if (before !== null && after !== null && areKept(before, after)) return keptRuns(before, after);
  const [left, right] = [new Flow(), new Flow()];
  if (before !== null) left.addInlines(before);
  if (after !== null) right.addInlines(after);
  return compareFlows(left, right, new Written(noPart)).runs;
}

/** As `compareInlines`, of plain texts. */
export function compareTexts(before: string | null, after: string | null): Run[] {
  const whole = (change: Change, text: string): Run => ({ change, inline: { type: 'text', text }, textBefore: null });
  if (before === null || before === '') return after === null || after === '' ? [] : [whole('INSERTED', after)];
  if (after === null || after === '') return [whole('DELETED', before)];
  if (before === after) return [whole('KEPT', after)];
  return compareInlines([{ type: 'text', text: before }], [{ type: 'text', text: after }]);
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
  return compareFlows(before, after, new Written(part)).blocks;
}
