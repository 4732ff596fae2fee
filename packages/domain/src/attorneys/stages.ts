import type { AttorneyStage, ReviewStatus } from './enumerations';

/** Who moves an attorney from one stage to another. */
export type StageMover = 'ATTORNEY' | 'ADMIN';

/** Allowed changes of stage, and who may make them. D2. */
export const STAGE_TRANSITIONS = [
  { from: 'FORM_MISSING', to: 'UNDER_REVIEW', by: 'ATTORNEY' },
  { from: 'UNDER_REVIEW', to: 'APPROVED', by: 'ADMIN' },
  { from: 'UNDER_REVIEW', to: 'DECLINED', by: 'ADMIN' },
  { from: 'APPROVED', to: 'DEACTIVATED', by: 'ADMIN' },
  { from: 'DEACTIVATED', to: 'APPROVED', by: 'ADMIN' },
  { from: 'DECLINED', to: 'UNDER_REVIEW', by: 'ADMIN' },
] as const satisfies readonly { from: AttorneyStage; to: AttorneyStage; by: StageMover }[];

/** Why a change of stage is refused. */
export type StageRefusal =
  | 'TRANSITION_NOT_ALLOWED'
  | 'NOT_YOURS_TO_DECIDE'
  | 'FIRM_NOT_APPROVED'
  | 'BAR_NUMBER_MISSING';

/**
 * Why an attorney cannot be moved to a stage; null when they can. APPROVED needs an approved firm and a bar number for
 * each state. D2.
 */
export function stageRefusal(
  from: AttorneyStage,
  to: AttorneyStage,
  facts: {
    readonly by: StageMover;
    readonly isFirmApproved: boolean;
    readonly barLicenseNumbers: readonly string[];
  },
): StageRefusal | null {
  const transition = STAGE_TRANSITIONS.find((row) => row.from === from && row.to === to);
  if (transition === undefined) return 'TRANSITION_NOT_ALLOWED';
  if (transition.by !== facts.by) return 'NOT_YOURS_TO_DECIDE';
  if (to !== 'APPROVED') return null;
  if (!facts.isFirmApproved) return 'FIRM_NOT_APPROVED';
  const hasNumbers =
    facts.barLicenseNumbers.length > 0 && facts.barLicenseNumbers.every((number) => number.trim() !== '');
  return hasNumbers ? null : 'BAR_NUMBER_MISSING';
}

/** PENDING becomes APPROVED or DISABLED, and those two each other. D23. */
export const canChangeReviewStatus = (from: ReviewStatus, to: ReviewStatus): boolean => to !== 'PENDING' && from !== to;
