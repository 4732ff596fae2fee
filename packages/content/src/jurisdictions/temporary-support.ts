import { jurisdictions } from './jurisdiction';

/**
 * Where support for the time before the final judgment cannot be given up before the marriage, with the source. Only
 * decisions that we are sure of stand here; where a state lets no support be given up, its own facts say so.
 */
export const TEMPORARY_SUPPORT_DECISIONS: Readonly<Record<string, string>> = {
  FL: 'Belcher v. Belcher, 271 So. 2d 7 (Fla. 1972)',
  LA: 'McAlpine v. McAlpine, 679 So. 2d 85 (La. 1996)',
};

/** Where we found no rule that we are sure of, and keep that support to be careful. Questions for counsel. */
const DOUBTFUL: readonly string[] = ['CA', 'NJ'];

/** Where the statute names changing or giving up spousal support, which only these kinds of act do. */
const ACTS_THAT_NAME_SUPPORT: readonly string[] = ['UPAA', 'UPMAA'];

const statesWhere = (holds: (entry: (typeof jurisdictions)[number]) => boolean): string[] =>
  jurisdictions.filter(holds).map(({ law }) => law.abbreviation);

/** Support owed before the final judgment stays, whatever else an agreement gives up. */
export const SUPPORT_OWED_UNTIL_JUDGMENT: readonly string[] = [
  ...Object.keys(TEMPORARY_SUPPORT_DECISIONS),
  ...DOUBTFUL,
].toSorted();

/**
 * Where a couple is not offered to carry its limits on support back to the separation: by decision, by the law on support
 * as a whole, or because nothing that we are sure of lets them.
 */
export const TEMPORARY_SUPPORT_STAYS: readonly string[] = statesWhere(
  ({ law }) =>
    law.spousalSupportLaw === 'CANNOT_WAIVE_OR_MODIFY' ||
    SUPPORT_OWED_UNTIL_JUDGMENT.includes(law.abbreviation) ||
    !ACTS_THAT_NAME_SUPPORT.includes(law.governingAct.kind),
);
