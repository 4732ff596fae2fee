/**
 * The shortest edit between two sequences of numbers: E. W. Myers, "An O(ND) difference algorithm and its variations"
 * (1986), in linear space, by the search from both ends.
 */

/** Past this many edits from either end the search takes the best place found: a rewritten text needs no shortest edit. */
const MOST_EDITS = 256;

interface Sequences {
  readonly before: Int32Array;
  readonly after: Int32Array;
  /** Where each element stands in the sequence that it was taken from. */
  readonly placesBefore: Int32Array;
  readonly placesAfter: Int32Array;
  /** 1 by that place where it is not in the other sequence. */
  readonly isDeleted: Uint8Array;
  readonly isInserted: Uint8Array;
}

const at = (list: Int32Array, index: number) => list[index] as number;

/** Diagonals reached from the start and from the end; kept between calls, grown when needed. */
let forward = new Int32Array(1024);
let backward = new Int32Array(1024);

/** A point of the edit graph on a good path through it; strictly inside the box. */
function findMiddle(
  { before, after }: Sequences,
  fromBefore: number,
  toBefore: number,
  fromAfter: number,
  toAfter: number,
): readonly [number, number] {
  const leastDiagonal = fromBefore - toAfter;
  const mostDiagonal = toBefore - fromAfter;
  const origin = 1 - leastDiagonal;
  const size = mostDiagonal - leastDiagonal + 3;
  if (forward.length < size) {
    forward = new Int32Array(size * 2);
    backward = new Int32Array(size * 2);
  }
  const start = fromBefore - fromAfter;
  const end = toBefore - toAfter;
  const isOdd = ((start - end) & 1) !== 0;
  let [leastForward, mostForward, leastBackward, mostBackward] = [start, start, end, end];
  forward[origin + start] = fromBefore;
  backward[origin + end] = toBefore;
  const unreached = toBefore + toAfter + 1;

  for (let edits = 1; ; edits += 1) {
    if (leastForward > leastDiagonal) forward[origin + --leastForward - 1] = -1;
    else leastForward += 1;
    if (mostForward < mostDiagonal) forward[origin + ++mostForward + 1] = -1;
    else mostForward -= 1;
    for (let diagonal = mostForward; diagonal >= leastForward; diagonal -= 2) {
      const below = at(forward, origin + diagonal - 1);
      const above = at(forward, origin + diagonal + 1);
      let x = below >= above ? below + 1 : above;
      let y = x - diagonal;
      while (x < toBefore && y < toAfter && before[x] === after[y]) {
        x += 1;
        y += 1;
      }
      forward[origin + diagonal] = x;
      const isMet = isOdd && leastBackward <= diagonal && diagonal <= mostBackward;
      if (isMet && at(backward, origin + diagonal) <= x) return [x, y];
    }

    if (leastBackward > leastDiagonal) backward[origin + --leastBackward - 1] = unreached;
    else leastBackward += 1;
    if (mostBackward < mostDiagonal) backward[origin + ++mostBackward + 1] = unreached;
    else mostBackward -= 1;
    for (let diagonal = mostBackward; diagonal >= leastBackward; diagonal -= 2) {
      const below = at(backward, origin + diagonal - 1);
      const above = at(backward, origin + diagonal + 1);
      let x = below < above ? below : above - 1;
      let y = x - diagonal;
      while (x > fromBefore && y > fromAfter && before[x - 1] === after[y - 1]) {
        x -= 1;
        y -= 1;
      }
      backward[origin + diagonal] = x;
      const isMet = !isOdd && leastForward <= diagonal && diagonal <= mostForward;
      if (isMet && x <= at(forward, origin + diagonal)) return [x, y];
    }

    if (edits < MOST_EDITS) continue;
    let [farthest, farthestX] = [-1, fromBefore];
    for (let diagonal = mostForward; diagonal >= leastForward; diagonal -= 2) {
      let x = Math.min(at(forward, origin + diagonal), toBefore);
      if (x - diagonal > toAfter) x = toAfter + diagonal;
      if (farthest < 2 * x - diagonal) [farthest, farthestX] = [2 * x - diagonal, x];
    }
    let [nearest, nearestX] = [unreached * 2, toBefore];
    for (let diagonal = mostBackward; diagonal >= leastBackward; diagonal -= 2) {
      let x = Math.max(at(backward, origin + diagonal), fromBefore);
      if (x - diagonal < fromAfter) x = fromAfter + diagonal;
      if (2 * x - diagonal < nearest) [nearest, nearestX] = [2 * x - diagonal, x];
    }
    return toBefore + toAfter - nearest < farthest - (fromBefore + fromAfter)
      ? [farthestX, farthest - farthestX]
      : [nearestX, nearest - nearestX];
  }
}

