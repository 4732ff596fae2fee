import { COUNSEL_EASES_ENFORCEMENT, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const mississippi: LawFacts = {
  abbreviation: 'MS',
  name: 'Mississippi',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'By case law, marital property is divided fairly using the Ferguson factors. Separate property is left with its owner unless mixed with family use.',
  propertyCitation: 'Ferguson v. Ferguson, 639 So. 2d 921 (Miss. 1994)',
  governingAct: {
    kind: 'COMMON_LAW',
    citation: 'Sanderson v. Sanderson, 170 So. 3d 430 (Miss. 2014); Mabus v. Mabus, 890 So. 2d 806 (Miss. 2003)',
  },
  termForDocument: 'Antenuptial Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'Prenups are enforced like other contracts, if there was disclosure and you signed voluntarily. Courts have upheld agreements that removed spousal support, and they check for procedural and substantive unconscionability.',
  spousalSupportCitation:
    'Mabus v. Mabus, 890 So. 2d 806 (Miss. 2003); Sanderson v. Sanderson, 170 So. 3d 430 (Miss. 2014)',
  spousalSupportConfidence: 'medium',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'Miss. Code § 15-3-1 (statute of frauds)',
    note: 'You need a signed writing, because the statute of frauds covers agreements made in consideration of marriage. We recommend notarizing both signatures as proof.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_EASES_ENFORCEMENT, citation: 'Mabus v. Mabus, 890 So. 2d 806 (Miss. 2003)' },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote: 'Courts review both the bargaining process and the substance as of signing (Sanderson).',
  remoteOnlineNotarization: {
    allowed: false,
    effectiveYear: null,
    citation: 'Miss. Code § 25-34-1 et seq.',
    note: 'The 2021 notarial-acts law covers electronic records but requires physical appearance; remote bills (for example HB 1168 of 2024) were introduced and no enactment was found.',
    confidence: 'medium',
  },
  allowsOnlineNotary: false,
  electronicSignature:
    "State electronic-transactions law is Miss. Code § 75-12-1 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (Mississippi case law).',
  deathRights: {
    mayWaive: true,
    citation: 'Miss. Code § 91-5-25; Estate of Hensley, 524 So. 2d 325 (Miss. 1988)',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: 'Miss. Code § 89-3-7',
  notes: null,
  confidence: 'medium',
  sources: [
    'https://law.justia.com/cases/mississippi/supreme-court/2015/2012-ca-01153-sct-0.html',
    'https://billstatus.ls.state.ms.us/documents/2024/html/HB/1100-1199/HB1168IN.htm',
    'Ferguson v. Ferguson, 639 So. 2d 921 (Miss. 1994)',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
