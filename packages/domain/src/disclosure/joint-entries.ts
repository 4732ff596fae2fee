import { PERCENTAGE_MAX } from '../constants';
import type { Id } from '../records/fields';
import type { AccountAndAsset } from './schemas';

/** What tells joint entries of the two partners to be one account, and whether they state the same of it. */
export type TwinFacts = Pick<
  AccountAndAsset,
  | 'id'
  | 'userId'
  | 'isJoint'
  | 'institution'
  | 'accountNumber'
  | 'currency'
  | 'valueInCents'
  | 'userAPercentage'
  | 'userBPercentage'
  | 'deletedAt'
>;

/** As much of an account or asset as the checks of joint entries read. */
export type JointEntryFacts = TwinFacts & Pick<AccountAndAsset, 'partnerAgrees'>;

/** Why a joint entry is a pending financial dispute. */
export type JointEntryProblem = 'PERCENTAGES_MISSING' | 'PERCENTAGES_NOT_100' | 'PARTNER_DISAGREES' | 'TWIN_DIFFERS';

export interface PendingFinancialDispute {
  readonly entryId: Id;
  readonly problem: JointEntryProblem;
  /** The other partner's entry of the same account, for TWIN_DIFFERS. */
  readonly twinId: Id | null;
}

/** As names and numbers are compared: without regard to case and spaces. */
export const folded = (text: string | null | undefined) => (text ?? '').trim().replace(/\s+/g, ' ').toLowerCase();

/** What two entries of one account share; null while either part is blank, when there is nothing to tell it by. */
function accountIdentity({ institution, accountNumber }: TwinFacts): string | null {
  const bank = folded(institution);
  const number = folded(accountNumber);
  return bank === '' || number === '' ? null : JSON.stringify([bank, number]);
}

const statesTheSame = (one: TwinFacts, other: TwinFacts) =>
  one.valueInCents === other.valueInCents &&
  one.currency === other.currency &&
  (one.userAPercentage ?? null) === (other.userAPercentage ?? null) &&
  (one.userBPercentage ?? null) === (other.userBPercentage ?? null);

/** Pairs of joint entries in which each partner listed the same account. */
export function twinsOf<E extends TwinFacts>(entries: readonly E[]): { readonly entry: E; readonly twin: E }[] {
  const byIdentity = new Map<string, E[]>();
  for (const entry of entries) {
    const identity = entry.isJoint && entry.deletedAt === null ? accountIdentity(entry) : null;
    if (identity !== null) byIdentity.set(identity, [...(byIdentity.get(identity) ?? []), entry]);
  }
  return [...byIdentity.values()].flatMap(([first, ...rest]) => {
    const twin = rest.find((other) => other.userId !== first?.userId);
    return first === undefined || twin === undefined ? [] : [{ entry: first, twin }];
  });
}

/**
 * Pending financial disputes: joint entries whose percentages are missing or do not add to 100, or of which the partner
 * said that it is not so, or whose twin (same institution and last characters, neither blank) states another value or
 * split. D32.
 *
 * @param entries Accounts and assets of both partners on one document, deleted ones included.
 * @returns At most one problem for each entry, in the entries' order.
 */
export function pendingFinancialDisputes(entries: readonly JointEntryFacts[]): PendingFinancialDispute[] {
  const differing = new Map(
    twinsOf(entries)
      .filter(({ entry, twin }) => !statesTheSame(entry, twin))
      .map(({ entry, twin }) => [entry.id, twin.id]),
  );
  return entries
    .filter((entry) => entry.isJoint && entry.deletedAt === null)
    .flatMap((entry): PendingFinancialDispute[] => {
      const a = entry.userAPercentage ?? null;
      const b = entry.userBPercentage ?? null;
      const problem = (kind: JointEntryProblem, twinId: Id | null = null) => [
        { entryId: entry.id, problem: kind, twinId },
      ];
      if (a === null || b === null) return problem('PERCENTAGES_MISSING');
      if (a + b !== PERCENTAGE_MAX) return problem('PERCENTAGES_NOT_100');
      if (entry.partnerAgrees === false) return problem('PARTNER_DISAGREES');
      const twinId = differing.get(entry.id);
      return twinId === undefined ? [] : problem('TWIN_DIFFERS', twinId);
    });
}

/** Joint entries as the schedule prints them: a confirmed twin prints once. Row 32. */
export function printedJointEntries<E extends TwinFacts>(entries: readonly E[]): E[] {
  const repeated = new Set(
    twinsOf(entries)
      .filter(({ entry, twin }) => statesTheSame(entry, twin))
      .map(({ twin }) => twin.id),
  );
  return entries.filter((entry) => entry.isJoint && entry.deletedAt === null && !repeated.has(entry.id));
}
