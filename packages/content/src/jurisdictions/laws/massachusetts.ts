import { COUNSEL_EASES_ENFORCEMENT, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const massachusetts: LawFacts = {
  abbreviation: 'MA',
  name: 'Massachusetts',
  termForState: 'Commonwealth',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'ALL_PROPERTY',
  defaultDivorceRule:
    "A judge may assign all or part of either spouse's estate to the other, including premarital and inherited property, weighing statutory factors.",
  propertyCitation: 'M.G.L. c. 208, § 34',
  governingAct: {
    kind: 'OTHER_STATUTE',
    citation:
      'M.G.L. c. 209, §§ 25-26; DeMatteo v. DeMatteo, 436 Mass. 18 (2002); Osborne v. Osborne, 384 Mass. 591 (1981)',
  },
  termForDocument: 'Antenuptial Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'You can waive or limit alimony if the agreement was fair and reasonable when you signed it and is still conscionable at divorce.',
  spousalSupportCitation: 'DeMatteo v. DeMatteo, 436 Mass. 18 (2002)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'M.G.L. c. 209, § 25; c. 259, § 1',
    note: 'You need a signed writing, because the statute of frauds covers agreements made in consideration of marriage. We recommend notarizing both signatures as proof. Recording under c. 209, § 26 matters only against creditors and third parties.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_EASES_ENFORCEMENT, citation: 'DeMatteo v. DeMatteo, 436 Mass. 18 (2002)' },
  unconscionabilityStandard: 'BOTH',
  unconscionabilityNote:
    'Two looks: fair and reasonable with disclosure and waiver at signing, then conscionable at divorce, meaning it does not strip a spouse of substantially all marital interests (DeMatteo).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2024,
    citation: 'M.G.L. c. 222, § 28 (St. 2023, c. 2)',
    note: 'State law has allowed online notarization since January 2024.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is M.G.L. c. 110G. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (Massachusetts case law).',
  deathRights: {
    mayWaive: true,
    citation: 'M.G.L. c. 209, § 25; c. 191, § 15',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote:
    'A court refused to enforce a form agreement that would have made someone a parent against their will. (A.Z. v. B.Z., 431 Mass. 150 (2000))',
  notaryVenueForm: 'M.G.L. c. 222, § 15',
  notes: null,
  confidence: 'high',
  sources: ['M.G.L. c. 208, § 34; c. 209, §§ 25-26', 'DeMatteo v. DeMatteo, 436 Mass. 18 (2002)'],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
