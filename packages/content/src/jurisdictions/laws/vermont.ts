import { COUNSEL_EASES_ENFORCEMENT, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const vermont: LawFacts = {
  abbreviation: 'VT',
  name: 'Vermont',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'ALL_PROPERTY',
  defaultDivorceRule:
    'A court divides everything either spouse owns, however and whenever it was acquired, fairly and by factors in the statute.',
  propertyCitation: '15 V.S.A. § 751',
  governingAct: {
    kind: 'COMMON_LAW',
    citation: 'Bassler v. Bassler, 156 Vt. 353 (1991); Stalb v. Stalb, 168 Vt. 235 (1998); Lacroix v. Rysz, 2025 VT 16',
  },
  termForDocument: 'Antenuptial Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'Courts enforce maintenance terms under their usual tests for prenups, unless a spouse would become a public charge or close to it.',
  spousalSupportCitation: 'Bassler v. Bassler, 156 Vt. 353 (1991)',
  spousalSupportConfidence: 'medium',
  formalities: {
    ...SIGNED_WRITING,
    citation: '12 V.S.A. § 181(3)',
    note: 'You need a signed writing, because the statute of frauds covers agreements made in consideration of marriage. We recommend notarizing both signatures as proof.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_EASES_ENFORCEMENT, citation: 'Bassler v. Bassler, 156 Vt. 353 (1991)' },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'Fair disclosure, voluntary signing and fair terms; unconscionability is judged as of signing (Lacroix v. Rysz, 2025 VT 16), with a public-charge limit.',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2022,
    citation: '26 V.S.A. § 5379 (Act 171 of 2022); Secretary of State rules effective February 26, 2025',
    note: 'State law allows online notarization. Notaries need a special endorsement.',
    confidence: 'high',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is 9 V.S.A. § 270 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (Vermont case law).',
  deathRights: {
    mayWaive: true,
    citation: '14 V.S.A. § 323',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: '26 V.S.A. § 5368',
  notes: 'Conduct during marriage that contradicts the agreement can amount to rescission (Rock v. Rock, 2023 VT 42).',
  confidence: 'medium',
  sources: [
    'https://www.casemine.com/commentary/us/enforceability-of-prenuptial-agreements-and-the-standard-for-unconscionability-in-vermont/view',
    'https://nationalnotary.org/knowledge-center/news/law-updates/vt-administrative-rules-2025',
    '15 V.S.A. § 751',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
