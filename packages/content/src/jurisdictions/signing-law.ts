import type { SeparatePaperRule, SigningBasis, SigningLaw, SigningParticular } from '@troth/domain/signing';
import type { JurisdictionContent } from './jurisdiction';
import type { LawFacts } from './law-facts';

/** As much of a state as admins may have changed since it was shipped. */
export interface ChangedSigningLaw {
  readonly spousalSupportLaw: JurisdictionContent['state']['spousalSupportLaw'];
  readonly embryoRepRequired: boolean;
  readonly allowsOnlineNotary: boolean;
  readonly witnessRequired: boolean;
  readonly termForDocument: string;
}

/** Witnesses whom the agreement's page has lines for, where a number is not part of the fact. */
const USUAL_WITNESSES = 2;

/** Whether the notary counts as a witness, where the note on formalities says so. Elsewhere it is not known. */
const NOTARY_AS_WITNESS: Readonly<Record<string, boolean>> = { GA: true, LA: false, MN: false };

/** Steps of the day that a state's notes ask for; see `formalities.note` and `timing` of each. */
const PARTICULARS: Readonly<Record<string, readonly SigningParticular[]>> = {
  CA: ['OWN_FORM_OF_NOTARY'],
  CO: ['NOTICE_IN_AGREEMENT'],
  ID: ['RECORD_FOR_LAND'],
  LA: ['READ_ALOUD', 'FILE_PUBLICLY'],
  MN: ['SIGN_PERSONALLY'],
  ND: ['NOTICE_IN_AGREEMENT'],
  NY: ['ACKNOWLEDGED_AT_ONCE'],
  WI: ['RECORD_FOR_LAND'],
};

/**
 * California wants a partner without an attorney to waive counsel in a separate writing, and to declare in another
 * paper that the explanation of the terms and rights was received, and from whom. Its rule on waiving disclosure is
 * read in the summary of its standard (`unconscionabilityNote`).
 */
const CALIFORNIA = {
  counsel: { citation: 'Cal. Fam. Code § 1615(c)', confidence: 'high' },
  disclosure: { citation: 'Cal. Fam. Code § 1615(a)(2)', confidence: 'medium' },
} as const satisfies Record<string, SigningBasis>;

function papersOf(law: LawFacts): SeparatePaperRule[] {
  const { independentCounsel, confidence } = law;
  const needsAttorney = independentCounsel.requiredFor.includes('DISCLOSURE_WAIVER');
  if (law.abbreviation === 'CA') {
    return [
      { kind: 'COUNSEL_WAIVER', basis: CALIFORNIA.counsel },
      { kind: 'RIGHTS_EXPLANATION', basis: CALIFORNIA.counsel },
      { kind: 'DISCLOSURE_WAIVER', basis: CALIFORNIA.disclosure },
    ];
  }
  return [
    {
      kind: 'DISCLOSURE_WAIVER',
      basis: needsAttorney ? { citation: independentCounsel.citation, confidence } : null,
    },
  ];
}

function witnessesOf({ formalities, abbreviation }: LawFacts, isRequired: boolean): SigningLaw['witnesses'] {
  const need = isRequired ? 'REQUIRED' : formalities.witnessRecommended ? 'ADVISED' : 'NONE';
  return {
    need,
    count: need === 'NONE' ? 0 : formalities.witnessCount || USUAL_WITNESSES,
    isNotaryOne: NOTARY_AS_WITNESS[abbreviation] ?? null,
  };
}

/**
 * What the law of a state says of the signing, as the signing-day sheet reads it.
 * @param changed What is stored of the state now; as it was shipped when left out.
 */
export function signingLawOf(
  { law, state, templateState, waitingRules, supportAttorneyRequirement }: JurisdictionContent,
  changed: ChangedSigningLaw = { ...state, ...templateState },
): SigningLaw {
  const { formalities, independentCounsel, timing, remoteOnlineNotarization: online, confidence } = law;
  const counsel: SigningBasis = { citation: independentCounsel.citation, confidence };
  const counselFor = (need: (typeof independentCounsel.requiredFor)[number]) =>
    independentCounsel.requiredFor.includes(need) ? counsel : null;
  const supportCitation = supportAttorneyRequirement?.basis === 'LAW' ? supportAttorneyRequirement.citation : null;
  return {
    stateName: law.name,
    documentTerm: changed.termForDocument,
    isAcknowledgmentRequired: formalities.acknowledgmentRequired,
    isNotaryRequired: formalities.notarizationRequired,
    witnesses: witnessesOf(law, changed.witnessRequired),
    form: { citation: formalities.citation, confidence, note: formalities.note },
    online: { citation: online.citation, confidence: online.confidence, isAllowed: changed.allowsOnlineNotary },
    waitingRules,
    timing:
      timing.otherTimingRule === null ? null : { citation: timing.citation, confidence, note: timing.otherTimingRule },
    counsel: { ...counsel, note: independentCounsel.note },
    needsAttorney: {
      support:
        changed.spousalSupportLaw === 'ATTORNEY_REQUIRED'
          ? { citation: supportCitation, confidence: law.spousalSupportConfidence }
          : null,
      disclosureWaiver: counselFor('DISCLOSURE_WAIVER'),
      fairness: counselFor('PRESUMPTION_OF_FAIRNESS'),
      unfairTerms: counselFor('ECONOMICALLY_UNFAIR_TERMS'),
      isForEmbryos: changed.embryoRepRequired,
    },
    particulars: PARTICULARS[law.abbreviation] ?? [],
    papers: papersOf(law),
    acknowledgmentForm: law.notaryVenueForm,
    confidence,
  };
}
