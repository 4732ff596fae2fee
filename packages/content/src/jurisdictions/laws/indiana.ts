import { COUNSEL_IS_EVIDENCE, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const indiana: LawFacts = {
  abbreviation: 'IN',
  name: 'Indiana',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'ALL_PROPERTY',
  defaultDivorceRule:
    'Everything either spouse owns goes into one pot, including premarital and inherited assets. An equal split is presumed fair, but the presumption can be rebutted.',
  propertyCitation: 'Ind. Code §§ 31-15-7-4, 31-15-7-5',
  governingAct: {
    kind: 'OTHER_STATUTE',
    citation: 'Indiana Uniform Premarital Agreement Act, Ind. Code §§ 31-11-3-1 to -10',
    note: 'Indiana’s own version of the uniform act.',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'You can agree to change or give up spousal maintenance. A court can override a waiver that causes extreme hardship that wasn’t reasonably foreseeable when you signed.',
  spousalSupportCitation: 'Ind. Code §§ 31-11-3-5, 31-11-3-8',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'Ind. Code § 31-11-3-4',
    note: 'The law requires only a signed writing. We recommend notarizing both signatures as proof that you signed.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_IS_EVIDENCE, citation: 'Ind. Code § 31-11-3-8' },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'Unenforceable if involuntary or unconscionable when signed (Ind. Code § 31-11-3-8); disclosure is weighed within those grounds rather than as a separate statutory test.',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2020,
    citation: 'Ind. Code art. 33-42-17',
    note: 'State law allows online notarization by authorized remote notaries.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is Ind. Code § 26-2-8-101 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (Ind. Code § 31-11-3-5(b)).',
  deathRights: {
    mayWaive: true,
    citation: 'Ind. Code §§ 29-1-3-6, 31-11-3-5',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: 'Ind. Code ch. 33-42-9',
  notes: null,
  confidence: 'high',
  sources: ['Ind. Code §§ 31-11-3-1 to -10, 31-15-7-4, 31-15-7-5'],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
