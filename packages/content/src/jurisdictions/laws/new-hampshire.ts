import { type LawFacts, SIGNED_WRITING } from '../law-facts';

export const newHampshire: LawFacts = {
  abbreviation: 'NH',
  name: 'New Hampshire',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'ALL_PROPERTY',
  defaultDivorceRule:
    'All property of either spouse can be divided. An equal split is presumed fair unless statutory factors, such as premarital ownership, point elsewhere.',
  propertyCitation: 'RSA 458:16-a',
  governingAct: {
    kind: 'OTHER_STATUTE',
    citation: 'RSA 460:2-a; MacFarlane v. Rich, 132 N.H. 608 (1989)',
  },
  termForDocument: 'Antenuptial Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'Courts apply the same tests to support terms and review them at divorce. Some local summaries say alimony can’t be restricted, so ask a local attorney.',
  spousalSupportCitation: 'MacFarlane v. Rich, 132 N.H. 608 (1989)',
  spousalSupportConfidence: 'low',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'RSA 460:2-a',
    note: 'It has to be a written contract signed before the marriage. We recommend notarizing.',
  },
  timing: {
    minDaysBetweenFinalDraftAndSigning: null,
    minDaysBetweenSigningAndWedding: null,
    otherTimingRule:
      'There’s no fixed number of days, but a court found duress where the final draft arrived the day before the wedding.',
    citation: 'In re Estate of Hollett, 150 N.H. 39 (2003)',
  },
  independentCounsel: {
    requiredFor: [],
    waiverAllowed: true,
    note: 'No statute requires it. Independent advice, with time to use it, weighs heavily.',
    citation: 'In re Estate of Hollett, 150 N.H. 39 (2003)',
  },
  unconscionabilityStandard: 'BOTH',
  unconscionabilityNote:
    'Set aside for fraud, duress, mistake or nondisclosure, if unconscionable when signed, or if changed facts make enforcement unconscionable (MacFarlane).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2022,
    citation: 'RSA 456-B:6-a',
    note: 'State law has allowed online notarization since 2022.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is RSA ch. 294-E. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (New Hampshire case law).',
  deathRights: {
    mayWaive: true,
    citation: 'RSA 460:2-a; RSA ch. 560',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: 'RSA 456-B:8',
  notes: null,
  confidence: 'medium',
  sources: ['RSA 458:16-a; RSA 460:2-a', 'https://perfectprenup.io/states/new-hampshire'],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
