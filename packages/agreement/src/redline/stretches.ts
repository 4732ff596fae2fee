import type { Flow, Mark, Place } from './flow';
import { differences } from './myers';
import { numbering, Tokens } from './tokens';
import { isSurelyWordStart } from './words';

interface Range {
  from: Place;
  to: Place;
}

/** Parts of both flows that go together: kept, or what is deleted and inserted between what is kept. */
export interface Stretch {
  readonly isKept: boolean;
  readonly before: Range;
  readonly after: Range;
}

const isSameMark = (was: Mark, is: Mark) => was.kind === is.kind && was.name === is.name;

const kept = (fromBefore: Place, fromAfter: Place, toBefore: Place, toAfter: Place): Stretch => ({
  isKept: true,
  before: { from: fromBefore, to: toBefore },
  after: { from: fromAfter, to: toAfter },
});

const START: Place = { char: 0, mark: 0 };
const endOf = (flow: Flow): Place => ({ char: flow.text.length, mark: flow.marks.length });

/** How long two texts are alike from the start. */
function commonStart(before: string, after: string, most: number): number {
  let length = 0;
  while (length < most && before.charCodeAt(length) === after.charCodeAt(length)) length += 1;
  return length;
}

function commonEnd(before: string, after: string, most: number): number {
  let length = 0;
  const [lastBefore, lastAfter] = [before.length - 1, after.length - 1];
  while (length < most && before.charCodeAt(lastBefore - length) === after.charCodeAt(lastAfter - length)) length += 1;
  return length;
}

/** Where what both flows have alike at their starts ends: after a mark or before a word, without reading any. */
function headOf(before: Flow, after: Flow): { readonly place: Place; readonly alike: number } {
  let alike = commonStart(before.text, after.text, Math.min(before.text.length, after.text.length));
  const least = Math.min(before.marks.length, after.marks.length);
  let mark = 0;
  for (; mark < least; mark += 1) {
    const [was, is] = [before.mark(mark), after.mark(mark)];
    if (was.end > alike || was.start !== is.start || was.end !== is.end || !isSameMark(was, is)) break;
  }
  alike = Math.min(alike, before.marks[mark]?.start ?? alike, after.marks[mark]?.start ?? alike);
  const first = mark === 0 ? 0 : before.mark(mark - 1).end;
  let char = alike;
  while (char > first && (char === alike || !isSurelyWordStart(before.text, char))) char -= 1;
  return { place: { char, mark }, alike };
}

/** As `headOf`, from the ends. */
function tailOf(before: Flow, after: Flow, head: { readonly place: Place; readonly alike: number }): Place {
  const length = before.text.length;
  const offset = after.text.length - length;
  const most = Math.min(length, after.text.length) - head.alike;
  let start = length - commonEnd(before.text, after.text, most);
  const [countBefore, countAfter] = [before.marks.length, after.marks.length];
  const least = Math.min(countBefore, countAfter) - head.place.mark;
  let marks = 0;
  for (; marks < least; marks += 1) {
    const [was, is] = [before.mark(countBefore - 1 - marks), after.mark(countAfter - 1 - marks)];
    if (was.start < start || was.start + offset !== is.start || was.end + offset !== is.end || !isSameMark(was, is))
      break;
  }
  const [lastBefore, lastAfter] = [before.marks[countBefore - 1 - marks], after.marks[countAfter - 1 - marks]];
  start = Math.max(start, lastBefore?.end ?? 0, (lastAfter?.end ?? offset) - offset);
  const last = marks === 0 ? length : before.mark(countBefore - marks).start;
  let char = start + 1;
  while (char < last && !isSurelyWordStart(before.text, char)) char += 1;
  return { char: Math.min(char, last), mark: countBefore - marks };
}

/** The tokens of both flows between what is alike at their ends; used anew by each comparison. */
const tokensBefore = new Tokens();
const tokensAfter = new Tokens();

/** Tokens that are kept, or deleted and inserted, one after the other. */
interface Step {
  isKept: boolean;
  deleted: number;
  inserted: number;
}

/** Adds to the last step where it is of the same kind. */
function add(steps: Step[], isKept: boolean, deleted: number, inserted: number): void {
  if (deleted + inserted === 0) return;
  const last = steps.at(-1);
  if (last?.isKept === isKept) {
    last.deleted += deleted;
    last.inserted += inserted;
  } else steps.push({ isKept, deleted, inserted });
}

function commonTokens(fromBefore: number, fromAfter: number, most: number, direction: 1 | -1): number {
  const [before, after] = [tokensBefore.numbers, tokensAfter.numbers];
  let count = 0;
  while (count < most && before[fromBefore + count * direction] === after[fromAfter + count * direction]) count += 1;
  return count;
}

