import { type LawFacts, SIGNED_WRITING } from '../law-facts';

export const colorado: LawFacts = {
  abbreviation: 'CO',
  name: 'Colorado',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Marital property is divided fairly, not always equally. Each spouse keeps separate property, but its growth in value during marriage counts as marital.',
  propertyCitation: 'C.R.S. § 14-10-113',
  governingAct: {
    kind: 'UPMAA',
    citation: 'Uniform Premarital and Marital Agreements Act, C.R.S. §§ 14-2-301 to -313',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'You can agree on maintenance, but a court won’t enforce a term to the extent it’s unconscionable when enforced.',
  spousalSupportCitation: 'C.R.S. § 14-2-309',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'C.R.S. § 14-2-306',
    note: 'It has to be in a record you both sign. Unless a partner had an attorney, the document has to include a conspicuous notice of the rights waived or a plain-language explanation. We recommend notarizing.',
  },
  timing: {
    minDaysBetweenFinalDraftAndSigning: null,
    minDaysBetweenSigningAndWedding: null,
    otherTimingRule:
      'There’s no fixed number of days, but each of you needs reasonable time before signing to decide whether you want an attorney, find one and get advice.',
    citation: 'C.R.S. § 14-2-309',
  },
  independentCounsel: {
    requiredFor: [],
    waiverAllowed: true,
    note: 'You don’t need an attorney, but each of you must have access to one. A partner without one must get the statutory notice of waived rights.',
    citation: 'C.R.S. § 14-2-309',
  },
  unconscionabilityStandard: 'AT_ENFORCEMENT',
  unconscionabilityNote:
    'Property terms are judged by process (voluntariness, access to counsel, notice, disclosure) rather than fairness; maintenance and attorney-fee terms are tested for unconscionability when enforced (C.R.S. § 14-2-309).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2020,
    citation: 'C.R.S. § 24-21-514.5',
    note: 'State law has allowed online notarization since the end of 2020, but not for wills and election papers.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is C.R.S. § 24-71.3-101 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law. The UPMAA speaks of a signed record, which includes electronic records.",
  childSupportAndCustody:
    'It isn’t binding. A term that harms a child’s right to support can’t be enforced, and custody terms don’t bind a court (C.R.S. § 14-2-310).',
  deathRights: {
    mayWaive: true,
    citation: 'C.R.S. §§ 14-2-301 et seq., 15-11-207',
    note: null,
  },
  infidelityClauseNote:
    'We found no court decision on cheating clauses. By statute, you can’t limit remedies for domestic violence, change the grounds for divorce or punish a partner for filing. (C.R.S. § 14-2-310)',
  embryoNote:
    'An agreement you made on embryos controls. Without one, a court weighs both partners’ interests. (In re Marriage of Rooks, 2018 CO 85)',
  notaryVenueForm: 'C.R.S. § 24-21-516',
  notes: null,
  confidence: 'high',
  sources: ['C.R.S. §§ 14-2-301 to -313, 14-10-113', 'C.R.S. § 24-21-514.5'],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
