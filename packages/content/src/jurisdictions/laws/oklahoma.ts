import { COUNSEL_EASES_ENFORCEMENT, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const oklahoma: LawFacts = {
  abbreviation: 'OK',
  name: 'Oklahoma',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Jointly acquired marital property is divided in a just way. Separate property stays with its owner.',
  propertyCitation: '43 O.S. § 121',
  governingAct: {
    kind: 'COMMON_LAW',
    citation: '43 O.S. § 121; 84 O.S. § 44; Griffin v. Griffin, 2004 OK CIV APP 58; Hudson v. Hudson, 1960 OK 70',
  },
  termForDocument: 'Antenuptial Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'Courts have upheld a promise by both partners not to seek alimony, and they have enforced waivers of alimony and fees.',
  spousalSupportCitation: 'Hudson v. Hudson, 1960 OK 70; Griffin v. Griffin, 2004 OK CIV APP 58',
  spousalSupportConfidence: 'medium',
  formalities: {
    ...SIGNED_WRITING,
    citation: '43 O.S. § 121; 15 O.S. § 136',
    note: 'You need a signed writing, because the statute of frauds covers agreements made in consideration of marriage. We recommend notarizing both signatures as proof.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_EASES_ENFORCEMENT, citation: 'Griffin v. Griffin, 2004 OK CIV APP 58' },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'If the deal looks unfair on its face, the partner relying on it must show full disclosure or actual knowledge before signing (Griffin).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2020,
    citation: '49 O.S. §§ 201-214',
    note: 'State law has allowed online notarization since January 2020.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is 12A O.S. § 15-101 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (Oklahoma case law).',
  deathRights: {
    mayWaive: true,
    citation: '84 O.S. § 44',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: '49 O.S. § 118',
  notes: null,
  confidence: 'medium',
  sources: [
    'https://boulevardofbrokenpromises.com/what-is-a-prenuptial-agreement-do-i-need-one',
    'https://case-law.vlex.com/vid/hudson-v-hudson-no-893628431',
    '43 O.S. § 121',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
