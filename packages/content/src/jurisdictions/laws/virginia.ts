import { COUNSEL_IS_EVIDENCE, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const virginia: LawFacts = {
  abbreviation: 'VA',
  name: 'Virginia',
  termForState: 'Commonwealth',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Marital property is divided fairly using statutory factors; property can be part marital and part separate. Separate property stays with its owner.',
  propertyCitation: 'Va. Code § 20-107.3',
  governingAct: {
    kind: 'UPAA',
    citation: 'Virginia Premarital Agreement Act, Va. Code §§ 20-147 to 20-155',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'You can agree on spousal support. Virginia left out the exception for a spouse who would need public benefits.',
  spousalSupportCitation: 'Va. Code § 20-150(4)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'Va. Code § 20-149',
    note: 'The law requires only a signed writing. We recommend notarizing both signatures as proof that you signed.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_IS_EVIDENCE, citation: 'Va. Code § 20-151' },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'Tested at signing: the challenger must show involuntary signing, or terms unconscionable when signed together with missing disclosure, no written waiver of further disclosure and no adequate knowledge (Va. Code § 20-151). Recitals of compliance in the agreement are prima facie proof.',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2012,
    citation: 'Va. Code title 47.1 (electronic notaries)',
    note: 'Virginia was the first state to allow online notarization.',
    confidence: 'high',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is Va. Code § 59.1-479 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (Virginia case law; Va. Code § 20-108).',
  deathRights: {
    mayWaive: true,
    citation: 'Va. Code §§ 20-150, 64.2-308.14',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: 'Va. Code § 55.1-612 et seq.',
  notes: null,
  confidence: 'high',
  sources: ['Va. Code §§ 20-107.3, 20-147 to -155'],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
