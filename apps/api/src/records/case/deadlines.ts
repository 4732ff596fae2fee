import { calendarDateIn, type CalendarDate } from '@troth/domain/dates';
import { type DeadlinePlan, planDeadlines, type RemainingFacts, remainingSteps } from '@troth/domain/deadlines';
import type { WaitingRule } from '@troth/domain/notarization';
import { type Couple, jurisdictionOf, timeZoneOf } from '../couples/couple';

/** The waiting rules of the couple's state; none before a state is chosen. */
export const waitingRulesOf = (couple: Couple | null): readonly WaitingRule[] =>
  jurisdictionOf(couple)?.waitingRules ?? [];

/** The latest safe day of each step that remains for a partner; null without a wedding date. */
export function deadlinesOf(
  couple: Couple | null,
  facts: {
    weddingDate: CalendarDate | null;
    today: CalendarDate;
    hasAttorney: boolean;
    progress: RemainingFacts;
    /** When the state's wait after the final text ends; null where there is none or it has not begun. */
    waitEnds: Date | null;
  },
): DeadlinePlan | null {
  if (facts.weddingDate === null) return null;
  return planDeadlines({
    weddingDate: facts.weddingDate,
    today: facts.today,
    waitingRules: waitingRulesOf(couple),
    hasAttorney: facts.hasAttorney,
    remaining: remainingSteps(facts.progress),
    waitEndsOn: facts.waitEnds === null ? null : calendarDateIn(timeZoneOf(couple), facts.waitEnds),
  });
}
