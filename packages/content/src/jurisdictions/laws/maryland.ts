import { COUNSEL_EASES_ENFORCEMENT, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const maryland: LawFacts = {
  abbreviation: 'MD',
  name: 'Maryland',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Courts usually don’t transfer title. They value the marital property and award money to make the result fair. Premarital property, gifts and inheritances are excluded.',
  propertyCitation: 'Md. Code, Fam. Law §§ 8-201 to -205',
  governingAct: {
    kind: 'COMMON_LAW',
    citation: 'Md. Code, Fam. Law § 8-101; Frey v. Frey, 298 Md. 552 (1984); Cannon v. Cannon, 384 Md. 537 (2005)',
  },
  termForDocument: 'Antenuptial Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'A prenup can waive alimony if there was disclosure, fairness and no overreaching. The statute also respects agreements on support.',
  spousalSupportCitation: 'Frey v. Frey, 298 Md. 552 (1984); Md. Code, Fam. Law § 8-101',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'Md. Code, Cts. & Jud. Proc. § 5-901 (statute of frauds)',
    note: 'You need a signed writing, because the statute of frauds covers agreements made in consideration of marriage. We recommend notarizing both signatures as proof.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_EASES_ENFORCEMENT, citation: 'Cannon v. Cannon, 384 Md. 537 (2005)' },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'Engaged partners owe each other frankness; the test is whether there was full disclosure or actual knowledge, or no overreaching, when signed (Cannon).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2020,
    citation: "Md. Code, State Gov't § 18-214",
    note: 'State law has allowed online notarization since October 2020.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is Md. Code, Com. Law § 21-101 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (Md. Code, Fam. Law § 8-103).',
  deathRights: {
    mayWaive: true,
    citation: 'Md. Code, Est. & Trusts title 3, subtitle 4',
    note: null,
  },
  infidelityClauseNote:
    'A court enforced a large payment for adultery in an agreement made after the wedding. It may see a clause in a prenup the same way. (Lloyd v. Niceta, 485 Md. 422 (2023))',
  embryoNote:
    'Courts start from any agreement you made, then weigh both partners’ interests. (Jocelyn P. v. Joshua P., 259 Md. App. 129 (2023))',
  notaryVenueForm: "Md. Code, State Gov't title 18, subtitle 2",
  notes: null,
  confidence: 'medium',
  sources: [
    'Md. Code, Fam. Law §§ 8-101, 8-201 et seq.',
    'Cannon v. Cannon, 384 Md. 537 (2005)',
    'Lloyd v. Niceta, 485 Md. 422 (2023)',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
