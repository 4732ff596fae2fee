import { COUNSEL_EASES_ENFORCEMENT, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const alaska: LawFacts = {
  abbreviation: 'AK',
  name: 'Alaska',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Marital property is divided justly, with equal shares as the usual starting point. A court may reach premarital property when fairness requires it.',
  propertyCitation: 'AS 25.24.160(a)(4)',
  governingAct: {
    kind: 'COMMON_LAW',
    citation: 'Brooks v. Brooks, 733 P.2d 1044 (Alaska 1987); AS 25.24.160',
  },
  termForDocument: 'Prenuptial Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'Courts accept support terms in a prenup if you reached them fairly and circumstances haven’t changed so much that enforcing them would be unreasonable.',
  spousalSupportCitation: 'Brooks v. Brooks, 733 P.2d 1044 (Alaska 1987)',
  spousalSupportConfidence: 'medium',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'AS 09.25.010 (statute of frauds)',
    note: 'You need a signed writing, because the statute of frauds covers agreements made in consideration of marriage. We recommend notarizing both signatures as proof.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_EASES_ENFORCEMENT, citation: 'Brooks v. Brooks, 733 P.2d 1044 (Alaska 1987)' },
  unconscionabilityStandard: 'BOTH',
  unconscionabilityNote:
    'Looks for fraud, duress or nondisclosure, unconscionability when signed, and changed facts that would make enforcement unfair (Brooks).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2021,
    citation: 'AS 44.50.075',
    note: 'State law allows online notarization by Alaska notaries who register a remote provider.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is AS 09.80.010 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (AS 25.24.150-.160 and Alaska case law).',
  deathRights: {
    mayWaive: true,
    citation: 'AS 13.12.213',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: 'AS 09.63.100',
  notes:
    'Opt-in community property: spouses may elect it by a community property agreement or trust (AS 34.77). That election is a separate document from a prenup.',
  confidence: 'medium',
  sources: ['AS 25.24.160; AS 13.12.213; AS 34.77; AS 44.50.075', 'Brooks v. Brooks, 733 P.2d 1044 (Alaska 1987)'],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