function mark(isChanged: Uint8Array, places: Int32Array, from: number, to: number): void {
  for (let index = from; index < to; index += 1) isChanged[at(places, index)] = 1;
}

function compare(sequences: Sequences, fromBefore: number, toBefore: number, fromAfter: number, toAfter: number): void {
  const { before, after } = sequences;
  let [x, toX, y, toY] = [fromBefore, toBefore, fromAfter, toAfter];
  while (x < toX && y < toY && before[x] === after[y]) {
    x += 1;
    y += 1;
  }
  while (x < toX && y < toY && before[toX - 1] === after[toY - 1]) {
    toX -= 1;
    toY -= 1;
  }
  if (x === toX) mark(sequences.isInserted, sequences.placesAfter, y, toY);
  else if (y === toY) mark(sequences.isDeleted, sequences.placesBefore, x, toX);
  else {
    const [middleX, middleY] = findMiddle(sequences, x, toX, y, toY);
    compare(sequences, x, middleX, y, middleY);
    compare(sequences, middleX, toX, middleY, toY);
  }
}

/** Room for what a call needs and nobody keeps; made larger when needed. */
let isDeleted = new Uint8Array(512);
let isInserted = new Uint8Array(512);
let knownIn = new Uint8Array(512);
let shortBefore = new Int32Array(512);
let shortAfter = new Int32Array(512);
let placesBefore = new Int32Array(512);
let placesAfter = new Int32Array(512);

/** A part of a list of numbers. */
export interface Sequence {
  readonly numbers: Int32Array;
  readonly from: number;
  readonly length: number;
}

const IN_BEFORE = 1;
const IN_AFTER = 2;
const IN_BOTH = IN_BEFORE | IN_AFTER;

function markKnown(knownIn: Uint8Array, { numbers, from, length }: Sequence, side: number): void {
  for (let index = from; index < from + length; index += 1) {
    const number = at(numbers, index);
    knownIn[number] = (knownIn[number] as number) | side;
  }
}

/** Leaves out what the other sequence does not have at all: it cannot be kept, and it is what makes the search long. */
function withoutForeign(
  { numbers, from, length }: Sequence,
  knownIn: Uint8Array,
  isChanged: Uint8Array,
  short: Int32Array,
  places: Int32Array,
): number {
  let count = 0;
  for (let index = 0; index < length; index += 1) {
    const element = at(numbers, from + index);
    const isForeign = knownIn[element] === IN_BOTH ? 0 : 1;
    isChanged[index] = isForeign;
    // What is foreign is written, too, and then written over: that costs less than to ask.
    short[count] = element;
    places[count] = index;
    count += 1 - isForeign;
  }
  return count;
}

/**
 * Which elements of two sequences are not kept. What is left of both, in order, is equal.
 *
 * @param before Numbers from 0 to below `distinct`, as `after`.
 * @returns 1 by place for what is not kept, as long as the sequences at least; to be used before the next call.
 */
export function differences(
  before: Sequence,
  after: Sequence,
  distinct: number,
): { readonly isDeleted: Uint8Array; readonly isInserted: Uint8Array } {
  const longest = Math.max(before.length, after.length);
  if (shortBefore.length < longest) {
    shortBefore = new Int32Array(longest * 2);
    shortAfter = new Int32Array(longest * 2);
    placesBefore = new Int32Array(longest * 2);
    placesAfter = new Int32Array(longest * 2);
    isDeleted = new Uint8Array(longest * 2);
    isInserted = new Uint8Array(longest * 2);
  }
  if (knownIn.length < distinct) knownIn = new Uint8Array(distinct * 2);
  else for (let number = 0; number < distinct; number += 1) knownIn[number] = 0;
  markKnown(knownIn, before, IN_BEFORE);
  markKnown(knownIn, after, IN_AFTER);
  const countBefore = withoutForeign(before, knownIn, isDeleted, shortBefore, placesBefore);
  const countAfter = withoutForeign(after, knownIn, isInserted, shortAfter, placesAfter);
  const short = { before: shortBefore, after: shortAfter, placesBefore, placesAfter, isDeleted, isInserted };
  compare(short, 0, countBefore, 0, countAfter);
  return { isDeleted, isInserted };
}
