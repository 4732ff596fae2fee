import type { AuthoredInclusion } from './authoring';
import { COMMUNITY, inStates, is } from './authoring';

interface AuthoredTerm {
  key: string;
  value: string;
  definition: string;
  when?: AuthoredInclusion;
}

const sharedMeans =
  'means property that this Agreement makes shared and, where this Agreement is silent, property acquired during the marriage';
const separateMeans =
  'means property that this Agreement leaves to one Party and, where this Agreement is silent, property that the law of {{state.name}} leaves to one spouse. Each Party manages it alone and may sell, give or leave it without the other’s consent, to the extent the law allows.';
const supportMeans =
  'means any payment for the support of a spouse or former spouse, whether a court calls it alimony, maintenance or support, and whether it is temporary or permanent.';

/** Wisconsin and Louisiana have words of their own. */
const COMMUNITY_BY_NAME: AuthoredInclusion = { ...COMMUNITY, notInStates: ['LA', 'WI'] };
/** In Louisiana a couple who separate their property have no community, so nothing may be called by that name. */
const SEPARATION_OF_PROPERTY: AuthoredInclusion = {
  all: [is('mp_scheme', 'joint_title', 'nothing_shared')],
  inStates: ['LA'],
};

/**
 * The defined terms. Of several with one key the first that holds in the state is used; the last holds everywhere. An
 * agreement defines those that its text uses. A `Term` of the state with the same key (`@troth/content/terms`) replaces
 * the value here, which is the neutral word.
 */
export const terms: AuthoredTerm[] = [
  { key: 'effectiveDate', value: 'Effective Date', definition: 'means the day on which the Parties marry each other.' },
  {
    key: 'cutoffDate',
    value: 'Cut-off Date',
    definition:
      'means the day from which property is no longer shared, as this Agreement fixes it; if this Agreement does not fix it, the day on which a petition is filed that results in a judgment of divorce, dissolution or legal separation.',
  },
  {
    key: 'fullYear',
    value: 'Full Year',
    definition:
      'means a complete year of marriage, counted from the {{term.effectiveDate}} or one of its anniversaries to the next anniversary.',
  },
  {
    key: 'finances',
    value: 'Finances',
    definition:
      'means a Party’s income, property, debts, and rights that a Party expects, such as an inheritance or an interest in a trust.',
  },
  {
    key: 'grossIncome',
    value: 'Gross Income',
    definition:
      'means a Party’s income from all sources before taxes and deductions. It includes bonuses, equity awards when they vest or are exercised, and the Party’s share of business profit as reported on Schedule K-1, unless the Party cannot require that it be paid out. It does not include capital gains or losses, gifts, inheritances, loans, or payments from the other Party.',
  },
  {
    key: 'maritalDebts',
    value: 'Shared Debts',
    definition: 'means debts that this Agreement makes debts of both Parties, and debts for which both Parties signed.',
    when: SEPARATION_OF_PROPERTY,
  },
  {
    key: 'maritalDebts',
    value: 'Shared Debts',
    definition:
      'means debts that this Agreement makes debts of both Parties and, where it is silent, obligations that Louisiana law treats as community obligations.',
    when: inStates('LA'),
  },
  {
    key: 'maritalDebts',
    value: 'Community Debts',
    definition:
      'means debts that this Agreement makes debts of both Parties and, where it is silent, debts that the law of {{state.name}} treats as debts of the community.',
    when: COMMUNITY_BY_NAME,
  },
  {
    key: 'maritalDebts',
    value: 'Marital Debts',
    definition:
      'means debts that this Agreement makes debts of both Parties and, where it is silent, debts that the law of {{state.name}} treats as debts of the marriage.',
  },
  {
    key: 'maritalProperty',
    value: 'Shared Property',
    definition:
      'means property that this Agreement makes shared. The Parties own it in indivision, in the shares that this Agreement or a title states and otherwise equally, and it forms no community.',
    when: SEPARATION_OF_PROPERTY,
  },
  {
    key: 'maritalProperty',
    value: 'Shared Property',
    definition: `${sharedMeans} that Louisiana law treats as community property. Each Party owns a present undivided one-half interest in it.`,
    when: inStates('LA'),
  },
  {
    key: 'maritalProperty',
    value: 'Community Property',
    definition: `${sharedMeans} that the law of {{state.name}} treats as community property. Each Party owns one half of it from the moment it is acquired.`,
    when: COMMUNITY_BY_NAME,
  },
  {
    key: 'maritalProperty',
    value: 'Marital Property',
    definition: `${sharedMeans} that Wisconsin law classifies as marital property. Each Party has an undivided half interest in it.`,
    when: inStates('WI'),
  },
  {
    key: 'maritalProperty',
    value: 'Marital Property',
    definition: `${sharedMeans} that the law of {{state.name}} divides between spouses.`,
  },
  { key: 'separateProperty', value: 'Individual Property', definition: separateMeans, when: inStates('WI') },
  { key: 'separateProperty', value: 'Separate Property', definition: separateMeans },
  { key: 'spousalSupport', value: 'Spousal Support', definition: supportMeans },
];
