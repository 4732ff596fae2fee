import { z } from 'zod';
import type { LawFacts } from './law-facts';

/**
 * Waiting periods, as data (row 30 of `docs/decisions/0000-product-decisions.md`).
 * WAIT_AFTER_FINAL blocks: so many days, to the same local time, from the later of review or finalization and the mailing
 * of the final text to both. DAYS_BEFORE_WEDDING warns, is acknowledged and recorded.
 */
export const waitingRuleSchema = z.strictObject({
  kind: z.enum(['WAIT_AFTER_FINAL', 'DAYS_BEFORE_WEDDING']),
  days: z.int().positive(),
  effect: z.enum(['BLOCKS', 'WARNS']),
  /** IANA zone in which the days are counted. */
  timeZone: z.string().min(1),
  citation: z.string().min(1).nullable(),
});
export type WaitingRule = z.infer<typeof waitingRuleSchema>;

/** The waiting rules that the law of a state brings, counted in its time zone. */
export function waitingRulesOf(law: LawFacts, timeZone: string): WaitingRule[] {
  const {
    minDaysBetweenFinalDraftAndSigning: afterFinal,
    minDaysBetweenSigningAndWedding: beforeWedding,
    citation,
  } = law.timing;
  const rules: WaitingRule[] = [];
  if (afterFinal !== null)
    rules.push({ kind: 'WAIT_AFTER_FINAL', days: afterFinal, effect: 'BLOCKS', timeZone, citation });
  if (beforeWedding !== null)
    rules.push({ kind: 'DAYS_BEFORE_WEDDING', days: beforeWedding, effect: 'WARNS', timeZone, citation });
  return rules;
}
