import { COUNSEL_IS_EVIDENCE, type LawFacts, SIGNED_WRITING } from '../law-facts';

export const oregon: LawFacts = {
  abbreviation: 'OR',
  name: 'Oregon',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'ALL_PROPERTY',
  defaultDivorceRule:
    'Everything either spouse owns can be divided as is just and proper. You’re presumed to have contributed equally to what you acquired during the marriage, except gifts that one of you kept separate.',
  propertyCitation: 'ORS 107.105(1)(f)',
  governingAct: {
    kind: 'UPAA',
    citation: 'ORS 108.700-108.740',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'You can agree to change or give up spousal support. If giving it up would leave one of you eligible for public assistance at divorce, a court can still order enough support to prevent that.',
  spousalSupportCitation: 'ORS 108.710(1)(d), 108.725(2)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'ORS 108.705',
    note: 'The law requires only a signed writing. We recommend notarizing both signatures as proof that you signed.',
  },
  timing: {
    minDaysBetweenFinalDraftAndSigning: null,
    minDaysBetweenSigningAndWedding: null,
    otherTimingRule:
      'There’s no fixed number of days, but a court set aside an agreement presented the day before the wedding, with no real time to get advice.',
    citation: 'In re Marriage of Rudder, 230 Or. App. 437 (2009)',
  },
  independentCounsel: { ...COUNSEL_IS_EVIDENCE, citation: 'ORS 108.725' },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'Tested at signing: the challenger must show involuntary signing, or terms unconscionable when signed together with missing disclosure, no written waiver of further disclosure and no adequate knowledge (ORS 108.725).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2021,
    citation: 'ORS 194.277',
    note: 'State law has permanently allowed online notarization since 2021, after a temporary law in 2020.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is ORS 84.001 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (ORS 108.710(2)).',
  deathRights: {
    mayWaive: true,
    citation: 'ORS 114.620; 108.710',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote:
    'Courts follow what you both agreed to in writing. (In re Marriage of Dahl & Angle, 222 Or. App. 572 (2008))',
  notaryVenueForm: 'ORS 194.285',
  notes: null,
  confidence: 'high',
  sources: ['ORS 107.105(1)(f); 108.700-.740'],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
