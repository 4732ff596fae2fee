import { COUNSEL_IS_EVIDENCE, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const arizona: LawFacts = {
  abbreviation: 'AZ',
  name: 'Arizona',
  termForState: 'State',
  distributionLaw: 'COMMUNITY_PROPERTY',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Property and debts acquired during marriage are community property and are divided equitably, in practice close to equally. Each spouse keeps separate property owned before marriage or received by gift or inheritance.',
  propertyCitation: 'A.R.S. §§ 25-211, 25-213, 25-318',
  governingAct: {
    kind: 'UPAA',
    citation: 'A.R.S. §§ 25-201 to 25-205',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'You can agree to change or give up spousal support. If giving it up would leave one of you eligible for public assistance at divorce, a court can still order enough support to prevent that.',
  spousalSupportCitation: 'A.R.S. §§ 25-202(D), 25-203(A)(4)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'A.R.S. § 25-202(A)',
    note: 'The law requires only a signed writing. We recommend notarizing both signatures as proof that you signed.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_IS_EVIDENCE, citation: 'A.R.S. § 25-202' },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'Tested at signing: the challenger must show involuntary signing, or terms unconscionable when signed together with missing disclosure, no written waiver of further disclosure and no adequate knowledge (A.R.S. § 25-202(C)).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2020,
    citation: 'A.R.S. § 41-263 (2022 recodification of the earlier remote-notary law)',
    note: 'State law allows online notarization.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is A.R.S. § 44-7001 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (A.R.S. § 25-203(B)).',
  deathRights: {
    mayWaive: true,
    citation: 'A.R.S. § 14-2207',
    note: 'There’s no elective share, because each spouse already owns half of the community. You can waive allowances and similar rights in writing.',
  },
  infidelityClauseNote: null,
  embryoNote:
    'At divorce, a court awards embryos to the spouse who intends to have a child from them, even if you agreed otherwise before. A clause in a prenup may not change that. (A.R.S. § 25-318.03)',
  notaryVenueForm: 'A.R.S. title 41, ch. 2 (short forms)',
  notes: null,
  confidence: 'high',
  sources: [
    'A.R.S. §§ 25-201 to -205, 25-211, 25-213, 25-318, 25-318.03',
    'Terrell v. Torres, 456 P.3d 13 (Ariz. 2020)',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
