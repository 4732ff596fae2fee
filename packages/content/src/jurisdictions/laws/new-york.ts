import { type LawFacts, SIGNED_WRITING } from '../law-facts';

export const newYork: LawFacts = {
  abbreviation: 'NY',
  name: 'New York',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Marital property is divided fairly using statutory factors, not automatically in half. Separate property stays with its owner, apart from growth helped by the other spouse.',
  propertyCitation: 'N.Y. Dom. Rel. Law § 236(B)(5)',
  governingAct: {
    kind: 'OTHER_STATUTE',
    citation: 'N.Y. Dom. Rel. Law § 236(B)(3); N.Y. Gen. Oblig. Law § 5-311',
  },
  termForDocument: 'Prenuptial Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'Maintenance terms are valid if they’re fair and reasonable when made and not unconscionable at final judgment, and if neither spouse is likely to become a public charge.',
  spousalSupportCitation: 'N.Y. Dom. Rel. Law § 236(B)(3); N.Y. Gen. Oblig. Law § 5-311',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    acknowledgmentRequired: true,
    notarizationRequired: true,
    citation: 'N.Y. Dom. Rel. Law § 236(B)(3); Real Prop. Law §§ 291, 309-a',
    note: 'It has to be in writing, signed, and acknowledged or proved the way a deed is for recording. A defective certificate voids the agreement.',
  },
  timing: {
    minDaysBetweenFinalDraftAndSigning: null,
    minDaysBetweenSigningAndWedding: null,
    otherTimingRule:
      'There’s no fixed number of days, but have each signature acknowledged when you sign. A long delay has voided an agreement.',
    citation: 'Anderson v. Anderson, 37 N.Y.3d 444 (2021)',
  },
  independentCounsel: {
    requiredFor: [],
    waiverAllowed: true,
    note: 'It isn’t required, but going without counsel is a factor in claims of overreaching.',
    citation: 'N.Y. Dom. Rel. Law § 236(B)(3)',
  },
  unconscionabilityStandard: 'BOTH',
  unconscionabilityNote:
    'Property terms are judged by ordinary contract and overreaching rules as of signing; maintenance terms must also not be unconscionable at final judgment.',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2023,
    citation: 'N.Y. Exec. Law § 135-c',
    note: 'State law has allowed online notarization since January 31, 2023. The acknowledgment wording must still meet the deed standard.',
    confidence: 'high',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    'New York uses its own Electronic Signatures and Records Act (State Tech. Law §§ 301-309), which excludes wills, trusts and powers of attorney but does not name prenups. Federal ESIGN leaves family-law statutes outside its scope (15 U.S.C. § 7003(a)(2)). Because a notarial or witness formality applies, a plain click-to-sign flow is not enough.',
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (N.Y. Dom. Rel. Law §§ 236(B)(3), 240).',
  deathRights: {
    mayWaive: true,
    citation: 'N.Y. EPTL § 5-1.1-A(e)',
    note: 'A waiver of the elective share also has to be in a signed and acknowledged writing.',
  },
  infidelityClauseNote: null,
  embryoNote:
    'A clear agreement on embryos made in advance is presumed valid and binding. (Kass v. Kass, 91 N.Y.2d 554 (1998))',
  notaryVenueForm: 'N.Y. Real Prop. Law § 309-a (§ 309-b outside the state)',
  notes: null,
  confidence: 'high',
  sources: [
    'N.Y. Dom. Rel. Law § 236(B)(3), (5)',
    'Galetta v. Galetta, 21 N.Y.3d 186 (2013)',
    'Anderson v. Anderson, 37 N.Y.3d 444 (2021)',
    'Matisoff v. Dobi, 90 N.Y.2d 127 (1997)',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
