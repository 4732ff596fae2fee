import { Characters } from './characters';
import type { Flow, Mark, Place } from './flow';
import { differences } from './myers';
import { numbering, Tokens } from './tokens';
import { isSurelyWordStart } from './words';

/** Parts of both flows that go together: kept, or what is deleted and inserted between what is kept. */
export interface Stretch {
  readonly isKept: boolean;
  readonly fromBefore: Place;
  readonly toBefore: Place;
  readonly fromAfter: Place;
  readonly toAfter: Place;
}

const isSameMark = (was: Mark, is: Mark) => was.kind === is.kind && was.name === is.name;

const START: Place = { char: 0, mark: 0 };
const endOf = (flow: Flow): Place => ({ char: flow.length, mark: flow.marks.length });

/** The texts of both flows and their tokens between what is alike at the ends; used anew by each comparison. */
const charactersBefore = new Characters();
const charactersAfter = new Characters();
const tokensBefore = new Tokens();
const tokensAfter = new Tokens();

/** How long two texts are alike from the start. */
function commonStart(most: number): number {
  const [before, after] = [charactersBefore.codes, charactersAfter.codes];
  let length = 0;
  while (length < most && before[length] === after[length]) length += 1;
  return length;
}

function commonEnd(most: number): number {
  const [before, after] = [charactersBefore.codes, charactersAfter.codes];
  const [lastBefore, lastAfter] = [charactersBefore.length - 1, charactersAfter.length - 1];
  let length = 0;
  while (length < most && before[lastBefore - length] === after[lastAfter - length]) length += 1;
  return length;
}

/** Where what both flows have alike at their starts ends: after a mark or before a word, without reading any. */
function headOf(before: Flow, after: Flow): { readonly place: Place; readonly alike: number } {
  let alike = commonStart(Math.min(before.length, after.length));
  const least = Math.min(before.marks.length, after.marks.length);
  let mark = 0;
  for (; mark < least; mark += 1) {
    const [was, is] = [before.mark(mark), after.mark(mark)];
    if (was.end > alike || was.start !== is.start || was.end !== is.end || !isSameMark(was, is)) break;
  }
  alike = Math.min(alike, before.marks[mark]?.start ?? alike, after.marks[mark]?.start ?? alike);
  const first = mark === 0 ? 0 : before.mark(mark - 1).end;
  let char = alike;
  while (char > first && (char === alike || !isSurelyWordStart(charactersBefore.codes, char))) char -= 1;
  return { place: { char, mark }, alike };
}

/** As `headOf`, from the ends. */
function tailOf(before: Flow, after: Flow, head: { readonly place: Place; readonly alike: number }): Place {
  const { length } = before;
  const offset = after.length - length;
  const most = Math.min(length, after.length) - head.alike;
  let start = length - commonEnd(most);
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
  while (char < last && !isSurelyWordStart(charactersBefore.codes, char)) char += 1;
  return { char: Math.min(char, last), mark: countBefore - marks };
}

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
      { numbers: tokensBefore.numbers, from: head, length: lengthBefore },
      { numbers: tokensAfter.numbers, from: head, length: lengthAfter },
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
    return [{ isKept: false, fromBefore: START, toBefore: endBefore, fromAfter: START, toAfter: endAfter }];
  }
  charactersBefore.fill(before.inlines);
  charactersAfter.fill(after.inlines);
  const head = headOf(before, after);
  const tail = tailOf(before, after, head);
  numbering.reset(charactersBefore.codes, charactersAfter.codes);
  tokensBefore.read(before, charactersBefore.codes, head.place, tail);
  tokensAfter.read(after, charactersAfter.codes, head.place, {
    char: tail.char + after.length - before.length,
    mark: tail.mark + after.marks.length - before.marks.length,
  });

  const stretches: Stretch[] = [];
  let [fromBefore, fromAfter] = [START, START];
  const give = (isKept: boolean, toBefore: Place, toAfter: Place) => {
    stretches.push({ isKept, fromBefore, toBefore, fromAfter, toAfter });
    [fromBefore, fromAfter] = [toBefore, toAfter];
  };
  const steps = trimmed(readable(stepsOf()));
  let [x, y] = [0, 0];
  // What is alike at the ends is kept in one piece with the kept tokens beside it.
  if (steps[0]?.isKept === false) give(true, head.place, head.place);
  for (let index = 0; index < steps.length; index += 1) {
    const { isKept, deleted, inserted } = steps[index] as Step;
    x += deleted;
    y += inserted;
    const isToEnd = isKept && index === steps.length - 1;
    give(isKept, isToEnd ? endBefore : tokensBefore.place(x), isToEnd ? endAfter : tokensAfter.place(y));
  }
  if (steps.at(-1)?.isKept !== true) give(true, endBefore, endAfter);
  return stretches;
}
