import { STAGE_TRANSITIONS, type StageRefusal, stageRefusal } from '@troth/domain/attorneys';
import type { Attorney } from './queries';

/** What an admin can do with an application. */
export type DecisionKey = 'approve' | 'decline' | 'deactivate' | 'reactivate' | 'reviewAgain';
type AdminTransition = Extract<(typeof STAGE_TRANSITIONS)[number], { by: 'ADMIN' }>;

export interface Decision {
  readonly key: DecisionKey;
  readonly to: AdminTransition['to'];
  readonly isDestructive: boolean;
  /** Why it cannot be taken now; null when it can. */
  readonly refusal: StageRefusal | null;
}

const keyOf = ({ from, to }: AdminTransition): DecisionKey => {
  switch (to) {
    case 'APPROVED':
      return from === 'DEACTIVATED' ? 'reactivate' : 'approve';
    case 'DECLINED':
      return 'decline';
    case 'DEACTIVATED':
      return 'deactivate';
    case 'UNDER_REVIEW':
      return 'reviewAgain';
  }
};

export const barNumbersOf = ({ attorneyStates = [] }: Attorney) =>
  attorneyStates.map(({ barLicenseNum }) => barLicenseNum);

/** Whether there is a license, and each has its number. */
export const hasBarNumbers = (attorney: Attorney): boolean => {
  const numbers = barNumbersOf(attorney);
  return numbers.length > 0 && numbers.every((number) => number.trim() !== '');
};

/** The decisions at an attorney's stage, by the domain's table, each with what stands against it. */
export function decisionsOn(attorney: Attorney): Decision[] {
  const facts = {
    by: 'ADMIN',
    isFirmApproved: attorney.lawFirm?.isApproved === true,
    barLicenseNumbers: barNumbersOf(attorney),
  } as const;
  return STAGE_TRANSITIONS.filter((row): row is AdminTransition => row.by === 'ADMIN')
    .filter(({ from }) => from === attorney.stage)
    .map((row) => ({
      key: keyOf(row),
      to: row.to,
      isDestructive: row.to === 'DECLINED' || row.to === 'DEACTIVATED',
      refusal: stageRefusal(row.from, row.to, facts),
    }));
}
