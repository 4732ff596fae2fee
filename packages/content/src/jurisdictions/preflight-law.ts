import type { LegalBasis, PreflightLaw } from '@troth/domain/preflight';
import type { AttorneyRequirement, JurisdictionContent } from './jurisdiction';

/** As much of a state as admins may have changed since it was shipped. */
export interface ChangedLaw {
  readonly spousalSupportLaw: JurisdictionContent['state']['spousalSupportLaw'];
  readonly embryoRepRequired: boolean;
  readonly witnessRequired: boolean;
}

/** Where each value of a disclosure is to come with what it is based on: questionnaire outline, `un_disclosure_level`. */
const VALUES_NEED_BASIS: Readonly<Partial<Record<string, string>>> = { MN: 'Minn. Stat. § 519.11, subds. 1a-1b' };

const required = (requirement: AttorneyRequirement | null): LegalBasis | null => {
  if (requirement === null) return null;
  return requirement.basis === 'LAW'
    ? { citation: requirement.citation, note: null }
    : { citation: null, note: requirement.reason };
};

/**
 * What the law of a state asks for, as the preflight reads it.
 * @param changed What is stored of the state now; as it was shipped when left out.
 */
export function preflightLawOf(
  { law, state, templateState, waitingRules, ...requirements }: JurisdictionContent,
  changed: ChangedLaw = { ...state, witnessRequired: templateState.witnessRequired },
): PreflightLaw {
  const { formalities, independentCounsel, timing } = law;
  const form: LegalBasis = { citation: formalities.citation, note: formalities.note };
  const counselFor = (need: (typeof independentCounsel.requiredFor)[number]): LegalBasis | null =>
    independentCounsel.requiredFor.includes(need)
      ? { citation: independentCounsel.citation, note: independentCounsel.note }
      : null;
  const valuesCitation = VALUES_NEED_BASIS[law.abbreviation];
  const unnamed: LegalBasis = { citation: null, note: null };
  return {
    supportNeedsAttorneys:
      changed.spousalSupportLaw === 'ATTORNEY_REQUIRED'
        ? (required(requirements.supportAttorneyRequirement) ?? unnamed)
        : null,
    embryosNeedAttorneys: changed.embryoRepRequired
      ? (required(requirements.embryoAttorneyRequirement) ?? unnamed)
      : null,
    disclosureWaiverNeedsAttorney: counselFor('DISCLOSURE_WAIVER'),
    fairnessNeedsAttorneys: counselFor('PRESUMPTION_OF_FAIRNESS'),
    unfairTermsNeedAttorneys: counselFor('ECONOMICALLY_UNFAIR_TERMS'),
    valuesNeedBasis: valuesCitation === undefined ? null : { citation: valuesCitation, note: null },
    notaryRequired: formalities.notarizationRequired ? form : null,
    witnessesRequired: changed.witnessRequired ? form : null,
    witnessesAdvised: formalities.witnessRecommended ? form : null,
    childTerms: { citation: null, note: law.childSupportAndCustody },
    timing: timing.otherTimingRule === null ? null : { citation: timing.citation, note: timing.otherTimingRule },
    waitingRules,
  };
}
