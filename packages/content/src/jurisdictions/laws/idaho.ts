import { COUNSEL_IS_EVIDENCE, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const idaho: LawFacts = {
  abbreviation: 'ID',
  name: 'Idaho',
  termForState: 'State',
  distributionLaw: 'COMMUNITY_PROPERTY',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Community property is divided in substantially equal shares unless there are strong reasons not to. Separate property stays separate, but income from it is normally community.',
  propertyCitation: 'Idaho Code §§ 32-712, 32-906',
  governingAct: {
    kind: 'UPAA',
    citation: 'Idaho Code §§ 32-921 to 32-929',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'You can agree to change or give up spousal support. If giving it up would leave one of you eligible for public assistance at divorce, a court can still order enough support to prevent that.',
  spousalSupportCitation: 'Idaho Code §§ 32-923(1)(d), 32-925(2)',
  spousalSupportConfidence: 'medium',
  formalities: {
    ...SIGNED_WRITING,
    acknowledgmentRequired: true,
    notarizationRequired: true,
    citation: 'Idaho Code §§ 32-917 to 32-919, 32-922',
    note: 'It has to be in writing, signed, and acknowledged or proved like a marriage settlement. Record it if it affects real estate. Many summaries miss this.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_IS_EVIDENCE, citation: 'Idaho Code § 32-925' },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'Tested at signing: the challenger must show involuntary signing, or terms unconscionable when signed together with missing disclosure, no written waiver of further disclosure and no adequate knowledge (Idaho Code § 32-925).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2020,
    citation: 'Idaho Code § 51-114A',
    note: 'State law has allowed online notarization since January 2020.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is Idaho Code § 28-50-101 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law. Because a notarial or witness formality applies, a plain click-to-sign flow is not enough.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (Idaho Code § 32-923(2)).',
  deathRights: {
    mayWaive: true,
    citation: 'Idaho Code title 15, ch. 2, part 2',
    note: 'The elective right reaches quasi-community property only.',
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: 'Idaho Code § 51-116',
  notes:
    'The acknowledgment rule comes from one page that quotes § 32-922; other summaries mention only a signed writing. Notarizing satisfies both readings. Check the official text before release.',
  confidence: 'medium',
  sources: ['Idaho Code §§ 32-712, 32-906, 32-917 to -919, 32-922', 'https://helloprenup.com/?p=52282'],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
