import { type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const westVirginia: LawFacts = {
  abbreviation: 'WV',
  name: 'West Virginia',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Marital property is presumed to be divided equally, subject to statutory reasons for change. Separate property stays with its owner.',
  propertyCitation: 'W. Va. Code § 48-7-101',
  governingAct: {
    kind: 'COMMON_LAW',
    citation: 'Gant v. Gant, 174 W. Va. 740 (1985); Ware v. Ware, 224 W. Va. 599 (2009); W. Va. Code § 48-1-203',
  },
  termForDocument: 'Antenuptial Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'Courts enforce alimony waivers that you made voluntarily, knowing what they say and what they do, without fraud or duress.',
  spousalSupportCitation: 'Gant v. Gant, 174 W. Va. 740 (1985)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'W. Va. Code §§ 48-1-203, 55-1-1',
    note: 'You need a signed writing, because the statute of frauds covers agreements made in consideration of marriage. We recommend notarizing both signatures as proof.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: {
    requiredFor: ['PRESUMPTION_OF_FAIRNESS'],
    waiverAllowed: true,
    note: 'You don’t need an attorney if the terms are understandable and you both had the chance to consult one. But only agreements with independent counsel on both sides are presumed valid. One attorney can’t act for both of you.',
    citation: 'Ware v. Ware, 224 W. Va. 599 (2009)',
  },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'Focus is on how the agreement was obtained; unforeseen change may still matter in extreme cases.',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2021,
    citation: 'W. Va. Code §§ 39-4-37, 39-4-38',
    note: 'State law has allowed online notarization since 2021.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is W. Va. Code § 39A-1-1 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (West Virginia case law).',
  deathRights: {
    mayWaive: true,
    citation: 'W. Va. Code § 42-3-3a',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: 'W. Va. Code § 39-4-16',
  notes: null,
  confidence: 'high',
  sources: [
    'http://www.courtswv.gov/supreme-court/docs/fall2009/34720.htm',
    'https://cetient.com/opinion/1158628/gant-v-gant',
    'W. Va. Code ch. 48, art. 7',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
