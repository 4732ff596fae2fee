import type { LawFacts } from '../law-facts';

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
    'Support can be changed or ended, but a court may order support to keep a spouse off public assistance and may refuse a term causing substantial hardship after a material change (N.D.C.C. § 14-03.2-08).',
  spousalSupportCitation: 'N.D.C.C. § 14-03.2-08',
  spousalSupportConfidence: 'high',
  formalities: {
    writtenAndSigned: true,
    acknowledgmentRequired: false,
    notarizationRequired: false,
    acknowledgmentRecommended: true,
    witnessRequired: false,
    witnessCount: 0,
    witnessRecommended: false,
    citation: 'N.D.C.C. § 14-03.2-05',
    note: 'Must be in a record signed by both. Unless a partner had a lawyer, a conspicuous notice of waived rights or a plain-language explanation is needed. Notarizing is recommended.',
  },
  timing: {
    minDaysBetweenFinalDraftAndSigning: null,
    minDaysBetweenSigningAndWedding: null,
    otherTimingRule:
      'No fixed number of days, but a partner needs reasonable time to decide on, find and consult a lawyer before signing.',
    citation: 'N.D.C.C. § 14-03.2-08(2)',
  },
  independentCounsel: {
    requiredFor: [],
    waiverAllowed: true,
    note: 'Access to a lawyer is required, not representation. If only one side has a lawyer, the other must be able to pay for one or have the fees covered.',
    citation: 'N.D.C.C. § 14-03.2-08(1)-(3)',
  },
  unconscionabilityStandard: 'BOTH',
  unconscionabilityNote:
    'A term may be refused if unconscionable at signing, or if enforcing it would cause substantial hardship because of a material change (N.D.C.C. § 14-03.2-08).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2019,
    citation: 'N.D.C.C. § 44-06.1-13.1',
    note: 'In force since August 2019.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is N.D.C.C. ch. 9-16. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law. The UPMAA speaks of a signed record, which includes electronic records.",
  childSupportAndCustody:
    "Not binding: a term harming a child's support right is unenforceable and custodial terms do not bind the court (N.D.C.C. § 14-03.2-09).",
  deathRights: {
    mayWaive: true,
    citation: 'N.D.C.C. ch. 14-03.2; ch. 30.1-05',
    note: null,
  },
  infidelityClauseNote:
    'No reported rule found; the UPMAA bars terms that limit domestic-violence remedies, change the grounds for divorce or punish a partner for filing (N.D.C.C. § 14-03.2-09).',
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
