import { COUNSEL_IS_EVIDENCE, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const southDakota: LawFacts = {
  abbreviation: 'SD',
  name: 'South Dakota',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'ALL_PROPERTY',
  defaultDivorceRule:
    'Everything either spouse owns can be divided fairly, whatever its source. Premarital and inherited assets may be left out if the other spouse didn’t contribute to them and doesn’t need them.',
  propertyCitation: 'SDCL § 25-4-44',
  governingAct: {
    kind: 'UPAA',
    citation: 'SDCL §§ 25-2-16 to 25-2-25',
    note: 'The uniform act without its clause on support.',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CANNOT_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'The law doesn’t list support among the topics you can settle, and the state’s supreme court treats alimony waivers as void. The rest of the agreement can still be valid.',
  spousalSupportCitation: 'SDCL § 25-2-18; Sanford v. Sanford, 2005 SD 34',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'SDCL § 25-2-17',
    note: 'The law requires only a signed writing. We recommend notarizing both signatures as proof that you signed.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_IS_EVIDENCE, citation: 'SDCL § 25-2-21' },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'Tested at signing: the challenger must show involuntary signing, or terms unconscionable when signed together with missing disclosure, no written waiver of further disclosure and no adequate knowledge (SDCL § 25-2-21).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2024,
    citation: 'SDCL § 18-1-11.2 (SB 211 of 2024)',
    note: 'Electronic remote acts since July 2024; before that only paper over video.',
    confidence: 'high',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is SDCL ch. 53-12. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (SDCL § 25-2-18).',
  deathRights: {
    mayWaive: true,
    citation: 'SDCL § 29A-2-213',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: 'SDCL ch. 18-5',
  notes: 'Opt-in community property is available through a special spousal property trust (SDCL ch. 55-17).',
  confidence: 'high',
  sources: [
    'https://law.justia.com/cases/south-dakota/supreme-court/2005/1398.html',
    'http://nationalnotary.org/knowledge-center/news/law-updates/sd-senate-bill-211',
    'SDCL §§ 25-2-16 to -25, 25-4-44',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
