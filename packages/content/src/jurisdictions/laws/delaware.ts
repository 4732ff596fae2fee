import { COUNSEL_IS_EVIDENCE, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const delaware: LawFacts = {
  abbreviation: 'DE',
  name: 'Delaware',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Marital property is divided as the court finds just. Premarital property, and most gifts and inheritances kept separate, stay with the owner.',
  propertyCitation: '13 Del. C. § 1513',
  governingAct: {
    kind: 'UPAA',
    citation: '13 Del. C. §§ 321-328',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'You can agree to change or give up spousal support. We couldn’t confirm whether there’s an exception for a spouse who would need public benefits.',
  spousalSupportCitation: '13 Del. C. § 323(a)(4)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: '13 Del. C. § 322; former § 301',
    note: 'A signed writing is enough. An older rule required two witnesses ten days before the wedding. It was repealed in 1996. We recommend notarizing.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_IS_EVIDENCE, citation: '13 Del. C. § 326' },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'Unfair terms alone do not defeat the agreement; the challenger must also prove missing disclosure (13 Del. C. § 326; Silverman v. Silverman (Del. 2019)).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2023,
    citation: '29 Del. C. ch. 43 (2022-23 notarial-acts revision)',
    note: 'State law has allowed online notarization since August 2023.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is 6 Del. C. § 12A-101 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (13 Del. C. § 323(b)).',
  deathRights: {
    mayWaive: true,
    citation: '12 Del. C. § 905; 13 Del. C. § 323',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: '29 Del. C. ch. 43',
  notes: null,
  confidence: 'high',
  sources: [
    '13 Del. C. §§ 321-328, 1513',
    'https://delcode.delaware.gov/title13/c003/sc02/index.html',
    'http://delcode.delaware.gov/sessionlaws/ga138/chp462.shtml',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
