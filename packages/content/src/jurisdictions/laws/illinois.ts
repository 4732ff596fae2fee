import { COUNSEL_IS_EVIDENCE, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const illinois: LawFacts = {
  abbreviation: 'IL',
  name: 'Illinois',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Marital property is divided in just proportions, ignoring marital misconduct. Non-marital property is assigned to its owner.',
  propertyCitation: '750 ILCS 5/503',
  governingAct: {
    kind: 'UPAA',
    citation: 'Illinois Uniform Premarital Agreement Act, 750 ILCS 10/1 et seq.',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'You can agree to change or give up spousal support. A court can still order support if a waiver causes undue hardship that you couldn’t reasonably have foreseen when you signed.',
  spousalSupportCitation: '750 ILCS 10/4(a)(4), 10/7(b)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: '750 ILCS 10/3',
    note: 'The law requires only a signed writing. We recommend notarizing both signatures as proof that you signed.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_IS_EVIDENCE, citation: '750 ILCS 10/7' },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'Tested at signing: the challenger must show involuntary signing, or terms unconscionable when signed together with missing disclosure, no written waiver of further disclosure and no adequate knowledge (750 ILCS 10/7).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2023,
    citation: '5 ILCS 312 (remote and electronic notary provisions, P.A. 102-160)',
    note: 'State law has allowed online notarization since June 2023.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is 815 ILCS 333/1 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (750 ILCS 10/4(b)).',
  deathRights: {
    mayWaive: true,
    citation: '755 ILCS 5/2-8; 750 ILCS 10/4',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote:
    'Courts enforce agreements on embryos made in advance. Without one, they weigh both partners’ interests. (Szafranski v. Dunston, 2015 IL App (1st) 122975-B)',
  notaryVenueForm: '765 ILCS 30/7',
  notes: null,
  confidence: 'high',
  sources: ['750 ILCS 10/1 et seq.; 750 ILCS 5/503'],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
