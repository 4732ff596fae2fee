import { COUNSEL_IS_EVIDENCE, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const texas: LawFacts = {
  abbreviation: 'TX',
  name: 'Texas',
  termForState: 'State',
  distributionLaw: 'COMMUNITY_PROPERTY',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Community property is divided in a just and right way, which can be unequal. Separate property cannot be taken, but income from it is community unless agreed otherwise.',
  propertyCitation: 'Tex. Fam. Code §§ 3.002, 3.003, 7.001',
  governingAct: {
    kind: 'UPAA',
    citation: 'Tex. Fam. Code §§ 4.001-4.010; Tex. Const. art. XVI, § 15',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'You can agree to change or give up spousal support. Texas left out the exception for a spouse who would need public benefits.',
  spousalSupportCitation: 'Tex. Fam. Code § 4.003(a)(4)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'Tex. Fam. Code § 4.002',
    note: 'The law requires only a signed writing. We recommend notarizing both signatures as proof that you signed.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_IS_EVIDENCE, citation: 'Tex. Fam. Code § 4.006' },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'Tested at signing: the challenger must show involuntary signing, or terms unconscionable when signed together with missing disclosure, no written waiver of further disclosure and no adequate knowledge (Tex. Fam. Code § 4.006).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2018,
    citation: "Tex. Gov't Code §§ 406.101-406.113",
    note: 'State law has allowed online notarization since July 2018.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is Tex. Bus. & Com. Code ch. 322. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (Tex. Fam. Code § 4.003(b)).',
  deathRights: {
    mayWaive: true,
    citation: 'Tex. Fam. Code § 4.003(a)(3), (5)',
    note: 'There’s no elective share. An agreement can cover homestead and allowance rights.',
  },
  infidelityClauseNote: null,
  embryoNote:
    'Texas courts have twice enforced a signed agreement on embryos. (Roman v. Roman, 193 S.W.3d 40 (Tex. App. 2006); Antoun v. Antoun (Tex. App. 2023))',
  notaryVenueForm: 'Tex. Civ. Prac. & Rem. Code § 121.008',
  notes: null,
  confidence: 'high',
  sources: ['Tex. Fam. Code §§ 4.001-.010, 7.001'],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
