import type { Country, DocumentTemplateState, State } from '@troth/domain/jurisdictions';
import type { WaitingRule } from '@troth/domain/notarization';
import { contentId } from '../ids';
import { allLaws } from './all-laws';
import type { LawFacts } from './law-facts';
import { notaryBlockText } from './notary-blocks';
import { EMBRYO_POLICY_STATES, PARTNER_ATTORNEY_STATES, settingsByAbbreviation } from './settings';
import { waitingRulesOf } from './waiting-rules';

/** Timestamps are the database's to give. */
type Stored = 'createdAt' | 'updatedAt' | 'deletedAt' | 'createdById' | 'updatedById';

export type CountryContent = Omit<Country, Stored>;
export type StateContent = Omit<State, Stored>;
export type DocumentTemplateStateContent = Omit<DocumentTemplateState, Stored>;

/**
 * Why the product asks both partners to have attorneys for a term. A text may say "{State} law requires" only for LAW
 * (D11).
 */
export type AttorneyRequirement = { basis: 'LAW'; citation: string } | { basis: 'PRODUCT_POLICY'; reason: string };

export interface JurisdictionContent {
  /** The State of Customer spec §3. */
  state: StateContent;
  /** What the law says, with citations; not legal advice. */
  law: LawFacts;
  /** IANA zone in which the state's dates and waiting periods are counted. */
  timeZone: string;
  timeZoneNote: string | null;
  templateState: DocumentTemplateStateContent;
  waitingRules: readonly WaitingRule[];
  /** Set where giving up or limiting support needs an attorney on each side. */
  supportAttorneyRequirement: AttorneyRequirement | null;
  /** Set where embryo terms need an attorney on each side. */
  embryoAttorneyRequirement: AttorneyRequirement | null;
}

export const prenupTemplateId = contentId('document-template', 'prenup');

export const country: CountryContent = {
  id: contentId('country', 'US'),
  name: 'United States of America',
  abbreviation: 'US',
  isActive: true,
  icon: 'country-us',
  termForCountry: 'Country',
};

/** The template of which every agreement is made. Portals spec §3. */
export const documentTemplate = {
  id: prenupTemplateId,
  type: 'PRENUP',
  description: 'Agreement of two people who are about to marry, on property, debts, support and what follows a death.',
  countryId: country.id,
} as const;

function supportRequirement(law: LawFacts): AttorneyRequirement | null {
  if (law.spousalSupportLaw !== 'ATTORNEY_REQUIRED') return null;
  return { basis: 'LAW', citation: law.independentCounsel.citation ?? law.governingAct.citation };
}

function embryoRequirement(law: LawFacts): AttorneyRequirement | null {
  if (!EMBRYO_POLICY_STATES.includes(law.abbreviation)) return null;
  return {
    basis: 'PRODUCT_POLICY',
    reason: `Terms about embryos bind for decades and courts in ${law.name} look closely at how they were agreed.`,
  };
}

function jurisdictionOf(law: LawFacts): JurisdictionContent {
  const settings = settingsByAbbreviation[law.abbreviation];
  if (settings === undefined) throw new Error(`No settings for ${law.abbreviation}.`);
  const stateId = contentId('state', law.abbreviation);
  const embryoAttorneyRequirement = embryoRequirement(law);
  return {
    state: {
      id: stateId,
      name: law.name,
      abbreviation: law.abbreviation,
      // All 51 are offered, thinly researched ones too: the product shows how well each entry was checked.
      isActive: true,
      icon: `state-${law.abbreviation.toLowerCase()}`,
      termForState: law.termForState,
      allowsOnlineNotary: law.allowsOnlineNotary,
      notaryBlockText: notaryBlockText(law),
      distributionLaw: law.distributionLaw,
      embryoRepRequired: embryoAttorneyRequirement !== null,
      spousalSupportLaw: law.spousalSupportLaw,
      attorneySupport: PARTNER_ATTORNEY_STATES.includes(law.abbreviation) ? 'PARTNER' : 'NONE',
      countryId: country.id,
    },
    law,
    ...settings,
    templateState: {
      id: contentId('document-template-state', `prenup.${law.abbreviation}`),
      stateId,
      documentTemplateId: prenupTemplateId,
      termForDocument: law.termForDocument,
      statute: law.governingAct.citation,
      witnessRequired: law.formalities.witnessRequired,
    },
    waitingRules: waitingRulesOf(law, settings.timeZone),
    supportAttorneyRequirement: supportRequirement(law),
    embryoAttorneyRequirement,
  };
}

/** The 50 states and the District of Columbia, sorted by name. */
export const jurisdictions: readonly JurisdictionContent[] = allLaws.map(jurisdictionOf);

const byAbbreviation = new Map(jurisdictions.map((jurisdiction) => [jurisdiction.law.abbreviation, jurisdiction]));
const byStateId = new Map(jurisdictions.map((jurisdiction) => [jurisdiction.state.id, jurisdiction]));

/** The jurisdiction with this postal code, such as `CA`. @throws Error when there is none. */
export function jurisdictionOfState(abbreviation: string): JurisdictionContent {
  const jurisdiction = byAbbreviation.get(abbreviation);
  if (jurisdiction === undefined) throw new Error(`No jurisdiction has the postal code ${abbreviation}.`);
  return jurisdiction;
}

/** The jurisdiction of a State record; null for an id that is not of this content. */
export const jurisdictionByStateId = (stateId: string): JurisdictionContent | null => byStateId.get(stateId) ?? null;
