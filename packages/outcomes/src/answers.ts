import { type OutcomeAnswer, type OutcomeAnswers, OUTCOME_QUESTIONS } from '@troth/domain/outcomes';
import type { Side } from '@troth/domain/people';

const EFFECTIVE: ReadonlySet<string> = new Set(OUTCOME_QUESTIONS);

const isSame = (one: OutcomeAnswer | undefined, other: OutcomeAnswer | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.typed === other.typed &&
  one.options.length === other.options.length &&
  one.options.every((key) => other.options.includes(key));

export interface CoupleReadings {
  /** One while all is agreed, or while only the reader's answers are known; otherwise A's, then B's. */
  readonly readings: readonly OutcomeAnswers[];
  /** Questions with an effect on which the two still differ, in the order of the questionnaire. */
  readonly disputed: readonly string[];
}

/**
 * The agreement as it can be read of the answers. Where both have completed it, a question that only one answered has no
 * clause, and one on which they differ is read once each way: so both partners read the same, and a follow-up that only
 * one was asked stays with its author. Before that there are the reader's own answers alone.
 *
 * @param asSide Whose answer counts for a question on which they differ, by question; for "with your answer".
 */
export function readingsOf(
  answers: Readonly<Record<Side, OutcomeAnswers>>,
  areBothComplete: boolean,
  reader: Side,
  asSide: Readonly<Record<string, Side>> = {},
): CoupleReadings {
  if (!areBothComplete) return { readings: [answers[reader]], disputed: [] };
  const ofA: Record<string, OutcomeAnswer> = {};
  const ofB: Record<string, OutcomeAnswer> = {};
  const disputed: string[] = [];
  for (const key of OUTCOME_QUESTIONS) {
    const [a, b] = [answers.A[key], answers.B[key]];
    if (a === undefined || b === undefined) continue;
    const side = asSide[key];
    ofA[key] = side === 'B' ? b : a;
    ofB[key] = side === 'A' ? a : b;
    if (side === undefined && !isSame(a, b)) disputed.push(key);
  }
  return { readings: disputed.length === 0 ? [ofA] : [ofA, ofB], disputed };
}

/** Whether a projection changes with the answer to a question. */
export const hasEffect = (questionKey: string): boolean => EFFECTIVE.has(questionKey);

/** Follow-ups of a question that go with its answer. */
export function withFollowUps(questionKey: string): readonly string[] {
  const FOLLOWED: Readonly<Record<string, readonly string[]>> = {
    sp_growth_active: ['sp_growth_pct'],
    sp_business: ['sp_business_class'],
    mp_earnings: ['mp_earnings_pct'],
    mp_split: ['mp_split_pct_a'],
    hm_current: ['hm_class', 'hm_vest_pct'],
    hm_class: ['hm_vest_pct'],
    ss_choice: ['ss_short_years', 'ss_sum', 'ss_basis', 'ss_amount', 'ss_pct', 'ss_months'],
    ss_basis: ['ss_amount', 'ss_pct'],
    in_life: ['in_life_amt'],
  };
  return [questionKey, ...(FOLLOWED[questionKey] ?? [])];
}
