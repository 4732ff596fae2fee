import type { LawFacts } from '../law-facts';

export const minnesota: LawFacts = {
  abbreviation: 'MN',
  name: 'Minnesota',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Marital property is divided justly. Non-marital property stays with its owner, but up to half of it can be shared if the other spouse would face unfair hardship.',
  propertyCitation: 'Minn. Stat. §§ 518.003, subd. 3b, 518.58',
  governingAct: {
    kind: 'OTHER_STATUTE',
    citation: 'Minn. Stat. § 519.11',
    note: 'Rewritten with effect from August 1, 2024.',
  },
  termForDocument: 'Antenuptial Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'Since 2024, the law expressly lets an antenuptial agreement cover spousal maintenance, subject to the fairness tests.',
  spousalSupportCitation: 'Minn. Stat. § 519.11, subds. 1(b), 1c',
  spousalSupportConfidence: 'high',
  formalities: {
    writtenAndSigned: true,
    acknowledgmentRequired: true,
    notarizationRequired: true,
    acknowledgmentRecommended: true,
    witnessRequired: true,
    witnessCount: 2,
    witnessRecommended: true,
    citation: 'Minn. Stat. § 519.11, subd. 2',
    note: 'You have to sign it before two witnesses and acknowledge it before an officer who can administer oaths. You have to sign in person, not through a power of attorney.',
  },
  timing: {
    minDaysBetweenFinalDraftAndSigning: null,
    minDaysBetweenSigningAndWedding: 7,
    otherTimingRule:
      'The agreement is presumed enforceable if you sign it at least seven days before the wedding. If you sign later, the presumption is lost and the partner relying on the agreement has the burden of proof, but it isn’t automatically void. In any case, you have to sign before the marriage.',
    citation: 'Minn. Stat. § 519.11, subd. 1b',
  },
  independentCounsel: {
    requiredFor: [],
    waiverAllowed: true,
    note: 'Each of you needs a meaningful opportunity to consult an attorney of your choice. For an antenuptial agreement, you don’t have to have one; for a postnuptial one, you do. You can’t waive disclosure.',
    citation: 'Minn. Stat. § 519.11, subds. 1a-1b',
  },
  unconscionabilityStandard: 'BOTH',
  unconscionabilityNote:
    'Substantive fairness asks whether terms are unconscionable when signed, or at enforcement because of drastically changed and unforeseen circumstances (Minn. Stat. § 519.11, subd. 1c).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2019,
    citation: 'Minn. Stat. § 358.645',
    note: 'State law allows online notarization. You also need to arrange the two witnesses. We couldn’t confirm whether they can join by video, so it’s safer to have them in the room.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is Minn. Stat. ch. 325L. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law. Because a notarial or witness formality applies, a plain click-to-sign flow is not enough.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (Minn. Stat. ch. 518A and case law).',
  deathRights: {
    mayWaive: true,
    citation: 'Minn. Stat. §§ 519.11, subd. 1(b)(3)-(4); 524.2-213',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: 'Minn. Stat. § 358.66',
  notes:
    'Agreements signed before August 1, 2024, follow the earlier text and case law. An e-sign product must collect two witness signatures.',
  confidence: 'high',
  sources: [
    'https://e.casetext.com/statute/minnesota-statutes/domestic-relations/chapter-519-married-persons-rights-privileges/section-51911-antenuptial-and-postnuptial-contracts',
    'https://lawmoss.com/publication-changes-to-minnesota-law-on-antenuptial-agreements-by-brittney-jones',
    'Minn. Stat. §§ 518.003, 518.58, 519.11',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
