import { type LawFacts, SIGNED_WRITING } from '../law-facts';

export const ohio: LawFacts = {
  abbreviation: 'OH',
  name: 'Ohio',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Marital property is divided equally unless that would be unfair. Separate property is returned to its owner.',
  propertyCitation: 'R.C. 3105.171',
  governingAct: {
    kind: 'COMMON_LAW',
    citation: 'Gross v. Gross, 11 Ohio St. 3d 99 (1984); R.C. 3103.05, 3103.06, 3103.061, 1335.05',
  },
  termForDocument: 'Antenuptial Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis: 'Support terms are valid, but a court also checks at divorce whether they’re conscionable.',
  spousalSupportCitation: 'Gross v. Gross, 11 Ohio St. 3d 99 (1984)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'R.C. 1335.05',
    note: 'You need a signed writing, because the statute of frauds covers agreements made in consideration of marriage. We recommend notarizing both signatures as proof.',
  },
  timing: {
    minDaysBetweenFinalDraftAndSigning: null,
    minDaysBetweenSigningAndWedding: null,
    otherTimingRule:
      'There’s no fixed number of days, but an agreement presented close to the wedding looks like overreaching. After a death, anyone who challenges it has four months from the executor’s appointment.',
    citation: 'Fletcher v. Fletcher, 68 Ohio St. 3d 464 (1994); R.C. 2106.22',
  },
  independentCounsel: {
    requiredFor: [],
    waiverAllowed: true,
    note: 'It isn’t required, but a meaningful chance to consult an attorney matters, above all when one partner gives up a lot.',
    citation: 'Fletcher v. Fletcher, 68 Ohio St. 3d 464 (1994)',
  },
  unconscionabilityStandard: 'BOTH',
  unconscionabilityNote:
    'Property terms: free signing, disclosure, and no encouragement of divorce. Support terms are additionally tested at divorce (Gross).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2019,
    citation: 'R.C. 147.60-147.66',
    note: 'State law has allowed online notarization since September 2019.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is R.C. 1306.01 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (Ohio case law).',
  deathRights: {
    mayWaive: true,
    citation: 'R.C. 2106.22; 3103.06',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote:
    'Ohio’s appellate courts have looked first at the agreement signed with the clinic. Results vary, so a clause in a prenup may help but isn’t certain to control.',
  notaryVenueForm: 'R.C. 147.55',
  notes: 'Since March 2023 spouses may also make, change or end agreements after marriage (R.C. 3103.061).',
  confidence: 'high',
  sources: ['http://casetext.com/case/gross-v-gross-43', 'R.C. 3105.171; R.C. 3103.061'],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
