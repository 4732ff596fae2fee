import { Characters } from './characters';
import type { Flow, Mark, Place } from './flow';
import { differences } from './myers';
import { numbering, Tokens } from './tokens';
import { isSurelyWordStart } from './words';

/** Parts of both flows that stand for one another, either of which may be empty. What is between two is kept. */
export interface Replacement {
  readonly fromBefore: Place;
  readonly toBefore: Place;
  readonly fromAfter: Place;
  readonly toAfter: Place;
}

const isSameMark = (was: Mark, is: Mark) => was.kind === is.kind && was.name === is.name;

const START: Place = { char: 0, mark: 0 };

/** The texts of both flows and their tokens between what is alike at the ends; used again by each comparison. */
const characters = new Characters();
const tokensBefore = new Tokens();
const tokensAfter = new Tokens();

/** How long two texts are alike from the start. */
function commonStart(most: number): number {
  const { codes, after } = characters;
  let length = 0;
  while (length < most && codes[length] === codes[after + length]) length += 1;
  return length;
}

function commonEnd(lastBefore: number, lastAfter: number, most: number): number {
  const { codes } = characters;
  let length = 0;
  while (length < most && codes[lastBefore - length] === codes[lastAfter - length]) length += 1;
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
  while (char > first && (char === alike || !isSurelyWordStart(characters.codes, char))) char -= 1;
  return { place: { char, mark }, alike };
}

/** As `headOf`, from the ends. */
function tailOf(before: Flow, after: Flow, head: { readonly place: Place; readonly alike: number }): Place {
  const { length } = before;
  const offset = after.length - length;
  const most = Math.min(length, after.length) - head.alike;
  let start = length - commonEnd(length - 1, characters.after + after.length - 1, most);
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
  while (char < last && !isSurelyWordStart(characters.codes, char)) char += 1;
  return { char: Math.min(char, last), mark: countBefore - marks };
}

/** A replacement by its tokens. */
interface Hunk {
  fromBefore: number;
  toBefore: number;
  fromAfter: number;
  toAfter: number;
}

/** How many tokens are alike, of so many at most, from these on. */
function commonTokens(fromBefore: number, fromAfter: number, most: number, direction: 1 | -1): number {
  const [before, after] = [tokensBefore.numbers, tokensAfter.numbers];
  let count = 0;
  while (count < most && before[fromBefore + count * direction] === after[fromAfter + count * direction]) count += 1;
  return count;
}

/** The shortest edit, in order. */
function hunksOf(): Hunk[] {
  const [countBefore, countAfter] = [tokensBefore.count, tokensAfter.count];
  const least = Math.min(countBefore, countAfter);
  const head = commonTokens(0, 0, least, 1);
  const tail = commonTokens(countBefore - 1, countAfter - 1, least - head, -1);
  const [endBefore, endAfter] = [countBefore - tail, countAfter - tail];
  if (head === endBefore && head === endAfter) return [];
  if (head === endBefore || head === endAfter)
    return [{ fromBefore: head, toBefore: endBefore, fromAfter: head, toAfter: endAfter }];
  const { isDeleted, isInserted } = differences(
    { numbers: tokensBefore.numbers, from: head, length: endBefore - head },
    { numbers: tokensAfter.numbers, from: head, length: endAfter - head },
    numbering.count,
  );
  const hunks: Hunk[] = [];
  let [x, y] = [head, head];
  while (x < endBefore || y < endAfter) {
    const [fromBefore, fromAfter] = [x, y];
    while (x < endBefore && isDeleted[x - head] === 1) x += 1;
    while (y < endAfter && isInserted[y - head] === 1) y += 1;
    if (x > fromBefore || y > fromAfter) hunks.push({ fromBefore, toBefore: x, fromAfter, toAfter: y });
    while (x < endBefore && y < endAfter && isDeleted[x - head] === 0 && isInserted[y - head] === 0) {
      x += 1;
      y += 1;
    }
  }
  return hunks;
}

/** More words than this stay as they are between two changes, whatever stands around them. */
const MOST_ABSORBED = 3;

const weightBefore = (from: number, to: number) => tokensBefore.weight(from, to, MOST_ABSORBED);
const weightAfter = (from: number, to: number) => tokensAfter.weight(from, to, MOST_ABSORBED);

/**
 * Takes up the few kept words between two changes that are at least as large: “~~the~~ a house ~~of~~ in” is read more
 * easily as one change. A mark or a reference is never taken up.
 */
function readable(hunks: readonly Hunk[]): Hunk[] {
  const joined: Hunk[] = [];
  let last: Hunk | undefined;
  let sizeOfLast = 0;
  for (const hunk of hunks) {
    const size = Math.max(weightBefore(hunk.fromBefore, hunk.toBefore), weightAfter(hunk.fromAfter, hunk.toAfter));
    const kept = last === undefined ? 0 : weightBefore(last.toBefore, hunk.fromBefore);
    if (last !== undefined && kept <= Math.min(MOST_ABSORBED, sizeOfLast, size)) {
      last.toBefore = hunk.toBefore;
      last.toAfter = hunk.toAfter;
      sizeOfLast += kept + size;
    } else {
      joined.push(hunk);
      last = hunk;
      sizeOfLast = size;
    }
  }
  return joined;
}

/** Gives back what a change took up at its ends though it is the same in both. */
function trim(hunk: Hunk): void {
  const { fromBefore, toBefore, fromAfter, toAfter } = hunk;
  const least = Math.min(toBefore - fromBefore, toAfter - fromAfter);
  const head = commonTokens(fromBefore, fromAfter, least, 1);
  const tail = commonTokens(toBefore - 1, toAfter - 1, least - head, -1);
  hunk.fromBefore += head;
  hunk.fromAfter += head;
  hunk.toBefore -= tail;
  hunk.toAfter -= tail;
}

/** What is deleted and inserted between what both flows have, in order. */
export function replacementsOf(before: Flow, after: Flow): Replacement[] {
  const [endBefore, endAfter] = [before.end(), after.end()];
  const isEmpty = ({ char, mark }: Place) => char === 0 && mark === 0;
  if (isEmpty(endBefore) || isEmpty(endAfter)) {
    if (isEmpty(endBefore) && isEmpty(endAfter)) return [];
    return [{ fromBefore: START, toBefore: endBefore, fromAfter: START, toAfter: endAfter }];
  }
  characters.fill(before.text, after.text);
  const head = headOf(before, after);
  const tail = tailOf(before, after, head);
  numbering.reset(characters.codes, before.length + before.marks.length + after.length + after.marks.length);
  tokensBefore.read(before, characters.codes, 0, head.place, tail);
  tokensAfter.read(after, characters.codes, characters.after, head.place, {
    char: tail.char + after.length - before.length,
    mark: tail.mark + after.marks.length - before.marks.length,
  });
  const replacements: Replacement[] = [];
  for (const hunk of readable(hunksOf())) {
    trim(hunk);
    const { fromBefore, toBefore, fromAfter, toAfter } = hunk;
    if (fromBefore === toBefore && fromAfter === toAfter) continue;
    replacements.push({
      fromBefore: tokensBefore.place(fromBefore),
      toBefore: tokensBefore.place(toBefore),
      fromAfter: tokensAfter.place(fromAfter),
      toAfter: tokensAfter.place(toAfter),
    });
  }
  return replacements;
}
