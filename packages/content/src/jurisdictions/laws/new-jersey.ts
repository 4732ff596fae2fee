import { type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const newJersey: LawFacts = {
  abbreviation: 'NJ',
  name: 'New Jersey',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Property acquired during marriage is divided fairly. Premarital property and most gifts and inheritances from others are left out.',
  propertyCitation: 'N.J.S.A. 2A:34-23, 2A:34-23.1',
  governingAct: {
    kind: 'UPAA',
    citation: 'Uniform Premarital and Pre-Civil Union Agreement Act, N.J.S.A. 37:2-31 to 37:2-41',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'You can agree to change or end alimony. Since 2013, courts judge the agreement as of the day you sign.',
  spousalSupportCitation: 'N.J.S.A. 37:2-34(d)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'N.J.S.A. 37:2-33',
    note: 'It has to be in writing, signed by both, with a statement of assets attached. We recommend notarizing.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: {
    requiredFor: [],
    waiverAllowed: true,
    note: 'One of the things that make an agreement unconscionable as of signing: a partner neither consulted independent counsel nor expressly waived that chance in writing.',
    citation: 'N.J.S.A. 37:2-38(c)',
  },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'For agreements made after June 2013, unconscionability is judged only as of signing and tied to disclosure, knowledge and counsel (N.J.S.A. 37:2-38).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2021,
    citation: 'N.J.S.A. 52:7-10.10',
    note: 'State law has allowed online notarization since October 2021.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is N.J.S.A. 12A:12-1 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (N.J.S.A. 37:2-35).',
  deathRights: {
    mayWaive: true,
    citation: 'N.J.S.A. 3B:8-10; 37:2-34',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote:
    'Courts honor an agreement on embryos, but either of you can change your mind until they’re used or destroyed. (J.B. v. M.B., 170 N.J. 9 (2001))',
  notaryVenueForm: 'N.J.S.A. 46:14-2.1',
  notes:
    'The attached statement of assets is a formal requirement, so the financial disclosure must travel with the signed document.',
  confidence: 'high',
  sources: [
    'N.J.S.A. 2A:34-23.1; 37:2-31 to -41',
    'https://www.lyonspc.com/2014/01/03/governor-christie-signs-bill-strengthening-enforceability-premarital-agreements/',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
