import { type CompiledQuestionnaire, QUESTION } from './compile';

/** What a partner gave to a question, one bit each. */
export const GIVEN = {
  /** Something other than white space was typed, or is in the profile for a question that is bound to it. */
  TYPED: 1,
  /** The answer names options, known or not. */
  SELECTS: 2,
} as const;

/** How a question stands, one bit each; 0 while it is hidden. */
export const STATUS = { VISIBLE: 1, COMPLETE: 2, NEEDS_NEW_ANSWER: 4 } as const;

/** What is counted of each section, in this order. */
export const COUNT = { VISIBLE: 0, STARTED: 1, MISSING: 2, SIZE: 3 } as const;

/** One partner's side as flat tables: what was given, and what the last pass made of it. */
export interface SideTables {
  /** Bits of `GIVEN`, by question. */
  readonly given: Uint8Array;
  /** Options that answers name, by word. */
  readonly selected: Int32Array;
  /** Options known to be chosen though their answers are not shown. */
  readonly known: Int32Array;
  /** Selected options that count: offered, not ruled out, in a visible question. */
  readonly chosen: Int32Array;
  /** What meets conditions: chosen or known. */
  readonly meets: Int32Array;
  readonly ruledOut: Int32Array;
  /** Bits of `STATUS`, by question. */
  readonly status: Uint8Array;
  /** `COUNT.SIZE` figures for each section. */
  readonly counts: Int32Array;
  /** Bits of the attorney rules of chosen options. */
  attorneyRules: number;
}

export function emptyTables({ order, offered, index }: CompiledQuestionnaire): SideTables {
  const words = () => new Int32Array(offered.length);
  return {
    given: new Uint8Array(order.length),
    selected: words(),
    known: words(),
    chosen: words(),
    meets: words(),
    ruledOut: words(),
    status: new Uint8Array(order.length),
    counts: new Int32Array(index.sections.length * COUNT.SIZE),
    attorneyRules: 0,
  };
}

/** Forgets what the last pass found. */
function clear(side: SideTables): void {
  side.ruledOut.fill(0);
  side.counts.fill(0);
  side.attorneyRules = 0;
}

/**
 * Evaluates the questions of one run for one partner. It is called for every key that is pressed, so it makes no object
 * and looks nothing up by id. Every number that it reads a table by comes from the tables themselves and lies within
 * them, which is what the `!` say.
 */
function passRun(questionnaire: CompiledQuestionnaire, own: SideTables, other: SideTables, from: number, to: number) {
  const { flags, sectionOf, parentOf, optionStarts, wordStarts, offered, rulesOut, attorneyRules } = questionnaire;
  const { starts: conditionStarts, words: conditionWords, masks: conditionMasks, areEither } = questionnaire.conditions;
  const { given, selected, known, chosen, meets, ruledOut, status, counts } = own;
  const met = other.meets;
  let rules = own.attorneyRules;

  for (let at = from; at < to; at += 1) {
    const flag = flags[at]!;
    const wordStart = wordStarts[at]!;
    const wordEnd = wordStarts[at + 1]!;

    let isVisible = (flag & QUESTION.HIDDEN) === 0;
    if (isVisible) {
      let row = conditionStarts[at]!;
      const lastRow = conditionStarts[at + 1]!;
      if (row < lastRow) {
        isVisible = false;
        for (; row < lastRow && !isVisible; row += 1) {
          const word = conditionWords[row]!;
          const bits = areEither[row] === 1 ? meets[word]! | met[word]! : meets[word]!;
          isVisible = (bits & conditionMasks[row]!) !== 0;
        }
      } else {
        const parent = parentOf[at]!;
        isVisible = parent < 0 || status[parent] !== 0;
      }
    }
    if (!isVisible) {
      status[at] = 0;
      for (let word = wordStart; word < wordEnd; word += 1) {
        chosen[word] = 0;
        meets[word] = known[word]!;
      }
      continue;
    }

    let isChosen = false;
    for (let word = wordStart; word < wordEnd; word += 1) {
      let bits = selected[word]! & offered[word]!;
      if (bits !== 0) {
        if ((flag & QUESTION.HAS_EFFECTS) === 0) {
          bits &= ~ruledOut[word]!;
        } else {
          // One by one in the question's order: an option may rule out a later one of its own question.
          let waiting = bits;
          bits = 0;
          while (waiting !== 0) {
            const bit = waiting & -waiting;
            waiting ^= bit;
            if ((ruledOut[word]! & bit) !== 0) continue;
            bits |= bit;
            const option = optionStarts[at]! + ((word - wordStart) << 5) + (31 - Math.clz32(bit));
            rules |= attorneyRules[option]!;
            const lastRuling = rulesOut.starts[option + 1]!;
            for (let ruling = rulesOut.starts[option]!; ruling < lastRuling; ruling += 1) {
              ruledOut[rulesOut.words[ruling]!]! |= rulesOut.masks[ruling]!;
            }
          }
        }
        if (bits !== 0) isChosen = true;
      }
      chosen[word] = bits;
      meets[word] = bits | known[word]!;
    }

    const has = given[at]!;
    const hasLostOptions = (has & GIVEN.SELECTS) !== 0 && !isChosen;
    const isComplete =
      isChosen ||
      ((has & GIVEN.TYPED) !== 0 &&
        ((flag & QUESTION.IS_TYPED) !== 0 || ((flag & QUESTION.TAKES_WORDS) !== 0 && !hasLostOptions)));
    const count = sectionOf[at]! * COUNT.SIZE;
    counts[count + COUNT.VISIBLE]! += 1;
    if (isComplete) {
      status[at] = STATUS.VISIBLE | STATUS.COMPLETE;
      counts[count + COUNT.STARTED]! += 1;
      continue;
    }
    if ((flag & QUESTION.REQUIRED) !== 0) counts[count + COUNT.MISSING]! += 1;
    if (hasLostOptions) {
      status[at] = STATUS.VISIBLE | STATUS.NEEDS_NEW_ANSWER;
      counts[count + COUNT.STARTED]! += 1;
    } else {
      status[at] = STATUS.VISIBLE;
    }
  }
  own.attorneyRules = rules;
}

/** Evaluates every question for one partner, while the other's choice stands. */
export function passSide(questionnaire: CompiledQuestionnaire, own: SideTables, other: SideTables): void {
  clear(own);
  passRun(questionnaire, own, other, 0, questionnaire.order.length);
}

/** Evaluates every question for both partners, whose choices may show each other's questions. */
export function passBoth(questionnaire: CompiledQuestionnaire, one: SideTables, other: SideTables): void {
  const { runStarts } = questionnaire;
  clear(one);
  clear(other);
  for (let run = 0; run + 1 < runStarts.length; run += 1) {
    passRun(questionnaire, one, other, runStarts[run]!, runStarts[run + 1]!);
    passRun(questionnaire, other, one, runStarts[run]!, runStarts[run + 1]!);
  }
}
