import { COUNSEL_EASES_ENFORCEMENT, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const michigan: LawFacts = {
  abbreviation: 'MI',
  name: 'Michigan',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Marital property is divided fairly, usually near equal. A court may reach separate property if the other spouse would be left without enough support or helped to acquire it.',
  propertyCitation: 'MCL 552.19, 552.23, 552.401',
  governingAct: {
    kind: 'COMMON_LAW',
    citation:
      'MCL 557.28; Rinvelt v. Rinvelt, 190 Mich. App. 372 (1991); Reed v. Reed, 265 Mich. App. 131 (2005); Allard v. Allard, 318 Mich. App. 583 (2017)',
  },
  termForDocument: 'Antenuptial Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'Courts generally honor support terms. But a prenup can’t take away a court’s statutory power to be fair and reach separate assets.',
  spousalSupportCitation: 'Allard v. Allard, 318 Mich. App. 583 (2017)',
  spousalSupportConfidence: 'medium',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'MCL 557.28; MCL 566.132',
    note: 'You need a signed writing, because the statute of frauds covers agreements made in consideration of marriage. We recommend notarizing both signatures as proof.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_EASES_ENFORCEMENT, citation: 'Reed v. Reed, 265 Mich. App. 131 (2005)' },
  unconscionabilityStandard: 'BOTH',
  unconscionabilityNote:
    'May be set aside for fraud, duress, mistake or nondisclosure, if unconscionable when signed, or if unforeseeable changes make enforcement unfair (Reed).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2019,
    citation: 'MCL 55.286b',
    note: 'State law allows online notarization on state-approved platforms.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is MCL 450.831 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (Michigan case law).',
  deathRights: {
    mayWaive: true,
    citation: 'MCL 700.2205',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote:
    'A court looked at what the couple had agreed and also weighed both partners’ interests. (Markiewicz v. Markiewicz (Mich. Ct. App. 2022))',
  notaryVenueForm: 'MCL 565.267',
  notes:
    'Uniform Premarital and Marital Agreements Act bills passed the Senate in 2024 (SB 809) and June 2025 (SB 160); no enactment was found. Re-check, because adoption would change many fields six months after signing.',
  confidence: 'medium',
  sources: [
    'MCL 552.19, 552.23, 552.401, 557.28',
    'https://natlawreview.com/article/allard-v-allard-precautionary-message-about-prenups',
    'https://ombudsman.legislature.mi.gov/documents/2025-2026/billanalysis/Senate/htm/2025-SFA-0160-U.htm',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
