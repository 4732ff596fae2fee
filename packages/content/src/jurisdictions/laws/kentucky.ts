import type { LawFacts } from '../law-facts';

export const kentucky: LawFacts = {
  abbreviation: 'KY',
  name: 'Kentucky',
  termForState: 'Commonwealth',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Marital property is divided in just proportions without regard to fault. Non-marital property is returned to its owner.',
  propertyCitation: 'KRS 403.190',
  governingAct: {
    kind: 'COMMON_LAW',
    citation: 'Gentry v. Gentry, 798 S.W.2d 928 (Ky. 1990); Edwardson v. Edwardson, 798 S.W.2d 941 (Ky. 1990)',
  },
  termForDocument: 'Antenuptial Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'The 1990 Gentry and Edwardson decisions allow prenups to settle or waive maintenance, subject to full disclosure and an unconscionability check at divorce.',
  spousalSupportCitation:
    'Gentry v. Gentry, 798 S.W.2d 928 (Ky. 1990); Edwardson v. Edwardson, 798 S.W.2d 941 (Ky. 1990)',
  spousalSupportConfidence: 'high',
  formalities: {
    writtenAndSigned: true,
    acknowledgmentRequired: false,
    notarizationRequired: false,
    acknowledgmentRecommended: true,
    witnessRequired: false,
    witnessCount: 0,
    witnessRecommended: false,
    citation: 'KRS 371.010 (statute of frauds)',
    note: 'A signed writing is needed (agreements in consideration of marriage fall under the statute of frauds); notarizing both signatures is recommended as proof.',
  },
  timing: {
    minDaysBetweenFinalDraftAndSigning: null,
    minDaysBetweenSigningAndWedding: null,
    otherTimingRule: null,
    citation: null,
  },
  independentCounsel: {
    requiredFor: [],
    waiverAllowed: true,
    note: 'Case law looks at whether each partner had a fair chance to get independent advice; a lawyer is not mandatory but greatly improves enforceability.',
    citation: 'Gentry v. Gentry, 798 S.W.2d 928 (Ky. 1990)',
  },
  unconscionabilityStandard: 'BOTH',
  unconscionabilityNote:
    'Gentry asks about fraud, duress or nondisclosure, unconscionability, and changed facts that would make enforcement unfair.',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2020,
    citation: 'KRS 423.455',
    note: 'In force for registered online notaries.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is KRS 369.101 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    "Not binding: a prenup cannot reduce a child's right to support, and custody or parenting time is decided on the child's interests at the time (Edwardson v. Edwardson, 798 S.W.2d 941 (Ky. 1990)).",
  deathRights: {
    mayWaive: true,
    citation: 'KRS ch. 392 and case law',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: 'KRS 423.300-.455',
  notes: 'Opt-in community property is available through a Kentucky community property trust (KRS 386.620-.624).',
  confidence: 'medium',
  sources: ['KRS 403.190; KRS 423.455', 'Gentry v. Gentry, 798 S.W.2d 928 (Ky. 1990)'],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
