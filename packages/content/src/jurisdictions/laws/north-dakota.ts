import { type LawFacts, SIGNED_WRITING } from '../law-facts';

export const northDakota: LawFacts = {
  abbreviation: 'ND',
  name: 'North Dakota',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'ALL_PROPERTY',
  defaultDivorceRule:
    'All assets and debts of both spouses are valued and divided fairly, with equal shares as the usual starting point, including premarital and inherited property.',
  propertyCitation: 'N.D.C.C. § 14-05-24',
  governingAct: {
    kind: 'UPMAA',
    citation: 'Uniform Premarital and Marital Agreements Act, N.D.C.C. ch. 14-03.2',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'You can agree to change or give up support. A court can still order support to keep a spouse off public assistance, and it can refuse a term that causes substantial hardship after a material change.',
  spousalSupportCitation: 'N.D.C.C. § 14-03.2-08',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'N.D.C.C. § 14-03.2-05',
    note: 'It has to be in a record you both sign. Unless a partner had an attorney, it needs a conspicuous notice of the rights waived or a plain-language explanation. We recommend notarizing.',
  },
  timing: {
    minDaysBetweenFinalDraftAndSigning: null,
    minDaysBetweenSigningAndWedding: null,
    otherTimingRule:
      'There’s no fixed number of days, but each of you needs reasonable time before signing to decide whether you want an attorney, find one and get advice.',
    citation: 'N.D.C.C. § 14-03.2-08(2)',
  },
  independentCounsel: {
    requiredFor: [],
    waiverAllowed: true,
    note: 'You need access to an attorney, but you don’t have to have one. If only one of you has an attorney, the other must be able to pay for one or have the fees covered.',
    citation: 'N.D.C.C. § 14-03.2-08(1)-(3)',
  },
  unconscionabilityStandard: 'BOTH',
  unconscionabilityNote:
    'A term may be refused if unconscionable at signing, or if enforcing it would cause substantial hardship because of a material change (N.D.C.C. § 14-03.2-08).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2019,
    citation: 'N.D.C.C. § 44-06.1-13.1',
    note: 'State law has allowed online notarization since August 2019.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is N.D.C.C. ch. 9-16. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law. The UPMAA speaks of a signed record, which includes electronic records.",
  childSupportAndCustody:
    'It isn’t binding. A term that harms a child’s right to support can’t be enforced, and custody terms don’t bind a court (N.D.C.C. § 14-03.2-09).',
  deathRights: {
    mayWaive: true,
    citation: 'N.D.C.C. ch. 14-03.2; ch. 30.1-05',
    note: null,
  },
  infidelityClauseNote:
    'We found no court decision on cheating clauses. By statute, you can’t limit remedies for domestic violence, change the grounds for divorce or punish a partner for filing. (N.D.C.C. § 14-03.2-09)',
  embryoNote: null,
  notaryVenueForm: 'N.D.C.C. ch. 44-06.1',
  notes: null,
  confidence: 'high',
  sources: [
    'https://print.casetext.com/statute/north-dakota-century-code/title-14-domestic-relations-and-persons/chapter-14-032-uniform-premarital-and-marital-agreements-act/section-14-032-08-enforcement',
    'N.D.C.C. § 14-05-24',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
