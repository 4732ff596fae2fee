import type { WaitingRule } from '@troth/domain/notarization';
import type { LawFacts } from './law-facts';

/** The waiting rules that the law of a state brings, counted in its time zone (D30). */
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
