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
    'The 2024 text expressly lets an antenuptial agreement provide for spousal maintenance, subject to the fairness tests (Minn. Stat. § 519.11, subd. 1(b), 1c).',
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
    note: 'Must be signed before two witnesses and acknowledged before an officer able to administer oaths, and signed personally rather than under a power of attorney.',
  },
  timing: {
    minDaysBetweenFinalDraftAndSigning: null,
    minDaysBetweenSigningAndWedding: 7,
    otherTimingRule:
      'Presumed enforceable if signed at least seven days before the wedding. If signed later the presumption is lost and the partner relying on it carries the burden of proof; it is not automatically void. It must in any case be signed before the marriage.',
    citation: 'Minn. Stat. § 519.11, subd. 1b',
  },
  independentCounsel: {
    requiredFor: [],
    waiverAllowed: true,
    note: 'Each partner needs a meaningful opportunity to consult a lawyer of their choice; representation itself is not required for an antenuptial agreement (it is for a postnuptial one). Disclosure cannot be waived.',
    citation: 'Minn. Stat. § 519.11, subds. 1a-1b',
  },
  unconscionabilityStandard: 'BOTH',
  unconscionabilityNote:
    'Substantive fairness asks whether terms are unconscionable when signed, or at enforcement because of drastically changed and unforeseen circumstances (Minn. Stat. § 519.11, subd. 1c).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2019,
    citation: 'Minn. Stat. § 358.645',
    note: 'In force. The two witnesses must also be arranged; whether they may join by video was not confirmed, so in-room witnesses are safer.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is Minn. Stat. ch. 325L. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law. Because a notarial or witness formality applies, a plain click-to-sign flow is not enough.",
  childSupportAndCustody:
    "Not binding: a prenup cannot reduce a child's right to support, and custody or parenting time is decided on the child's interests at the time (Minn. Stat. ch. 518A and case law).",
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
