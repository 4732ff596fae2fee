import { calendarDateIn, type CalendarDate } from '@troth/domain/dates';
import { type DeadlinePlan, planDeadlines, type RemainingFacts, remainingSteps } from '@troth/domain/deadlines';
import { waitAfterFinalEnds, type WaitingRule } from '@troth/domain/notarization';
import { type Couple, jurisdictionOf, timeZoneOf } from './couple';

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
  },
): DeadlinePlan | null {
  if (facts.weddingDate === null) return null;
  return planDeadlines({
    weddingDate: facts.weddingDate,
    today: facts.today,
    waitingRules: waitingRulesOf(couple),
    hasAttorney: facts.hasAttorney,
    remaining: remainingSteps(facts.progress),
    waitEndsOn: waitEndsOn(couple),
  });
}

/** The day on which the state's wait after the final text ends; null where there is none or it has not begun. */
function waitEndsOn(couple: Couple | null): CalendarDate | null {
  if (couple === null) return null;
  const finalAt = couple.document.finalizedAt ?? couple.document.reviewedAt;
  // The mailing of the final text is not recorded yet, so the wait is counted from the text alone: its earliest end.
  const ends = waitAfterFinalEnds({ waitingRules: waitingRulesOf(couple), finalAt, mailedAt: finalAt });
  return ends instanceof Date ? calendarDateIn(timeZoneOf(couple), ends) : null;
}
