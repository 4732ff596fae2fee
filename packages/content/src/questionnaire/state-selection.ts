import { type JurisdictionContent, jurisdictionOfState, jurisdictions } from '../jurisdictions/jurisdiction';
import { TEMPORARY_SUPPORT_STAYS } from '../jurisdictions/temporary-support';
import type { StateFact, StateSelectingLaw, StateSelection } from './authoring';

const laws: Readonly<Record<StateSelectingLaw, (jurisdiction: JurisdictionContent) => boolean>> = {
  EVERY_STATE: () => true,
  SUPPORT_CANNOT_BE_WAIVED: ({ law }) => law.spousalSupportLaw === 'CANNOT_WAIVE_OR_MODIFY',
  SUPPORT_WAIVER_NEEDS_ATTORNEYS: ({ law }) => law.spousalSupportLaw === 'ATTORNEY_REQUIRED',
  TEMPORARY_SUPPORT_STAYS: ({ law }) => TEMPORARY_SUPPORT_STAYS.includes(law.abbreviation),
  EMBRYO_TERMS_NEED_ATTORNEYS: ({ state }) => state.embryoRepRequired,
  NO_ONLINE_NOTARY: ({ law }) => !law.allowsOnlineNotary,
  DEATH_RIGHTS_CANNOT_BE_WAIVED: ({ law }) => !law.deathRights.mayWaive,
};

/** The jurisdictions that a rule names, by postal code or by law. @throws Error on an unknown postal code. */
export const selectStates = (selection: StateSelection): readonly JurisdictionContent[] =>
  'states' in selection ? selection.states.map(jurisdictionOfState) : jurisdictions.filter(laws[selection.law]);

export interface LawNote {
  text: string;
  citation: string | null;
}

const note = (text: string | null, citation: string | null): LawNote | null =>
  text === null ? null : { text, citation };

/** A sentence with its source in parentheses after it, parted, so that couples read the sentence first. */
function cited(words: string | null): LawNote | null {
  const [, text, citation] = /^(.+?) \(((?:[^()]|\([^()]*\))+)\)$/.exec(words ?? '') ?? [];
  return note(text ?? words, citation ?? null);
}

/** The fact of one state in words; null where the research found none. */
export const factNotes: Readonly<Record<StateFact, (jurisdiction: JurisdictionContent) => LawNote | null>> = {
  PROPERTY_RULE: ({ law }) => note(law.defaultDivorceRule, law.propertyCitation),
  SPOUSAL_SUPPORT: ({ law }) => note(law.spousalSupportBasis, law.spousalSupportCitation),
  DEATH_RIGHTS: ({ law }) => note(law.deathRights.note, law.deathRights.citation),
  INFIDELITY: ({ law }) => cited(law.infidelityClauseNote),
  EMBRYOS: ({ law }) => cited(law.embryoNote),
  COUNSEL: ({ law }) => note(law.independentCounsel.note, law.independentCounsel.citation),
  SIGNING: ({ law }) => note(law.formalities.note, law.formalities.citation),
  ONLINE_NOTARY: ({ law }) => note(law.remoteOnlineNotarization.note, law.remoteOnlineNotarization.citation),
  TIMING: ({ law }) => note(law.timing.otherTimingRule, law.timing.citation),
};
