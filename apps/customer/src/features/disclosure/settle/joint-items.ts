import { PERCENTAGE_MAX } from '@troth/domain/constants';
import {
  type AccountAndAsset,
  type JointEntryProblem,
  pendingFinancialDisputes,
  twinsOf,
} from '@troth/domain/disclosure';
import { type Side, SIDES } from '@troth/domain/people';

/** A joint item with what each partner listed of it; a side is null when that partner did not list it. */
export interface JointItem {
  readonly key: string;
  readonly entries: Readonly<Record<Side, AccountAndAsset | null>>;
  /** Why it is not settled, by whose entry it is. */
  readonly problems: readonly { readonly side: Side; readonly problem: JointEntryProblem }[];
}

type Assets = Readonly<Record<Side, readonly AccountAndAsset[]>>;

const isJoint = ({ isJoint: is, deletedAt }: AccountAndAsset) => is && deletedAt === null;

/** Every joint item once: what both listed as one. Those that are not settled come first. */
export function jointItems(assets: Assets): JointItem[] {
  const all = SIDES.flatMap((side) => assets[side].filter(isJoint));
  const sideOf = new Map(SIDES.flatMap((side) => assets[side].map(({ id }) => [id, side] as const)));
  const problems = new Map(pendingFinancialDisputes(all).map(({ entryId, problem }) => [entryId, problem]));
  const twins = twinsOf(all);
  const second = new Set(twins.map(({ twin }) => twin.id));
  const items = all
    .filter(({ id }) => !second.has(id))
    .map((entry): JointItem => {
      const of = [entry, ...twins.filter((pair) => pair.entry.id === entry.id).map(({ twin }) => twin)];
      const listedBy = (side: Side) => of.find(({ id }) => sideOf.get(id) === side) ?? null;
      const entries = { A: listedBy('A'), B: listedBy('B') };
      return {
        key: of
          .map(({ id }) => id)
          .sort()
          .join(' '),
        entries,
        problems: SIDES.flatMap((side) => {
          const problem = problems.get(entries[side]?.id ?? '');
          return problem === undefined ? [] : [{ side, problem }];
        }),
      };
    });
  return [...items.filter((item) => item.problems.length > 0), ...items.filter((item) => item.problems.length === 0)];
}

/** Whether an entry says in full how it is shared. */
export const isShared = ({ userAPercentage: a, userBPercentage: b }: AccountAndAsset): boolean =>
  typeof a === 'number' && typeof b === 'number' && a + b === PERCENTAGE_MAX;

/** What of one partner's entry becomes the other's when its figures are taken. */
export const figuresOf = ({ valueInCents, currency, userAPercentage, userBPercentage }: AccountAndAsset) => ({
  valueInCents,
  currency,
  userAPercentage: userAPercentage ?? null,
  userBPercentage: userBPercentage ?? null,
});
