import { type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const arkansas: LawFacts = {
  abbreviation: 'AR',
  name: 'Arkansas',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Marital property is divided in half unless the court explains why another split is fair. Separate property normally returns to its owner.',
  propertyCitation: 'Ark. Code § 9-12-315',
  governingAct: {
    kind: 'UPAA',
    citation: 'Arkansas Premarital Agreement Act, Ark. Code §§ 9-11-401 to -413',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'You can agree to change or give up spousal support. If giving it up would leave one of you eligible for public assistance at divorce, a court can still order enough support to prevent that.',
  spousalSupportCitation: 'Ark. Code §§ 9-11-403(a)(4), 9-11-406(b)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    acknowledgmentRequired: true,
    notarizationRequired: true,
    citation: 'Ark. Code § 9-11-402 (as amended by Act 654 of 2017)',
    note: 'You have to sign the agreement and have it acknowledged. Since 2017, there are several ways to do that: a declaration before an authorized officer, affirmations by each side’s attorney, a notary-witnessed agreement that recites legal advice and understanding, or signing before two disinterested witnesses. The notary is the usual way.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: {
    requiredFor: ['DISCLOSURE_WAIVER'],
    waiverAllowed: true,
    note: 'You can give up further financial disclosure only after consulting an attorney. Otherwise, an attorney is optional.',
    citation: 'Ark. Code § 9-11-406(a)(2)',
  },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'Tested at signing: the challenger must show involuntary signing, or terms unconscionable when signed together with missing disclosure, no written waiver of further disclosure and no adequate knowledge (Ark. Code § 9-11-406).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2021,
    citation: 'Ark. Code § 21-14-301 et seq. (Act 1047 of 2021)',
    note: 'State law allows online notarization by registered online notaries.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is Ark. Code § 25-32-101 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law. Because a notarial or witness formality applies, a plain click-to-sign flow is not enough.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (Ark. Code § 9-11-403(b)).',
  deathRights: {
    mayWaive: true,
    citation: 'Ark. Code §§ 9-11-403(a)(3), 28-39-401',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: 'Ark. Code § 16-47-107',
  notes: null,
  confidence: 'high',
  sources: [
    'Ark. Code §§ 9-11-401 to -413, 9-12-315',
    'https://codes.findlaw.com/ar/title-9-family-law/ar-code-sect-9-11-402/',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
