import type { Term } from '@troth/domain/jurisdictions';
import { contentId } from '../ids';
import { type JurisdictionContent, jurisdictions, prenupTemplateId } from '../jurisdictions/jurisdiction';

/** A Term of Customer spec §3; timestamps are the database's to give. */
export type TermContent = Omit<Term, 'createdAt' | 'updatedAt' | 'deletedAt' | 'createdById' | 'updatedById'>;

/**
 * Words that differ from state to state in an agreement, as that state's statutes use them. Where a statute wavers or was
 * not read, the neutral word stands. Not reviewed by counsel.
 */
export const TERM_KEYS = ['maritalProperty', 'separateProperty', 'spousalSupport', 'divorce', 'notaryPlace'] as const;
export type TermKey = (typeof TERM_KEYS)[number];

/** The agreement's word for payments to a former spouse; "Spousal Support" elsewhere. */
const SUPPORT_WORDS: Readonly<Record<string, readonly string[]>> = {
  Alimony: [
    'AL',
    'AR',
    'CT',
    'DC',
    'DE',
    'FL',
    'GA',
    'MA',
    'MD',
    'MS',
    'NC',
    'NE',
    'NH',
    'NJ',
    'NV',
    'OK',
    'PA',
    'RI',
    'SC',
    'SD',
    'TN',
    'UT',
    'WY',
  ],
  Maintenance: ['CO', 'ID', 'IL', 'KS', 'KY', 'MO', 'MT', 'NY', 'VT', 'WI'],
  'Spousal Maintenance': ['AZ', 'IN', 'MN', 'TX', 'WA'],
};

/** States whose statutes speak of a dissolution of marriage rather than of a divorce. */
const DISSOLUTION_STATES: readonly string[] = [
  'AZ',
  'CA',
  'CO',
  'CT',
  'FL',
  'IA',
  'IL',
  'IN',
  'KY',
  'MN',
  'MO',
  'MT',
  'NE',
  'NM',
  'OR',
  'WA',
];

/** What a notary's venue names, where it is not a county. */
const NOTARY_PLACES: Readonly<Record<string, string>> = { AK: 'Judicial District', DC: 'District', LA: 'Parish' };

const words: Readonly<Record<TermKey, (jurisdiction: JurisdictionContent) => string>> = {
  maritalProperty: ({ law }) => {
    // Wisconsin's community property act calls what is shared "marital property" (Wis. Stat. § 766.31).
    if (law.abbreviation === 'WI') return 'Marital Property';
    // In Louisiana it may also be property of spouses who have no community (La. Civ. Code art. 2370).
    if (law.abbreviation === 'LA') return 'Shared Property';
    return law.distributionLaw === 'COMMUNITY_PROPERTY' ? 'Community Property' : 'Marital Property';
  },
  // Wisconsin calls what is not shared "individual property".
  separateProperty: ({ law }) => (law.abbreviation === 'WI' ? 'Individual Property' : 'Separate Property'),
  spousalSupport: ({ law }) =>
    Object.entries(SUPPORT_WORDS).find(([, states]) => states.includes(law.abbreviation))?.[0] ?? 'Spousal Support',
  divorce: ({ law }) => (DISSOLUTION_STATES.includes(law.abbreviation) ? 'Dissolution of Marriage' : 'Divorce'),
  notaryPlace: ({ law }) => NOTARY_PLACES[law.abbreviation] ?? 'County',
};

/** Every term of every state for the one template, sorted by state, then key. */
export const terms: readonly TermContent[] = jurisdictions.flatMap((jurisdiction) =>
  TERM_KEYS.map((key) => ({
    id: contentId('term', `${key}.${jurisdiction.law.abbreviation}`),
    key,
    stateId: jurisdiction.state.id,
    documentTemplateId: prenupTemplateId,
    value: words[key](jurisdiction),
  })),
);

/** The terms of one state by key, as the agreement's assembly reads them; empty for a state that is not of this content. */
export const termsOfState = (stateId: string): Readonly<Record<string, string>> =>
  Object.fromEntries(terms.filter((term) => term.stateId === stateId).map(({ key, value }) => [key, value]));
