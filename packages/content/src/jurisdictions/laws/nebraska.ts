import { COUNSEL_IS_EVIDENCE, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const nebraska: LawFacts = {
  abbreviation: 'NE',
  name: 'Nebraska',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'The marital estate is divided reasonably, often between one third and one half to each spouse. Premarital, gifted and inherited property is normally set aside.',
  propertyCitation: 'Neb. Rev. Stat. § 42-365',
  governingAct: {
    kind: 'UPAA',
    citation: 'Neb. Rev. Stat. §§ 42-1001 to 42-1011',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'You can agree to change or give up spousal support. If giving it up would leave one of you eligible for public assistance at divorce, a court can still order enough support to prevent that.',
  spousalSupportCitation: 'Neb. Rev. Stat. §§ 42-1004(1)(d), 42-1006(2)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'Neb. Rev. Stat. § 42-1003',
    note: 'The law requires only a signed writing. We recommend notarizing both signatures as proof that you signed.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_IS_EVIDENCE, citation: 'Neb. Rev. Stat. § 42-1006' },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'Tested at signing: the challenger must show involuntary signing, or terms unconscionable when signed together with missing disclosure, no written waiver of further disclosure and no adequate knowledge (Neb. Rev. Stat. § 42-1006).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2020,
    citation: 'Neb. Rev. Stat. §§ 64-401 to 64-418',
    note: 'State law has allowed online notarization since July 2020.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is Neb. Rev. Stat. § 86-612 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (Neb. Rev. Stat. § 42-1004(2)).',
  deathRights: {
    mayWaive: true,
    citation: 'Neb. Rev. Stat. § 30-2316',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: 'Neb. Rev. Stat. § 64-206',
  notes: null,
  confidence: 'high',
  sources: ['Neb. Rev. Stat. §§ 42-365, 42-1001 to -1011'],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
