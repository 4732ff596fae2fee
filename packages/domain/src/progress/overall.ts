import { PROGRESS_STEPS, SECTIONS_BEFORE_PAYMENT_STEP } from '../constants';
import type { DomainTranslator } from '../messages/say';
import type { SectionStatus } from '../questionnaire/enumerations';
import { isDone } from '../questionnaire/section-status';

/** What the progress bar looks at. */
export interface ProgressFacts {
  /** Statuses of all sections in ascending order. */
  readonly sectionStatuses: readonly SectionStatus[];
  readonly isPrenupPaid: boolean;
  readonly areFinancialsDone: boolean;
  readonly isReviewed: boolean;
  readonly isNotarized: boolean;
}

/**
 * Overall progress, 0 to 5. Steps count consecutively: a step counts only when all before it do.
 * Customer spec §4 "Overall progress step"; D7.
 */
export function progressStep(facts: ProgressFacts): number {
  const { sectionStatuses } = facts;
  const early = sectionStatuses.slice(0, SECTIONS_BEFORE_PAYMENT_STEP);
  const steps = [
    sectionStatuses[0] === 'COMPLETED',
    early.every(isDone) && facts.isPrenupPaid,
    sectionStatuses.slice(SECTIONS_BEFORE_PAYMENT_STEP).every(isDone),
    facts.areFinancialsDone || facts.isReviewed,
    facts.isNotarized,
  ];
  const firstMissing = steps.indexOf(false);
  return firstMissing === -1 ? PROGRESS_STEPS : firstMissing;
}

/** Step divided by 5, as a rounded percentage. Customer spec §4. */
export const progressPercentage = (step: number): number => Math.round((step / PROGRESS_STEPS) * 100);

/**
 * Label beside the bar: 'Starting your prenup 🖋️' at step 0, 'Prenup 100% ready 🎉' at step 5 (short: '100% 🎉'), and the
 * percentage otherwise. Customer spec §4.
 */
export function progressLabel(
  translate: DomainTranslator,
  step: number,
  { isShort = false }: { readonly isShort?: boolean } = {},
): string {
  if (step <= 0) return translate('progress.starting');
  if (step >= PROGRESS_STEPS) return translate(isShort ? 'progress.readyShort' : 'progress.ready');
  return translate('progress.percentage', { percentage: String(progressPercentage(step)) });
}
