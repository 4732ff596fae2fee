import { type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const washington: LawFacts = {
  abbreviation: 'WA',
  name: 'Washington',
  termForState: 'State',
  distributionLaw: 'COMMUNITY_PROPERTY',
  propertyClassification: 'ALL_PROPERTY',
  defaultDivorceRule:
    'A court can divide both community and separate property in a just and equitable way. It often splits community property about equally.',
  propertyCitation: 'RCW 26.09.080, 26.16.030',
  governingAct: {
    kind: 'COMMON_LAW',
    citation:
      'In re Marriage of Matson, 107 Wn.2d 479 (1986); In re Marriage of Bernard, 165 Wn.2d 895 (2009); RCW 26.16.120, 19.36.010',
  },
  termForDocument: 'Prenuptial Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis: 'Courts judge maintenance terms by the same two-part fairness test as property terms.',
  spousalSupportCitation:
    'In re Marriage of Matson, 107 Wn.2d 479 (1986); In re Marriage of Bernard, 165 Wn.2d 895 (2009)',
  spousalSupportConfidence: 'medium',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'RCW 19.36.010; RCW 26.16.120',
    note: 'You need a signed writing, because the statute of frauds covers agreements made in consideration of marriage. We recommend notarizing both signatures as proof. A community property agreement that takes effect at death must be signed and acknowledged like a deed (RCW 26.16.120).',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: {
    requiredFor: ['ECONOMICALLY_UNFAIR_TERMS'],
    waiverAllowed: true,
    note: 'If the terms aren’t substantively fair to the other partner, the agreement survives only if there was full disclosure and that partner signed freely, on independent advice and with full knowledge of their rights.',
    citation: 'In re Marriage of Bernard, 165 Wn.2d 895 (2009)',
  },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'First, are the terms fair to the partner not relying on them; if not, was the process fair (disclosure and independent advice). Judged as of signing.',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2020,
    citation: 'RCW 42.45.280',
    note: 'State law has allowed online notarization since October 2020.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is RCW ch. 1.80. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (Washington case law; RCW ch. 26.19).',
  deathRights: {
    mayWaive: true,
    citation: 'RCW 26.16.120; RCW ch. 11.54',
    note: 'There’s no elective share. The points to cover are family allowances and each spouse’s half of the community.',
  },
  infidelityClauseNote: null,
  embryoNote:
    'A court enforced the couple’s contract with the clinic. (In re Marriage of Litowitz, 146 Wn.2d 514 (2002))',
  notaryVenueForm: 'RCW 42.45.140',
  notes: 'Some web pages wrongly say Washington adopted the UPAA; it has not.',
  confidence: 'high',
  sources: ['https://eforms.com/prenuptial-agreement/wa/', 'RCW 26.09.080'],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
