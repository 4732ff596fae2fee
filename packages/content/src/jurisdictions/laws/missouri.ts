import { COUNSEL_EASES_ENFORCEMENT, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const missouri: LawFacts = {
  abbreviation: 'MO',
  name: 'Missouri',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Marital property is divided fairly, considering conduct and contributions. Separate property is set aside to its owner.',
  propertyCitation: 'RSMo § 452.330',
  governingAct: {
    kind: 'COMMON_LAW',
    citation: 'RSMo §§ 451.220-451.240, 452.330, 474.120; Gould v. Rafaeli, 822 S.W.2d 494 (Mo. App. 1991)',
  },
  termForDocument: 'Antenuptial Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'Courts enforce maintenance waivers if you signed freely, fairly, knowingly and with full disclosure, and if they aren’t unconscionable.',
  spousalSupportCitation: 'McMullin v. McMullin, 926 S.W.2d 108 (Mo. Ct. App. 1996)',
  spousalSupportConfidence: 'medium',
  formalities: {
    ...SIGNED_WRITING,
    acknowledgmentRequired: true,
    notarizationRequired: true,
    witnessRecommended: true,
    citation: 'RSMo §§ 451.220, 451.230',
    note: 'A marriage contract about property has to be in writing and, like a deed, acknowledged by both of you or proved by a witness who signed. An old decision says that step matters only to third parties, but notarizing is the safe way.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_EASES_ENFORCEMENT, citation: 'Gould v. Rafaeli, 822 S.W.2d 494 (Mo. App. 1991)' },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'Must be fair and conscionable with disclosure; how far a court looks at circumstances at divorce is less settled, so treat the standard as uncertain.',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2020,
    citation: 'RSMo §§ 486.1100-486.1205',
    note: 'State law has allowed online notarization since August 2020.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is RSMo § 432.200 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law. Because a notarial or witness formality applies, a plain click-to-sign flow is not enough.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (RSMo §§ 452.340, 452.375).',
  deathRights: {
    mayWaive: true,
    citation: 'RSMo §§ 474.120, 474.220',
    note: 'Waiving inheritance rights takes full disclosure and fair consideration.',
  },
  infidelityClauseNote: null,
  embryoNote:
    'A court treated embryos as a special kind of marital property and awarded them to both partners together. (McQueen v. Gadberry, 507 S.W.3d 127 (Mo. App. 2016))',
  notaryVenueForm: 'RSMo § 442.210',
  notes: null,
  confidence: 'medium',
  sources: [
    'https://marriage.uslegal.com/permarital-agreements/missouri-premarital-agreement-law/',
    'RSMo §§ 451.220, 451.230, 452.330, 474.120',
    'Logan v. Phillips, 18 Mo. 22 (1853)',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
