import { COUNSEL_EASES_ENFORCEMENT, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const georgia: LawFacts = {
  abbreviation: 'GA',
  name: 'Georgia',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Property gained through the marriage is divided fairly by the judge or a jury, not necessarily equally. Separate property stays with its owner.',
  propertyCitation: 'Stokes v. Stokes, 246 Ga. 765 (1980)',
  governingAct: {
    kind: 'OTHER_STATUTE',
    citation: 'O.C.G.A. §§ 19-3-60 to 19-3-66; Scherer v. Scherer, 249 Ga. 635 (1982)',
    note: 'As revised in 2018.',
  },
  termForDocument: 'Antenuptial Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'A prenup can settle alimony if it meets a three-part test: it was made properly, it isn’t unconscionable, and no changed facts make enforcing it unfair.',
  spousalSupportCitation: 'Scherer v. Scherer, 249 Ga. 635 (1982)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    notarizationRequired: true,
    witnessRequired: true,
    witnessCount: 2,
    witnessRecommended: true,
    citation: 'O.C.G.A. §§ 19-3-62, 19-3-63',
    note: 'You both have to sign it before at least two witnesses, one of them a notary. A missing witness has voided an agreement.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_EASES_ENFORCEMENT, citation: 'Scherer v. Scherer, 249 Ga. 635 (1982)' },
  unconscionabilityStandard: 'BOTH',
  unconscionabilityNote:
    'Scherer looks at fraud, duress, mistake or nondisclosure, unconscionability, and changed circumstances at enforcement.',
  remoteOnlineNotarization: {
    allowed: false,
    effectiveYear: null,
    citation: null,
    note: 'No permanent remote-notary law found; bills were pending in the 2025-26 legislature (HB 289, SB 373) with no enactment confirmed. Several web pages wrongly say it is legal.',
    confidence: 'medium',
  },
  allowsOnlineNotary: false,
  electronicSignature:
    "State electronic-transactions law is O.C.G.A. § 10-12-1 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law. Because a notarial or witness formality applies, a plain click-to-sign flow is not enough.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (Georgia case law).',
  deathRights: {
    mayWaive: true,
    citation: 'O.C.G.A. §§ 19-3-60 et seq., 53-3-1 et seq.',
    note: 'Georgia has no elective share. The relevant right is a year’s support, which a contract can cover.',
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: 'O.C.G.A. § 19-3-62',
  notes: 'In-person signing with a notary and a second witness is the safe path.',
  confidence: 'high',
  sources: [
    'https://law.justia.com/codes/georgia/2022/title-19/chapter-3/article-3/section-19-3-62/',
    'https://law.justia.com/codes/georgia/2022/title-19/chapter-3/article-3/section-19-3-63/',
    'https://nationalnotary.org/notary-bulletin/blog/2023/12/2023-notary-laws-one-of-the-busiest-years-ever-for-new-notary-statutes',
    'Sullivan v. Sullivan, 286 Ga. 53 (2009)',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
