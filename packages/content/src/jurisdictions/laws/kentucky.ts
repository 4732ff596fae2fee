import { COUNSEL_EASES_ENFORCEMENT, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const kentucky: LawFacts = {
  abbreviation: 'KY',
  name: 'Kentucky',
  termForState: 'Commonwealth',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Marital property is divided in just proportions without regard to fault. Non-marital property is returned to its owner.',
  propertyCitation: 'KRS 403.190',
  governingAct: {
    kind: 'COMMON_LAW',
    citation: 'Gentry v. Gentry, 798 S.W.2d 928 (Ky. 1990); Edwardson v. Edwardson, 798 S.W.2d 941 (Ky. 1990)',
  },
  termForDocument: 'Antenuptial Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'A prenup can settle or waive maintenance. It takes full disclosure, and a court checks at divorce whether the term is unconscionable.',
  spousalSupportCitation:
    'Gentry v. Gentry, 798 S.W.2d 928 (Ky. 1990); Edwardson v. Edwardson, 798 S.W.2d 941 (Ky. 1990)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'KRS 371.010 (statute of frauds)',
    note: 'You need a signed writing, because the statute of frauds covers agreements made in consideration of marriage. We recommend notarizing both signatures as proof.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_EASES_ENFORCEMENT, citation: 'Gentry v. Gentry, 798 S.W.2d 928 (Ky. 1990)' },
  unconscionabilityStandard: 'BOTH',
  unconscionabilityNote:
    'Gentry asks about fraud, duress or nondisclosure, unconscionability, and changed facts that would make enforcement unfair.',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2020,
    citation: 'KRS 423.455',
    note: 'State law allows online notarization by registered online notaries.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is KRS 369.101 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (Edwardson v. Edwardson, 798 S.W.2d 941 (Ky. 1990)).',
  deathRights: {
    mayWaive: true,
    citation: 'KRS ch. 392 and case law',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: 'KRS 423.300-.455',
  notes: 'Opt-in community property is available through a Kentucky community property trust (KRS 386.620-.624).',
  confidence: 'medium',
  sources: ['KRS 403.190; KRS 423.455', 'Gentry v. Gentry, 798 S.W.2d 928 (Ky. 1990)'],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
