import { COUNSEL_IS_EVIDENCE, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const nevada: LawFacts = {
  abbreviation: 'NV',
  name: 'Nevada',
  termForState: 'State',
  distributionLaw: 'COMMUNITY_PROPERTY',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Community property is divided equally as far as practicable, unless a court states a compelling reason in writing. Separate property stays separate.',
  propertyCitation: 'NRS 123.220, 125.150',
  governingAct: {
    kind: 'UPAA',
    citation: 'NRS 123A.010-123A.100',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'You can agree to change or give up spousal support. If giving it up would leave one of you eligible for public assistance at divorce, a court can still order enough support to prevent that.',
  spousalSupportCitation: 'NRS 123A.050(1)(d), 123A.080(2)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'NRS 123A.040',
    note: 'The law requires only a signed writing. We recommend notarizing both signatures as proof that you signed.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_IS_EVIDENCE, citation: 'NRS 123A.080' },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'Any one of three grounds is enough: involuntary signing, terms unconscionable when signed, or lack of disclosure without waiver or knowledge (NRS 123A.080).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2018,
    citation: 'NRS 240.181 et seq.',
    note: 'State law allows online notarization by registered electronic notaries.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is NRS ch. 719. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (NRS 123A.050(2)).',
  deathRights: {
    mayWaive: true,
    citation: 'NRS 123A.050',
    note: 'There’s no elective share.',
  },
  infidelityClauseNote:
    'In an unpublished order, a court refused to uphold payments for infidelity in a domestic-partnership agreement, so expect that a clause like this won’t be enforced. (Parker v. Green, No. 73176 (Nev. June 25, 2018))',
  embryoNote: null,
  notaryVenueForm: 'NRS 240.166',
  notes: null,
  confidence: 'high',
  sources: ['NRS 123A.010-.100, 125.150', 'http://casetext.com/case/parker-v-green-6'],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
