import { COUNSEL_IS_EVIDENCE, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const kansas: LawFacts = {
  abbreviation: 'KS',
  name: 'Kansas',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'ALL_PROPERTY',
  defaultDivorceRule:
    'Once a divorce is filed, all property of both spouses is open to division, including premarital and inherited assets. The court divides it in a just and reasonable way.',
  propertyCitation: 'K.S.A. 23-2801, 23-2802',
  governingAct: {
    kind: 'UPAA',
    citation: 'Kansas Uniform Premarital Agreement Act, K.S.A. 23-2401 to 23-2411',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'You can agree to change or give up spousal support. If giving it up would leave one of you eligible for public assistance at divorce, a court can still order enough support to prevent that.',
  spousalSupportCitation: 'K.S.A. 23-2404(a)(4), 23-2407(b)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'K.S.A. 23-2403',
    note: 'The law requires only a signed writing. We recommend notarizing both signatures as proof that you signed.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_IS_EVIDENCE, citation: 'K.S.A. 23-2407' },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'Tested at signing: the challenger must show involuntary signing, or terms unconscionable when signed together with missing disclosure, no written waiver of further disclosure and no adequate knowledge (K.S.A. 23-2407).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2022,
    citation: 'K.S.A. 53-5a01 et seq. (53-5a15)',
    note: 'State law has allowed online notarization since January 2022.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is K.S.A. 16-1601 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (K.S.A. 23-2404(b)).',
  deathRights: {
    mayWaive: true,
    citation: 'K.S.A. 59-6a213; 23-2404',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: 'K.S.A. 53-5a01 et seq. (short forms)',
  notes: null,
  confidence: 'medium',
  sources: ['K.S.A. 23-2401 to -2411, 23-2801, 23-2802'],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
