import { COUNSEL_IS_EVIDENCE, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const districtOfColumbia: LawFacts = {
  abbreviation: 'DC',
  name: 'District of Columbia',
  termForState: 'District',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Property acquired during the marriage is divided in a fair and reasonable way. Each spouse keeps premarital property, gifts and inheritances.',
  propertyCitation: 'D.C. Code § 16-910',
  governingAct: {
    kind: 'UPAA',
    citation: 'D.C. Code §§ 46-501 to 46-510',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'You can agree to change or give up spousal support. If giving it up would leave one of you eligible for public assistance at divorce, a court can still order enough support to prevent that.',
  spousalSupportCitation: 'D.C. Code §§ 46-503(a)(4), 46-506(b)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'D.C. Code § 46-502',
    note: 'The law requires only a signed writing. We recommend notarizing both signatures as proof that you signed.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_IS_EVIDENCE, citation: 'D.C. Code § 46-506' },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'Tested at signing: the challenger must show involuntary signing, or terms unconscionable when signed together with missing disclosure, no written waiver of further disclosure and no adequate knowledge (D.C. Code § 46-506).',
  remoteOnlineNotarization: {
    allowed: false,
    effectiveYear: 2022,
    citation: 'D.C. Code § 1-1231.13a (D.C. Law 24-178)',
    note: 'The statute clearly covers acknowledging a paper record over video. Rules for fully electronic remote acts were issued in November 2023 but left to start on a later date set by the notary office; that start was not confirmed.',
    confidence: 'low',
  },
  allowsOnlineNotary: false,
  electronicSignature:
    "State electronic-transactions law is D.C. Code § 28-4901 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (D.C. Code § 46-503(b)).',
  deathRights: {
    mayWaive: true,
    citation: 'D.C. Code §§ 19-113, 46-503',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: 'D.C. Code § 1-1231.15',
  notes: 'Switch online notary on once the notary office confirms that remote electronic acts are open.',
  confidence: 'medium',
  sources: [
    'D.C. Code §§ 16-910, 46-501 to -510',
    'https://code.dccouncil.gov/us/dc/council/code/sections/1-1231.13a',
    'http://www.nationalnotary.org/knowledge-center/news/law-updates/dc-administrative-rules-2023',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
