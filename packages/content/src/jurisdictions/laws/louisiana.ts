import type { LawFacts } from '../law-facts';

export const louisiana: LawFacts = {
  abbreviation: 'LA',
  name: 'Louisiana',
  termForState: 'State',
  distributionLaw: 'COMMUNITY_PROPERTY',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Community property is split so each spouse gets equal net value. Separate property stays separate, but its income is community unless reserved by declaration.',
  propertyCitation: 'La. Civ. Code arts. 2334-2341',
  governingAct: {
    kind: 'OTHER_STATUTE',
    citation: 'La. Civ. Code arts. 2325-2437',
    note: 'The title on matrimonial regimes; articles 2328 to 2331 matter most.',
  },
  termForDocument: 'Matrimonial Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis: 'You can give up final periodic support in advance, but not interim support during the divorce.',
  spousalSupportCitation: 'McAlpine v. McAlpine, 679 So. 2d 85 (La. 1996)',
  spousalSupportConfidence: 'high',
  formalities: {
    writtenAndSigned: true,
    acknowledgmentRequired: true,
    notarizationRequired: true,
    acknowledgmentRecommended: true,
    witnessRequired: true,
    witnessCount: 2,
    witnessRecommended: true,
    citation: 'La. Civ. Code arts. 1833, 1836, 2331, 2332',
    note: 'It’s made by authentic act (a notary and two witnesses), or by a private act that the spouses duly acknowledge. File it in the public records to bind third parties.',
  },
  timing: {
    minDaysBetweenFinalDraftAndSigning: null,
    minDaysBetweenSigningAndWedding: null,
    otherTimingRule:
      'Before marriage, you don’t need a court’s approval. Changing regimes after marriage generally takes a joint petition and a court finding, with an exception in the first year after moving to the state.',
    citation: 'La. Civ. Code art. 2329',
  },
  independentCounsel: {
    requiredFor: [],
    waiverAllowed: true,
    note: 'No statute requires an attorney. We advise separate attorneys because the rules differ from those in other states.',
    citation: 'La. Civ. Code art. 2331',
  },
  unconscionabilityStandard: 'OTHER',
  unconscionabilityNote:
    'No unconscionability test as such; general rules on defective consent (error, fraud, duress) and limits of public order apply (La. Civ. Code arts. 1948 et seq., 2329-2330).',
  remoteOnlineNotarization: {
    allowed: false,
    effectiveYear: 2022,
    citation: 'La. R.S. 35:623(B)-(C)',
    note: 'Online notarization exists in general, but matrimonial agreements and their acknowledgments, acts waiving final spousal support, and authentic acts are expressly excluded.',
    confidence: 'high',
  },
  allowsOnlineNotary: false,
  electronicSignature:
    "State electronic-transactions law is La. R.S. 9:2601 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law. Sign on paper: the authentic or acknowledged act required here cannot be done online.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (La. Civ. Code arts. 131, 141, 2330).',
  deathRights: {
    mayWaive: false,
    citation: 'La. Civ. Code arts. 1976, 2330, 2432-2437',
    note: 'Spouses can’t contract away the marital portion or change the order of succession. Within those limits, an antenuptial agreement can deal with a future succession.',
  },
  infidelityClauseNote: null,
  embryoNote:
    'Under Louisiana law, an embryo outside the body is a juridical person. Nobody can own it or destroy it on purpose, so an agreement can’t treat it as property. (La. R.S. 9:121-133)',
  notaryVenueForm: 'La. Civ. Code art. 1836; La. R.S. 35:511',
  notes: null,
  confidence: 'high',
  sources: [
    'La. Civ. Code arts. 1833, 1836, 2328-2341',
    'https://www.nationalnotary.org/knowledge-center/news/law-updates/la-house-bill-274',
    'La. R.S. 35:621-630',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
