import { COUNSEL_EASES_ENFORCEMENT, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const wyoming: LawFacts = {
  abbreviation: 'WY',
  name: 'Wyoming',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'ALL_PROPERTY',
  defaultDivorceRule:
    'A court divides all property in a just and equitable way. It looks at how you got it and how each of you would be left.',
  propertyCitation: 'W.S. § 20-2-114',
  governingAct: {
    kind: 'COMMON_LAW',
    citation:
      'Laird v. Laird, 597 P.2d 463 (Wyo. 1979); Lund v. Lund, 849 P.2d 731 (Wyo. 1993); Seherr-Thoss v. Seherr-Thoss, 2006 WY 111',
  },
  termForDocument: 'Antenuptial Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis: 'Courts apply ordinary contract rules and have upheld alimony waivers. There are few decisions.',
  spousalSupportCitation: 'Seherr-Thoss v. Seherr-Thoss, 2006 WY 111',
  spousalSupportConfidence: 'medium',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'W.S. § 1-23-105(a)(iii)',
    note: 'You need a signed writing, because the statute of frauds covers agreements made in consideration of marriage. We recommend notarizing both signatures as proof.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_EASES_ENFORCEMENT, citation: 'Lund v. Lund, 849 P.2d 731 (Wyo. 1993)' },
  unconscionabilityStandard: 'OTHER',
  unconscionabilityNote:
    'Contract defences (fraud, duress, general unconscionability); no separate fairness review is well established.',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2021,
    citation: 'W.S. title 32, ch. 3 (2021 notarial-acts revision)',
    note: 'State law has allowed online notarization since July 2021.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is W.S. § 40-21-101 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (Wyoming case law).',
  deathRights: {
    mayWaive: true,
    citation: 'W.S. § 2-5-102',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: 'W.S. §§ 32-3-101 to -131',
  notes:
    'Thin case law. A 2025 decision read separate-property clauses narrowly in a post-marriage agreement (Jones v. Young, 2025 WY 130), so clauses about income from premarital businesses must be explicit.',
  confidence: 'low',
  sources: [
    'https://perfectprenup.io/states/wyoming',
    'https://eforms.com/prenuptial-agreement/wy/',
    'W.S. § 20-2-114',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
