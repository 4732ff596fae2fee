import { COUNSEL_EASES_ENFORCEMENT, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const wisconsin: LawFacts = {
  abbreviation: 'WI',
  name: 'Wisconsin',
  termForState: 'State',
  distributionLaw: 'COMMUNITY_PROPERTY',
  propertyClassification: 'ALL_PROPERTY',
  defaultDivorceRule:
    'At divorce, everything except gifts and inheritances is presumed to be divided equally, no matter who brought it in. During the marriage, most property belongs to both of you.',
  propertyCitation: 'Wis. Stat. §§ 766.31, 767.61',
  governingAct: {
    kind: 'OTHER_STATUTE',
    citation: 'Wis. Stat. §§ 766.58, 767.61(3)(L); Button v. Button, 131 Wis. 2d 84 (1986)',
  },
  termForDocument: 'Marital Property Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'You can agree to change or give up spousal support. But a waiver can’t leave a spouse without enough support to avoid public assistance.',
  spousalSupportCitation: 'Wis. Stat. § 766.58(3)(d), (9)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'Wis. Stat. § 766.58(1)',
    note: 'It has to be a document you both sign. The special statutory short-form agreements have extra steps. We recommend notarizing. It’s required to record effects on real estate.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_EASES_ENFORCEMENT, citation: 'Button v. Button, 131 Wis. 2d 84 (1986)' },
  unconscionabilityStandard: 'BOTH',
  unconscionabilityNote:
    'Statute tests unconscionability when made; at divorce the court also asks whether property terms are inequitable, looking at signing and at any significantly changed circumstances (Wis. Stat. §§ 766.58(6), 767.61(3)(L); Button).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2024,
    citation: 'Wis. Stat. §§ 140.145, 140.147 (2023 Wis. Act 130)',
    note: 'A marital property agreement falls under the special estate-planning procedure: a Wisconsin attorney must supervise, and signer and notary must both be in Wisconsin. The general remote-notary section is understood to leave these agreements out.',
    confidence: 'medium',
  },
  allowsOnlineNotary: false,
  electronicSignature:
    "Wisconsin's electronic-transactions act expressly excludes records governed by any law on adoption, divorce or other matters of family law (Wis. Stat. § 137.12(2m)(a)), and federal ESIGN has the same gap (15 U.S.C. § 7003(a)(2)). Use ink signatures on paper.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (Wis. Stat. § 766.58(2)).',
  deathRights: {
    mayWaive: true,
    citation: 'Wis. Stat. §§ 766.58(3), 861.10',
    note: 'The relevant right is the deferred marital property elective share.',
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: 'Wis. Stat. § 140.16',
  notes:
    'Online notary is off because the ordinary online flow lacks the attorney supervision the special procedure needs, and because e-signatures on family-law records are excluded from the state act. An agreement made before marriage takes effect on the later of marriage or residence in the state.',
  confidence: 'medium',
  sources: [
    'https://casetext.com/statute/wisconsin-statutes/the-family/chapter-766-property-rights-of-married-persons-marital-property/section-76658-marital-property-agreements',
    'https://docs-preview.legis.wisconsin.gov/2023/related/acts/130/1/_7?up=1',
    'https://www.lawserver.com/law/state/wisconsin/wi-laws/wisconsin_laws_137-12',
    'Wis. Stat. § 767.61',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
