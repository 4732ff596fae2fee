import type { LawFacts } from '../law-facts';

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
    'The act lists changing or ending spousal support among the topics partners may settle (Ark. Code § 9-11-403(a)(4)). If a waiver would leave a spouse eligible for public assistance at divorce, the court may still order enough support to prevent that (Ark. Code § 9-11-406(b)).',
  spousalSupportCitation: 'Ark. Code §§ 9-11-403(a)(4), 9-11-406(b)',
  spousalSupportConfidence: 'high',
  formalities: {
    writtenAndSigned: true,
    acknowledgmentRequired: true,
    notarizationRequired: true,
    acknowledgmentRecommended: true,
    witnessRequired: false,
    witnessCount: 0,
    witnessRecommended: false,
    citation: 'Ark. Code § 9-11-402 (as amended by Act 654 of 2017)',
    note: "The agreement must be signed and acknowledged. Since 2017 acknowledgment can be met by a declaration before an authorized officer, by affirmations of each side's lawyer, by a notary-witnessed agreement reciting legal advice and understanding, or by signing before two disinterested witnesses. The notary route is the usual one.",
  },
  timing: {
    minDaysBetweenFinalDraftAndSigning: null,
    minDaysBetweenSigningAndWedding: null,
    otherTimingRule: null,
    citation: null,
  },
  independentCounsel: {
    requiredFor: ['DISCLOSURE_WAIVER'],
    waiverAllowed: true,
    note: 'A waiver of further financial disclosure counts only if made after consulting a lawyer. A lawyer is otherwise optional.',
    citation: 'Ark. Code § 9-11-406(a)(2)',
  },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'Tested at signing: the challenger must show involuntary signing, or terms unconscionable when signed together with missing disclosure, no written waiver of further disclosure and no adequate knowledge (Ark. Code § 9-11-406).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2021,
    citation: 'Ark. Code § 21-14-301 et seq. (Act 1047 of 2021)',
    note: 'In force for registered online notaries.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is Ark. Code § 25-32-101 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law. Because a notarial or witness formality applies, a plain click-to-sign flow is not enough.",
  childSupportAndCustody:
    "Not binding: a prenup cannot reduce a child's right to support, and custody or parenting time is decided on the child's interests at the time (Ark. Code § 9-11-403(b)).",
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
