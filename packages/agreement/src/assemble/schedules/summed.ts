import type { SummedDisclosure } from '@troth/domain/disclosure';
import { type Side, SIDES } from '@troth/domain/people';
import type { AssemblyInput } from '../input';

/** An account or asset as the domain tells twins by: a side stands in for the partner's id. */
export const assetsOf = (disclosure: AssemblyInput['disclosure']) =>
  SIDES.flatMap((side) =>
    disclosure[side].assets.map((entry, at) => ({ ...entry, id: `${side}${at}`, userId: side, deletedAt: null })),
  );

/** Both disclosures as the domain sums them. */
export function summedDisclosures(disclosure: AssemblyInput['disclosure']): Record<Side, SummedDisclosure> {
  const assets = assetsOf(disclosure);
  const of = (side: Side): SummedDisclosure => {
    const own = disclosure[side];
    return {
      assets: assets.filter(({ userId }) => userId === side),
      vehicles: own.vehicles,
      businesses: own.businesses,
      debts: own.debts,
      'real-estates': own.realEstates,
      incomes: own.incomes,
      'inheritances-trusts': own.inheritancesTrusts,
      'legacy-joint-properties': own.legacyJointProperties,
    };
  };
  return { A: of('A'), B: of('B') };
}
