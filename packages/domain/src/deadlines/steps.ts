/**
 * Steps that have a latest safe day, in the order in which a couple takes them. Payment stands before the rest of the
 * questionnaire, which it opens. Customer spec §1 and §4; D7.
 */
export const DEADLINE_STEPS = [
  'PAYMENT',
  'QUESTIONNAIRE',
  'DISCLOSURE',
  'ALIGNMENT',
  'DOCUMENT',
  'REVIEW',
  'SIGNING',
] as const;
export type DeadlineStep = (typeof DEADLINE_STEPS)[number];

/** Why a step's latest safe day is that day. Those of LAW come with a citation; the others are our advice. */
export const DEADLINE_REASONS = [
  'SECTIONS_TO_ANSWER',
  'PAPERS_TO_GATHER',
  'TIME_TO_TALK',
  'TIME_TO_CORRECT',
  'ATTORNEYS_TO_WORK',
  'TIME_TO_READ',
  'TIME_TO_THINK',
  'LAW_WAIT_AFTER_FINAL',
  'NOTARY_TO_FIND',
  'LAW_DAYS_BEFORE_WEDDING',
] as const;
export type DeadlineReason = (typeof DEADLINE_REASONS)[number];

/** As much of a couple's progress as decides which steps remain for one partner. */
export interface RemainingFacts {
  readonly isPrenupPaid: boolean;
  readonly isQuestionnaireComplete: boolean;
  readonly areFinancialsDone: boolean;
  readonly isAlignmentComplete: boolean;
  readonly isGenerated: boolean;
  readonly isReviewed: boolean;
  readonly isFinalized: boolean;
  readonly isNotarized: boolean;
}

/**
 * The steps that remain, in order. What lies before a generated document is behind the couple, an undone disclosure
 * too: both confirmed to go on without it (row 32).
 */
export function remainingSteps(facts: RemainingFacts): DeadlineStep[] {
  if (facts.isNotarized) return [];
  if (facts.isReviewed || facts.isFinalized) return ['SIGNING'];
  if (facts.isGenerated) return ['REVIEW', 'SIGNING'];
  const isDone: Readonly<Partial<Record<DeadlineStep, boolean>>> = {
    PAYMENT: facts.isPrenupPaid,
    QUESTIONNAIRE: facts.isQuestionnaireComplete,
    DISCLOSURE: facts.areFinancialsDone,
    ALIGNMENT: facts.isAlignmentComplete,
  };
  return DEADLINE_STEPS.filter((step) => isDone[step] !== true);
}
