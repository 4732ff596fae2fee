import { type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const tennessee: LawFacts = {
  abbreviation: 'TN',
  name: 'Tennessee',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Marital property is divided fairly without regard to fault. Separate property stays with its owner, though growth can count if the other spouse contributed.',
  propertyCitation: 'Tenn. Code § 36-4-121',
  governingAct: {
    kind: 'OTHER_STATUTE',
    citation: 'Tenn. Code § 36-3-501; Randolph v. Randolph, 937 S.W.2d 815 (Tenn. 1996)',
  },
  termForDocument: 'Antenuptial Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'Alimony waivers are valid if you made the agreement freely, knowledgeably and in good faith, unless enforcing them would leave a spouse a public charge.',
  spousalSupportCitation: 'Cary v. Cary, 937 S.W.2d 777 (Tenn. 1996)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'Tenn. Code §§ 29-2-101, 36-3-501',
    note: 'You need a signed writing, because the statute of frauds covers agreements made in consideration of marriage. We recommend notarizing both signatures as proof.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: {
    requiredFor: [],
    waiverAllowed: true,
    note: 'It isn’t required. Independent counsel is strong evidence that you knew what you were signing.',
    citation: 'Randolph v. Randolph, 937 S.W.2d 815 (Tenn. 1996)',
  },
  unconscionabilityStandard: 'OTHER',
  unconscionabilityNote:
    'The partner relying on it must show the other signed freely, knowledgeably, in good faith and without duress (Tenn. Code § 36-3-501); support terms face a public-charge check.',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2019,
    citation: 'Tenn. Code § 8-16-301 et seq.',
    note: 'State law has allowed online notarization since July 2019.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is Tenn. Code § 47-10-101 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (Tennessee case law).',
  deathRights: {
    mayWaive: true,
    citation: 'Tenn. Code §§ 31-4-101 et seq., 36-3-501',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote:
    'An agreement on embryos made in advance is presumed valid. Without one, a court weighs both partners’ interests. (Davis v. Davis, 842 S.W.2d 588 (Tenn. 1992))',
  notaryVenueForm: 'Tenn. Code § 66-22-107',
  notes:
    'Opt-in community property is available through a Tennessee community property trust (Tenn. Code § 35-17-101 et seq.).',
  confidence: 'high',
  sources: ['Tenn. Code §§ 36-3-501, 36-4-121', 'Cary v. Cary, 937 S.W.2d 777 (Tenn. 1996)'],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
