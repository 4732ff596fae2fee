import { COUNSEL_EASES_ENFORCEMENT, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const alabama: LawFacts = {
  abbreviation: 'AL',
  name: 'Alabama',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Marital property is divided fairly, which doesn’t always mean equally. What you owned before the marriage, gifts and inheritances usually stay yours unless you regularly use them for both of you.',
  propertyCitation: 'Ala. Code § 30-2-51',
  governingAct: {
    kind: 'COMMON_LAW',
    citation:
      'Barnhill v. Barnhill, 386 So. 2d 749 (Ala. Civ. App. 1980); Ex parte Walters, 580 So. 2d 1352 (Ala. 1991); Ala. Code § 30-2-51',
  },
  termForDocument: 'Antenuptial Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'Courts treat alimony terms in a prenup like its property terms. They enforce them if the agreement was fair, or if you signed it freely, with knowledge and independent advice.',
  spousalSupportCitation: 'Ex parte Walters, 580 So. 2d 1352 (Ala. 1991)',
  spousalSupportConfidence: 'medium',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'Ala. Code § 8-9-2 (statute of frauds)',
    note: 'You need a signed writing, because the statute of frauds covers agreements made in consideration of marriage. We recommend notarizing both signatures as proof.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: {
    ...COUNSEL_EASES_ENFORCEMENT,
    citation: 'Barnhill v. Barnhill, 386 So. 2d 749 (Ala. Civ. App. 1980)',
  },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'The person relying on the agreement must show either fair consideration and a fair deal for the other partner, or a voluntary signing with knowledge of the estate and competent independent advice (Barnhill).',
  remoteOnlineNotarization: {
    allowed: false,
    effectiveYear: 2021,
    citation: 'Ala. Code § 36-20-73.1',
    note: 'Appearance by two-way audio and video is allowed, but on paper with wet-ink signatures that are then sent to the notary; fully electronic remote notarization is not provided for.',
    confidence: 'high',
  },
  allowsOnlineNotary: false,
  electronicSignature:
    "State electronic-transactions law is Ala. Code § 8-1A-1 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (Alabama case law).',
  deathRights: {
    mayWaive: true,
    citation: 'Ala. Code § 43-8-72',
    note: 'You can waive a surviving spouse’s rights in a signed writing after fair disclosure.',
  },
  infidelityClauseNote: null,
  embryoNote:
    'Alabama’s supreme court has treated frozen embryos as children under the wrongful-death statute. A later law protects clinics but doesn’t say who owns embryos, so terms about them are uncertain. (LePage v. Center for Reproductive Medicine (Ala. 2024))',
  notaryVenueForm: 'Ala. Code § 35-4-29',
  notes:
    'No prenup statute. Online notary is switched off because local law only covers remote wet-ink signing; revisit if fully electronic notarization is adopted.',
  confidence: 'medium',
  sources: [
    'Ala. Code §§ 30-2-51, 36-20-73.1, 43-8-72',
    'Ex parte Walters, 580 So. 2d 1352 (Ala. 1991)',
    'https://www.nationalnotary.org/knowledge-center/news/law-updates/al-senate-bill-275',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
