import { COUNSEL_IS_EVIDENCE, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const utah: LawFacts = {
  abbreviation: 'UT',
  name: 'Utah',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Marital property is divided fairly, usually about equally. Premarital, gifted and inherited property normally returns to its owner.',
  propertyCitation: 'Mortensen v. Mortensen, 760 P.2d 304 (Utah 1988)',
  governingAct: {
    kind: 'UPAA',
    citation: 'Utah Uniform Premarital Agreement Act, Utah Code §§ 81-3-201 et seq.',
    note: 'Formerly §§ 30-8-1 et seq.; moved on September 1, 2024.',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'You can agree to change or give up spousal support. A court can still order support if a waiver would leave a spouse eligible for public assistance.',
  spousalSupportCitation: 'Utah Code §§ 81-3-203, 81-3-206',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'Utah Code § 81-3-202',
    note: 'The law requires only a signed writing. We recommend notarizing both signatures as proof that you signed.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_IS_EVIDENCE, citation: 'Utah Code § 81-3-206' },
  unconscionabilityStandard: 'OTHER',
  unconscionabilityNote:
    'Utah replaced unconscionability with fraud: involuntary signing, or a fraudulent agreement combined with missing disclosure, waiver and knowledge (former § 30-8-6, now § 81-3-206).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2019,
    citation: 'Utah Code title 46, ch. 1',
    note: 'State law has allowed online notarization since November 2019.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is Utah Code § 46-4-101 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. You can’t reduce a child’s support, health and medical coverage or child-care coverage, and a court decides custody (Utah Code § 81-3-203).',
  deathRights: {
    mayWaive: true,
    citation: 'Utah Code § 75-2-213',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: 'Utah Code § 57-2a-7',
  notes: 'Section numbers after -204 are inferred from the order of the former chapter; check the official code.',
  confidence: 'medium',
  sources: [
    'https://legalclarity.org/utah-prenuptial-agreement-requirements-and-validity/',
    'Utah Code title 81, ch. 3, part 2',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
