import { COUNSEL_IS_EVIDENCE, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const hawaii: LawFacts = {
  abbreviation: 'HI',
  name: 'Hawaii',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'ALL_PROPERTY',
  defaultDivorceRule:
    'A court can divide anything either spouse owns. Judges usually return what each of you brought in and split the gains you made together about equally.',
  propertyCitation: 'HRS § 580-47',
  governingAct: {
    kind: 'UPAA',
    citation: 'HRS §§ 572D-1 to 572D-11',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'You can agree to change or give up spousal support. If giving it up would leave one of you eligible for public assistance at divorce, a court can still order enough support to prevent that.',
  spousalSupportCitation: 'HRS §§ 572D-3(a)(4), 572D-6(b)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'HRS § 572D-2',
    note: 'The law requires only a signed writing. We recommend notarizing both signatures as proof that you signed.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_IS_EVIDENCE, citation: 'HRS § 572D-6' },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'Tested at signing: the challenger must show involuntary signing, or terms unconscionable when signed together with missing disclosure, no written waiver of further disclosure and no adequate knowledge (HRS § 572D-6).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2021,
    citation: 'HRS § 456-23',
    note: 'State law has allowed online notarization since January 2021.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is HRS ch. 489E. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (HRS § 572D-3(b)).',
  deathRights: {
    mayWaive: true,
    citation: 'HRS § 560:2-213',
    note: null,
  },
  infidelityClauseNote:
    'Courts don’t divide property based on cheating or other fault, because divorce in Hawaii doesn’t look at fault. The case was about an agreement made after the wedding. (Crofford v. Adachi, 150 Haw. 518 (2022))',
  embryoNote: null,
  notaryVenueForm: 'HRS § 502-41',
  notes: null,
  confidence: 'high',
  sources: [
    'HRS §§ 572D-1 to -11, 580-47',
    'https://law.justia.com/cases/hawaii/supreme-court/2022/scwc-16-0000365.html',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
