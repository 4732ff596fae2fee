import { COUNSEL_IS_EVIDENCE, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const rhodeIsland: LawFacts = {
  abbreviation: 'RI',
  name: 'Rhode Island',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Marital property is assigned fairly, weighing conduct and contributions. Premarital, inherited and gifted property is generally excluded, though income and growth from effort can count.',
  propertyCitation: 'R.I. Gen. Laws § 15-5-16.1',
  governingAct: {
    kind: 'UPAA',
    citation: 'R.I. Gen. Laws §§ 15-17-1 to 15-17-11',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'You can agree to change or give up spousal support. We couldn’t confirm whether there’s an exception for a spouse who would need public benefits.',
  spousalSupportCitation: 'R.I. Gen. Laws § 15-17-3(a)(4)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'R.I. Gen. Laws § 15-17-2',
    note: 'The law requires only a signed writing. We recommend notarizing both signatures as proof that you signed.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_IS_EVIDENCE, citation: 'R.I. Gen. Laws § 15-17-6' },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'Very hard to upset: by clear and convincing evidence the challenger must prove involuntary signing, unconscionable terms when signed, and missing disclosure, waiver and knowledge together (R.I. Gen. Laws § 15-17-6; Marsocci v. Marsocci, 911 A.2d 690 (R.I. 2006)).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2022,
    citation: 'R.I. Gen. Laws ch. 42-30.1 (2022 amendments, S 2705 / H 7363)',
    note: 'State law has permanently allowed online notarization since June 2022.',
    confidence: 'high',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is R.I. Gen. Laws § 42-127.1-1 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (R.I. Gen. Laws § 15-17-3(b)).',
  deathRights: {
    mayWaive: true,
    citation: 'R.I. Gen. Laws §§ 15-17-3; ch. 33-28',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: 'R.I. Gen. Laws § 42-30.1-15',
  notes: null,
  confidence: 'high',
  sources: ['R.I. Gen. Laws §§ 15-5-16.1, 15-17-1 to -11', 'https://enotarylog.com/ron_resource/rhode-island/'],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
