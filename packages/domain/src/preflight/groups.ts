import type { Side } from '../people/enumerations';
import type { FindingSeverity } from './codes';

/** How findings are shown to a couple: what to fix or confirm, what to check, and what is good to know. */
export const FINDING_GROUPS = ['FIX', 'CHECK', 'GOOD_TO_KNOW'] as const;
export type FindingGroup = (typeof FINDING_GROUPS)[number];

const GROUP_OF = {
  ERROR: 'FIX',
  WARNING: 'CHECK',
  QUESTION: 'CHECK',
  NOTICE: 'GOOD_TO_KNOW',
} as const satisfies Record<FindingSeverity, FindingGroup>;

/** As much of a finding as its group reads. */
export interface GroupedFinding {
  readonly severity: FindingSeverity;
  readonly confirmedBy: readonly Side[];
}

export const findingGroup = ({ severity }: Pick<GroupedFinding, 'severity'>): FindingGroup => GROUP_OF[severity];

/** Whether a finding stops the agreement: it has to be fixed, or confirmed by both partners. */
export const stopsAgreement = (finding: GroupedFinding): boolean =>
  findingGroup(finding) === 'FIX' && !(finding.confirmedBy.includes('A') && finding.confirmedBy.includes('B'));

/** How many findings a couple should look at, and how many of them stop the agreement. What is good to know isn't counted. */
export const findingCounts = (
  findings: readonly GroupedFinding[],
): { readonly toLook: number; readonly stopping: number } => ({
  toLook: findings.filter((finding) => findingGroup(finding) !== 'GOOD_TO_KNOW').length,
  stopping: findings.filter(stopsAgreement).length,
});