function stepsOf(): Step[] {
  const [countBefore, countAfter] = [tokensBefore.count, tokensAfter.count];
  const least = Math.min(countBefore, countAfter);
  const head = commonTokens(0, 0, least, 1);
  const tail = commonTokens(countBefore - 1, countAfter - 1, least - head, -1);
  const [lengthBefore, lengthAfter] = [countBefore - head - tail, countAfter - head - tail];
  const steps: Step[] = [];
  add(steps, true, head, head);
  if (lengthBefore === 0 || lengthAfter === 0) add(steps, false, lengthBefore, lengthAfter);
  else {
    const { isDeleted, isInserted } = differences(
      tokensBefore.numbers.subarray(head, head + lengthBefore),
      tokensAfter.numbers.subarray(head, head + lengthAfter),
      numbering.count,
    );
    let [x, y] = [0, 0];
    while (x < lengthBefore || y < lengthAfter) {
      const [fromX, fromY] = [x, y];
      while (x < lengthBefore && isDeleted[x] === 1) x += 1;
      while (y < lengthAfter && isInserted[y] === 1) y += 1;
      add(steps, false, x - fromX, y - fromY);
      const keptX = x;
      while (x < lengthBefore && y < lengthAfter && isDeleted[x] === 0 && isInserted[y] === 0) {
        x += 1;
        y += 1;
      }
      add(steps, true, x - keptX, x - keptX);
    }
  }
  add(steps, true, tail, tail);
  return steps;
}

/** More words than this stay as they are between two changes, whatever stands around them. */
const MOST_ABSORBED = 3;

/**
 * Takes up the few kept words between two changes that are at least as large: “~~the~~ a house ~~of~~ in” is read more
 * easily as one change. A mark or a reference is never taken up.
 */
function readable(steps: readonly Step[]): Step[] {
  let [x, y] = [0, 0];
  const sizes = steps.map(({ deleted, inserted }) => {
    const [fromX, fromY] = [x, y];
    x += deleted;
    y += inserted;
    return Math.max(tokensBefore.weight(fromX, x), tokensAfter.weight(fromY, y));
  });
  const joined: Step[] = [];
  let sizeBefore = 0;
  for (let index = 0; index < steps.length; index += 1) {
    const { isKept, deleted, inserted } = steps[index] as Step;
    const size = sizes[index] as number;
    // What stands around a kept step is a change, if anything.
    const isAbsorbed =
      isKept && joined.length > 0 && size <= Math.min(MOST_ABSORBED, sizeBefore, sizes[index + 1] ?? -1);
    const isJoined = isAbsorbed || (!isKept && joined.at(-1)?.isKept === false);
    sizeBefore = isJoined ? sizeBefore + size : size;
    add(joined, isKept && !isAbsorbed, deleted, inserted);
  }
  return joined;
}

/** Gives back what a change took up at its ends though it is the same in both. */
function trimmed(steps: readonly Step[]): Step[] {
  const result: Step[] = [];
  let [x, y] = [0, 0];
  for (const { isKept, deleted, inserted } of steps) {
    const least = isKept ? 0 : Math.min(deleted, inserted);
    const head = commonTokens(x, y, least, 1);
    x += deleted;
    y += inserted;
    const tail = commonTokens(x - 1, y - 1, least - head, -1);
    add(result, true, head, head);
    add(result, isKept, deleted - head - tail, inserted - head - tail);
    add(result, true, tail, tail);
  }
  return result;
}

/** What is kept of two flows, and what is deleted and inserted between. */
export function stretchesOf(before: Flow, after: Flow): Stretch[] {
  const [endBefore, endAfter] = [endOf(before), endOf(after)];
  const isEmpty = ({ char, mark }: Place) => char === 0 && mark === 0;
  if (isEmpty(endBefore) || isEmpty(endAfter)) {
    if (isEmpty(endBefore) && isEmpty(endAfter)) return [];
    return [{ isKept: false, before: { from: START, to: endBefore }, after: { from: START, to: endAfter } }];
  }
  const head = headOf(before, after);
  const tail = tailOf(before, after, head);
  numbering.reset(before.text, after.text);
  tokensBefore.read(before, head.place, tail);
  tokensAfter.read(after, head.place, {
    char: tail.char + after.text.length - before.text.length,
    mark: tail.mark + after.marks.length - before.marks.length,
  });
  numbering.forget();

  const stretches: Stretch[] = [];
  const steps = trimmed(readable(stepsOf()));
  if (steps.length === 0) return [kept(START, START, endBefore, endAfter)];
  const [first, last] = [steps[0], steps.at(-1)];
  let [x, y] = [0, 0];
  // What is alike at the ends is kept in one piece with the kept tokens beside it.
  if (first?.isKept !== true) stretches.push(kept(START, START, head.place, head.place));
  for (const step of steps) {
    const isFirst = step === first && step.isKept;
    const isLast = step === last && step.isKept;
    const [fromBefore, fromAfter] = isFirst ? [START, START] : [tokensBefore.place(x), tokensAfter.place(y)];
    x += step.deleted;
    y += step.inserted;
    const [toBefore, toAfter] = isLast ? [endBefore, endAfter] : [tokensBefore.place(x), tokensAfter.place(y)];
    stretches.push({
      isKept: step.isKept,
      before: { from: fromBefore, to: toBefore },
      after: { from: fromAfter, to: toAfter },
    });
  }
  if (last?.isKept !== true) stretches.push(kept(tokensBefore.place(x), tokensAfter.place(y), endBefore, endAfter));
  return stretches;
}
