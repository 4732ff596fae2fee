import { COUNSEL_IS_EVIDENCE, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const montana: LawFacts = {
  abbreviation: 'MT',
  name: 'Montana',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'ALL_PROPERTY',
  defaultDivorceRule:
    'A court can divide everything either spouse owns, however and whenever it was acquired. For premarital and inherited assets, it weighs what each of you contributed.',
  propertyCitation: 'MCA § 40-4-202',
  governingAct: {
    kind: 'UPAA',
    citation: 'Montana Uniform Premarital Agreement Act, MCA §§ 40-2-601 to -610',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'You can agree to change or give up spousal support. If giving it up would leave one of you eligible for public assistance at divorce, a court can still order enough support to prevent that.',
  spousalSupportCitation: 'MCA §§ 40-2-605(1)(d), 40-2-608(2)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'MCA § 40-2-604',
    note: 'The law requires only a signed writing. We recommend notarizing both signatures as proof that you signed.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_IS_EVIDENCE, citation: 'MCA § 40-2-608' },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'Tested at signing: the challenger must show involuntary signing, or terms unconscionable when signed together with missing disclosure, no written waiver of further disclosure and no adequate knowledge (MCA § 40-2-608).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2015,
    citation: 'MCA title 1, ch. 5, part 6',
    note: 'State law allows online notarization. Montana adopted it early and broadened the rules in 2019.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is MCA § 30-18-101 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (MCA § 40-2-605(2)).',
  deathRights: {
    mayWaive: true,
    citation: 'MCA title 72, ch. 2 (waiver of surviving-spouse rights)',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: 'MCA § 1-5-610',
  notes: null,
  confidence: 'medium',
  sources: ['MCA §§ 40-2-601 to -610, 40-4-202'],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
