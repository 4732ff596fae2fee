import { type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const pennsylvania: LawFacts = {
  abbreviation: 'PA',
  name: 'Pennsylvania',
  termForState: 'Commonwealth',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Marital property is divided fairly, by factors in the statute and without regard to fault. Premarital assets, gifts and inheritances are excluded, but their growth during the marriage counts.',
  propertyCitation: '23 Pa.C.S. §§ 3501, 3502',
  governingAct: {
    kind: 'OTHER_STATUTE',
    citation: '23 Pa.C.S. § 3106; Simeone v. Simeone, 525 Pa. 392 (1990)',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'Prenups are ordinary contracts. Waivers of alimony and support are binding if there was full and fair disclosure and you signed voluntarily. Courts don’t review whether they’re fair.',
  spousalSupportCitation: 'Simeone v. Simeone, 525 Pa. 392 (1990); 23 Pa.C.S. § 3106',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: '23 Pa.C.S. § 3106',
    note: 'The statute sets the burden of proof rather than a form. Use a writing you both sign, and notarize the signatures as proof.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: {
    requiredFor: [],
    waiverAllowed: true,
    note: 'It isn’t required. Going without counsel doesn’t undo the agreement on its own.',
    citation: 'Simeone v. Simeone, 525 Pa. 392 (1990)',
  },
  unconscionabilityStandard: 'OTHER',
  unconscionabilityNote:
    'Reasonableness is not reviewed. The challenger must prove by clear and convincing evidence involuntary signing, or missing disclosure without waiver or knowledge (23 Pa.C.S. § 3106).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2020,
    citation: '57 Pa.C.S. § 306.1',
    note: 'State law has allowed online notarization since October 2020.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is 73 P.S. § 2260.101 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (Pennsylvania case law).',
  deathRights: {
    mayWaive: true,
    citation: '20 Pa.C.S. § 2207',
    note: null,
  },
  infidelityClauseNote:
    'A court enforced an agreement, made after the wedding, that took property away for infidelity. (Laudig v. Laudig, 425 Pa. Super. 228 (1993))',
  embryoNote:
    'Where a couple had no agreement, a court weighed both partners’ interests. (Reber v. Reiss, 42 A.3d 1131 (Pa. Super. 2012))',
  notaryVenueForm: '57 Pa.C.S. § 316',
  notes: null,
  confidence: 'high',
  sources: ['23 Pa.C.S. §§ 3106, 3501, 3502', 'Simeone v. Simeone, 525 Pa. 392 (1990)'],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
