import { COUNSEL_IS_EVIDENCE, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const newMexico: LawFacts = {
  abbreviation: 'NM',
  name: 'New Mexico',
  termForState: 'State',
  distributionLaw: 'COMMUNITY_PROPERTY',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Community property and debts are divided equally. Separate property, such as premarital assets, gifts and inheritances, stays with its owner.',
  propertyCitation: 'NMSA 1978 § 40-3-8',
  governingAct: {
    kind: 'UPAA',
    citation: 'Uniform Premarital Agreement Act, NMSA 1978 §§ 40-3A-1 to -10',
    note: 'A modified version of the uniform act.',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CANNOT_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'A prenup can’t harm a spouse’s right to support. A court has struck down a waiver for that reason.',
  spousalSupportCitation: 'NMSA 1978 § 40-3A-4(B); Rivera v. Rivera, 2010-NMCA-106',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    acknowledgmentRequired: true,
    notarizationRequired: true,
    citation: 'NMSA 1978 § 40-3A-3',
    note: 'It has to be in writing, signed by both, and acknowledged.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_IS_EVIDENCE, citation: 'NMSA 1978 § 40-3A-7' },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'Tested at signing: the challenger must show involuntary signing, or terms unconscionable when signed together with missing disclosure, no written waiver of further disclosure and no adequate knowledge (NMSA 1978 § 40-3A-7).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2022,
    citation: 'NMSA 1978 ch. 14, art. 14A',
    note: 'State law has allowed online notarization since January 2022.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is NMSA 1978 § 14-16-1 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law. Because a notarial or witness formality applies, a plain click-to-sign flow is not enough.",
  childSupportAndCustody:
    'It isn’t binding. You can’t agree to terms that harm a child’s support, or either partner’s custody or visitation rights (NMSA § 40-3A-4(B)).',
  deathRights: {
    mayWaive: true,
    citation: 'NMSA 1978 §§ 40-3A-4, 45-2-407',
    note: 'There’s no elective share.',
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: 'NMSA 1978 ch. 14, art. 14A (short forms)',
  notes: 'The same subsection also bars terms limiting where a partner lives or which career they follow.',
  confidence: 'high',
  sources: [
    'https://marriage.uslegal.com/permarital-agreements/new-mexico-premarital-agreement-law/',
    'https://perfectprenup.io/states/new-mexico',
    'NMSA 1978 §§ 40-3-8, 40-3A-1 to -10',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
