import { COUNSEL_IS_EVIDENCE, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const iowa: LawFacts = {
  abbreviation: 'IA',
  name: 'Iowa',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'ALL_PROPERTY',
  defaultDivorceRule:
    'Everything you both own is divided fairly, including what you brought in. Gifts and inheritances to one spouse are left out unless that would be unjust.',
  propertyCitation: 'Iowa Code § 598.21',
  governingAct: {
    kind: 'UPAA',
    citation: 'Iowa Uniform Premarital Agreement Act, Iowa Code ch. 596',
    note: 'A modified version of the uniform act.',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CANNOT_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'A prenup can’t harm a spouse’s right to support, so waivers and limits on support aren’t enforceable.',
  spousalSupportCitation: 'Iowa Code § 596.5(2)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'Iowa Code § 596.4',
    note: 'The law requires only a signed writing. We recommend notarizing both signatures as proof that you signed.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_IS_EVIDENCE, citation: 'Iowa Code § 596.8' },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'Three separate grounds: involuntary signing, terms unconscionable when signed, or lack of fair disclosure without adequate knowledge (Iowa Code § 596.8). Bad provisions are severed.',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2020,
    citation: 'Iowa Code § 9B.14A',
    note: 'State law has allowed online notarization since July 2020.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is Iowa Code ch. 554D. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (Iowa Code § 596.5(2)).',
  deathRights: {
    mayWaive: true,
    citation: 'Iowa Code § 596.5(1)',
    note: null,
  },
  infidelityClauseNote:
    'Courts won’t police promises of fidelity, and one refused to enforce an agreement based on cheating. (In re Marriage of Cooper, 769 N.W.2d 582 (Iowa 2009))',
  embryoNote:
    'Embryos can’t be used or destroyed unless you both agree at that time, so a clause in a prenup may not bind you. (In re Marriage of Witten, 672 N.W.2d 768 (Iowa 2003))',
  notaryVenueForm: 'Iowa Code § 9B.16',
  notes:
    'Waivers of attorney fees for child or spousal-support disputes are also void (In re Marriage of Erpelding, No. 16-1419 (Iowa Mar. 2, 2018)).',
  confidence: 'high',
  sources: [
    'Iowa Code §§ 596.4, 596.5, 596.8, 598.21',
    'https://www.lawserver.com/law/state/iowa/ia-code/iowa_code_596-8',
    'https://prenupbystate.com/glossary/spousal-support/',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
