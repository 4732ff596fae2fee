import { type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const southCarolina: LawFacts = {
  abbreviation: 'SC',
  name: 'South Carolina',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Marital property is apportioned fairly using statutory factors, which may include misconduct. Separate property stays with its owner.',
  propertyCitation: 'S.C. Code §§ 20-3-620, 20-3-630',
  governingAct: {
    kind: 'COMMON_LAW',
    citation: 'Hardee v. Hardee, 355 S.C. 382 (2003); S.C. Code § 20-3-630(A)(4)',
  },
  termForDocument: 'Antenuptial Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'Alimony waivers aren’t void as such. They’re valid if they were fairly obtained, aren’t unconscionable, and haven’t become unfair because of changed facts.',
  spousalSupportCitation: 'Hardee v. Hardee, 355 S.C. 382 (2003)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'S.C. Code § 32-3-10 (statute of frauds)',
    note: 'You need a signed writing, because the statute of frauds covers agreements made in consideration of marriage. We recommend notarizing both signatures as proof.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: {
    requiredFor: ['PRESUMPTION_OF_FAIRNESS'],
    waiverAllowed: true,
    note: 'If you both have separate attorneys and make the financial disclosure used in family court, a written antenuptial contract is presumed fair on property. Without both attorneys, the agreement is at risk. Some providers treat counsel as mandatory here.',
    citation: 'S.C. Code § 20-3-630(A)(4)',
  },
  unconscionabilityStandard: 'BOTH',
  unconscionabilityNote:
    'Three questions: fraud, duress, mistake or nondisclosure; unconscionability; and changed facts making enforcement unfair (Hardee).',
  remoteOnlineNotarization: {
    allowed: false,
    effectiveYear: null,
    citation: 'S.C. Code § 26-2-5 et seq.',
    note: 'Only in-person electronic notarization was found; remote bills had not been enacted as far as could be confirmed.',
    confidence: 'medium',
  },
  allowsOnlineNotary: false,
  electronicSignature:
    "State electronic-transactions law is S.C. Code § 26-6-10 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (South Carolina case law).',
  deathRights: {
    mayWaive: true,
    citation: 'S.C. Code § 62-2-204',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: 'S.C. Code § 26-3-70',
  notes: null,
  confidence: 'medium',
  sources: [
    'http://judicial.state.sc.us/opinions/displayOpinion.cfm?caseNo=25695',
    'S.C. Code §§ 20-3-620, 20-3-630',
    'https://helloprenup.com/south-carolina/',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
