import { CALIFORNIA_REVIEW_WAIT_DAYS } from '@troth/domain/constants';
import { type LawFacts, SIGNED_WRITING } from '../law-facts';

export const california: LawFacts = {
  abbreviation: 'CA',
  name: 'California',
  termForState: 'State',
  distributionLaw: 'COMMUNITY_PROPERTY',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Property and debts acquired while married are community property and are divided equally. Each spouse keeps what they owned before marriage and gifts or inheritances.',
  propertyCitation: 'Cal. Fam. Code §§ 760, 770, 2550',
  governingAct: {
    kind: 'UPAA',
    citation: 'Uniform Premarital Agreement Act, Cal. Fam. Code §§ 1600-1617',
    note: 'California’s own amended version of the uniform act.',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'ATTORNEY_REQUIRED',
  spousalSupportBasis:
    'A support term, including a waiver, can’t be enforced against a partner who had no independent attorney when signing. Even then, a court can refuse a term that is unconscionable when enforced.',
  spousalSupportCitation: 'Cal. Fam. Code § 1612(c)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'Cal. Fam. Code §§ 1611, 1615(c)',
    note: 'By statute, a signed writing is enough. A partner without an attorney also needs to sign separate documents: a waiver of counsel and an explanation of the terms and the rights given up. We recommend notarizing.',
  },
  timing: {
    minDaysBetweenFinalDraftAndSigning: CALIFORNIA_REVIEW_WAIT_DAYS,
    minDaysBetweenSigningAndWedding: null,
    otherTimingRule:
      'You also have to be told to find an attorney at least seven calendar days before you sign the final version. Wording fixes that don’t change the terms don’t restart the clock. The seven days apply even if you both have attorneys.',
    citation: 'Cal. Fam. Code § 1615(c)(1), (c)(2)(B)',
  },
  independentCounsel: {
    requiredFor: ['SPOUSAL_SUPPORT_WAIVER'],
    waiverAllowed: true,
    note: 'For other terms, a partner can give up counsel in a separate writing after being told to seek it. That partner must then also get a written explanation of the agreement and the rights lost, in a language they’re fluent in, and sign that they got it.',
    citation: 'Cal. Fam. Code §§ 1612(c), 1615(c)',
  },
  unconscionabilityStandard: 'BOTH',
  unconscionabilityNote:
    'Property terms are tested as of signing together with disclosure (§ 1615(a)(2)); support terms are tested again when enforced (§ 1612(c)).',
  remoteOnlineNotarization: {
    allowed: false,
    effectiveYear: 2030,
    citation: 'Cal. Gov. Code § 8231 et seq. (SB 696 of 2023); Cal. Civ. Code §§ 1181.1, 1182, 1189(b)',
    note: 'California notaries cannot yet do this: it starts when the state finishes its system or on January 1, 2030, and that date can slip. Acts by out-of-state online notaries valid where performed are recognized; since January 2025 platforms serving people located in California have extra duties.',
    confidence: 'high',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is Cal. Civ. Code § 1633.1 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (Cal. Fam. Code § 1612(b)).',
  deathRights: {
    mayWaive: true,
    citation: 'Cal. Prob. Code §§ 140-147',
    note: 'There’s no elective share. You can waive inheritance and similar spousal rights in a signed writing.',
  },
  infidelityClauseNote:
    'Courts don’t enforce money penalties for cheating, because divorce in California doesn’t look at fault. (Diosdado v. Diosdado, 97 Cal. App. 4th 470 (2002))',
  embryoNote:
    'Your clinic has to give you a form on which you choose what happens to embryos, and that form may conflict with your prenup. We found no statute that requires attorneys for an embryo clause. We ask for them to be careful. (Cal. Health & Safety Code § 125315)',
  notaryVenueForm: 'Cal. Civ. Code § 1189',
  notes:
    "Online notary is on because out-of-state online acknowledgments are recognized and notarizing is not a condition of validity; the notary must be commissioned elsewhere and the venue must state the notary's location.",
  confidence: 'high',
  sources: [
    'Cal. Fam. Code §§ 760, 770, 1600-1617, 2550',
    'https://legiscan.com/CA/text/AB1380/2019',
    'https://www.nationalnotary.org/notary-bulletin/blog/2023/10/new-california-remote-notarization-law-may-take-effect-in-2030-or-later',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
