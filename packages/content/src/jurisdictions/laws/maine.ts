import { COUNSEL_IS_EVIDENCE, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const maine: LawFacts = {
  abbreviation: 'ME',
  name: 'Maine',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Marital property is divided in just proportions; each spouse keeps non-marital property such as premarital assets, gifts and inheritances.',
  propertyCitation: '19-A M.R.S. § 953',
  governingAct: {
    kind: 'UPAA',
    citation: '19-A M.R.S. §§ 601-611',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'You can agree to change or give up spousal support. If giving it up would leave one of you eligible for public assistance at divorce, a court can still order enough support to prevent that.',
  spousalSupportCitation: '19-A M.R.S. §§ 604(4), 608',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: '19-A M.R.S. § 603',
    note: 'The law requires only a signed writing. We recommend notarizing both signatures as proof that you signed.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_IS_EVIDENCE, citation: '19-A M.R.S. § 608' },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'Tested at signing: the challenger must show involuntary signing, or terms unconscionable when signed together with missing disclosure, no written waiver of further disclosure and no adequate knowledge (19-A M.R.S. § 608).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2023,
    citation: '4 M.R.S. ch. 39 (notarial acts, effective July 2023)',
    note: 'State law allows online notarization; the law keeps certain papers such as estate documents out of remote notarization.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is 10 M.R.S. § 9401 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (19-A M.R.S. § 604).',
  deathRights: {
    mayWaive: true,
    citation: '18-C M.R.S. § 2-213; 19-A M.R.S. § 604',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: '4 M.R.S. § 1917',
  notes:
    'Section 606 makes some agreements lapse 18 months after the couple have a child unless reaffirmed; it is understood to reach only agreements made before October 1, 1993, but published summaries state it without that limit. Check the current text.',
  confidence: 'medium',
  sources: [
    '19-A M.R.S. §§ 601-611, 953',
    'https://marriage.uslegal.com/permarital-agreements/maine-premarital-agreement-law/',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
