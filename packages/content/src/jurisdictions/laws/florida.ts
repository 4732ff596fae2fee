import { COUNSEL_IS_EVIDENCE, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const florida: LawFacts = {
  abbreviation: 'FL',
  name: 'Florida',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    "The court sets apart each spouse's separate assets and starts from an equal split of marital assets and debts, moving from that only for stated reasons.",
  propertyCitation: 'Fla. Stat. § 61.075',
  governingAct: {
    kind: 'UPAA',
    citation: 'Fla. Stat. § 61.079',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'You can agree to change or give up spousal support. If giving it up would leave one of you eligible for public assistance at divorce, a court can still order enough support to prevent that. You can’t waive support owed before the divorce is final.',
  spousalSupportCitation: 'Fla. Stat. § 61.079(4)(a), (7)(b); Belcher v. Belcher, 271 So. 2d 7 (Fla. 1972)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    witnessRecommended: true,
    citation: 'Fla. Stat. § 61.079(3); § 732.702(1)',
    note: 'For divorce terms, a signed writing is enough. Florida residents who waive rights at death have to sign in front of two subscribing witnesses, so have two people witness an agreement with terms about death.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_IS_EVIDENCE, citation: 'Fla. Stat. § 61.079(7)' },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'Tested at signing: the challenger must show involuntary signing, or terms unconscionable when signed together with missing disclosure, no written waiver of further disclosure and no adequate knowledge (Fla. Stat. § 61.079(7)(a)).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2020,
    citation: 'Fla. Stat. §§ 117.201-117.305',
    note: 'State law allows online notarization. Extra questions and witness rules apply when witnesses appear by video and when a paper waives spousal rights (§ 117.285).',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is Fla. Stat. § 668.50. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (Fla. Stat. § 61.079(4)(b)).',
  deathRights: {
    mayWaive: true,
    citation: 'Fla. Stat. § 732.702',
    note: 'A waiver signed before marriage doesn’t require financial disclosure, but it does require two witnesses.',
  },
  infidelityClauseNote: null,
  embryoNote:
    'The law expects you and your doctor to sign a written agreement about embryos. Keep your prenup consistent with it. (Fla. Stat. § 742.17)',
  notaryVenueForm: 'Fla. Stat. §§ 117.05(13), 695.25',
  notes:
    'Opt-in community property is available through a Florida community property trust (Fla. Stat. §§ 736.1501-.1512).',
  confidence: 'high',
  sources: [
    'Fla. Stat. §§ 61.075, 61.079, 117.201-.305, 732.702, 742.17',
    'https://zoeckleinlawpa.com/blog/waiver-of-spousal-rights-under-florida-probate-law/',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
