/** How a member of a list stands in it: where it moved, the list it left has a mark, and its words are where it went. */
export type Standing = 'KEPT' | 'INSERTED' | 'DELETED' | 'MOVED_HERE' | 'MOVED_AWAY';

export interface Aligned {
  readonly standing: Standing;
  /** Place in the list before; -1 when it is not in that list. */
  readonly before: number;
  /** Place in the list after; -1 when it is not in that list. */
  readonly after: number;
}

export const ELSEWHERE = -2;
const NOWHERE = -1;

/** The member at a place of a list; null where it is not in that list. */
export const memberAt = <T>(list: readonly T[], place: number): T | null =>
  place === NOWHERE ? null : (list[place] as T);

/** What a member is called, from the most telling name to the least. Each is made only when those before do not tell. */
export type Names<T> = readonly ((member: T) => string)[];

const haveSameNames = <T>(before: readonly T[], after: readonly T[], nameOf: (member: T) => string): boolean =>
  before.length === after.length && before.every((was, place) => nameOf(was) === nameOf(after[place] as T));

/**
 * Pairs the members of two lists by what names them: first by the first name of each, what is left by the second, and
 * so on. Of members with the same name the first goes with the first.
 *
 * @returns By member of the list before, the place of its partner in the list after; -1 where it has none.
 */
export function pairByName<T>(before: readonly T[], after: readonly T[], names: Names<T>): number[] {
  const [mostTelling] = names;
  if (mostTelling !== undefined && haveSameNames(before, after, mostTelling)) return before.map((_, place) => place);
  const partners = before.map(() => NOWHERE);
  const isTaken = after.map(() => false);
  for (const nameOf of names) {
    const waiting = new Map<string, number[]>();
    for (const [place, member] of after.entries()) {
      if (isTaken[place] === true) continue;
      const name = nameOf(member);
      const same = waiting.get(name);
      if (same === undefined) waiting.set(name, [place]);
      else same.push(place);
    }
    for (const same of waiting.values()) same.reverse();
    for (const [place, member] of before.entries()) {
      if (partners[place] !== NOWHERE) continue;
      const partner = waiting.get(nameOf(member))?.pop();
      if (partner === undefined) continue;
      partners[place] = partner;
      isTaken[partner] = true;
    }
  }
  return partners;
}

/** By place: whether it is of the longest run of rising numbers. Numbers below 0 are left out. */
function longestRise(numbers: readonly number[]): boolean[] {
  const lastOfLength: number[] = [];
  const previous: number[] = [];
  for (let place = 0; place < numbers.length; place += 1) {
    const number = numbers[place] as number;
    previous.push(NOWHERE);
    if (number < 0) continue;
    let [low, high] = [0, lastOfLength.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[lastOfLength[middle] as number] as number) < number) low = middle + 1;
      else high = middle;
    }
    if (low > 0) previous[place] = lastOfLength[low - 1] as number;
    lastOfLength[low] = place;
  }
  const isInRise = numbers.map(() => false);
  for (let place = lastOfLength.at(-1) ?? NOWHERE; place >= 0; place = previous[place] as number)
    isInRise[place] = true;
  return isInRise;
}

/**
 * The members of both lists in the order in which a redline shows them. As few as possible of those that are in both
 * count as moved.
 *
 * @param partners By member of the list before: its place in the list after, -1 when it is gone, `ELSEWHERE` when it
 *   is in another list now.
 * @param isFromElsewhere Whether a member of the list after was in another list before.
 */
export function inOrder(
  partners: readonly number[],
  afterLength: number,
  isFromElsewhere: (place: number) => boolean = () => false,
): Aligned[] {
  if (partners.length === afterLength && partners.every((partner, place) => partner === place))
    return partners.map((place) => ({ standing: 'KEPT', before: place, after: place }));
  const staying = longestRise(partners);
  const partnersOfAfter = new Array<number>(afterLength).fill(NOWHERE);
  for (let place = 0; place < partners.length; place += 1) {
    const partner = partners[place] as number;
    if (partner >= 0) partnersOfAfter[partner] = place;
  }
  const result: Aligned[] = [];
  let arrived: Aligned[] = [];
  let next = 0;
  /** What left goes before what came. */
  const settleUntil = (end: number) => {
    for (; next < end; next += 1) {
      const isGone = partners[next] === NOWHERE;
      result.push({ standing: isGone ? 'DELETED' : 'MOVED_AWAY', before: next, after: NOWHERE });
    }
    if (arrived.length === 0) return;
    result.push(...arrived);
    arrived = [];
  };
  for (let place = 0; place < afterLength; place += 1) {
    const partner = partnersOfAfter[place] as number;
    if (partner !== NOWHERE && staying[partner] === true) {
      settleUntil(partner);
      result.push({ standing: 'KEPT', before: partner, after: place });
      next = partner + 1;
    } else {
      const hasMoved = partner !== NOWHERE || isFromElsewhere(place);
      arrived.push({ standing: hasMoved ? 'MOVED_HERE' : 'INSERTED', before: partner, after: place });
    }
  }
  settleUntil(partners.length);
  return result;
}
