import { COUNSEL_IS_EVIDENCE, type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const northCarolina: LawFacts = {
  abbreviation: 'NC',
  name: 'North Carolina',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'DUAL',
  defaultDivorceRule:
    'Marital property is presumed to be split equally unless that would be unfair. Separate property stays with its owner.',
  propertyCitation: 'N.C. Gen. Stat. § 50-20',
  governingAct: {
    kind: 'UPAA',
    citation: 'N.C. Gen. Stat. §§ 52B-1 to 52B-11',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'You can agree to change or give up spousal support. If giving it up would leave one of you eligible for public assistance at divorce, a court can still order enough support to prevent that.',
  spousalSupportCitation: 'N.C. Gen. Stat. §§ 52B-4(a)(4), 52B-7(b)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'N.C. Gen. Stat. § 52B-3; see also § 50-20(d)',
    note: 'The act requires only a signed writing. Another section speaks of agreements on dividing marital property as acknowledged, so treat notarizing as required.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: { ...COUNSEL_IS_EVIDENCE, citation: 'N.C. Gen. Stat. § 52B-7' },
  unconscionabilityStandard: 'AT_EXECUTION',
  unconscionabilityNote:
    'Tested at signing: the challenger must show involuntary signing, or terms unconscionable when signed together with missing disclosure, no written waiver of further disclosure and no adequate knowledge (N.C. Gen. Stat. § 52B-7).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2024,
    citation: 'N.C. Gen. Stat. §§ 10B-134.1 et seq. (10B-134.3)',
    note: 'The statute took effect in July 2024 and platform rules in July 2025; performance depends on licensed platforms, so confirm one is live. Self-proved wills, codicils, trusts, parental-rights papers and absentee ballots are excluded; prenups are not listed.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is N.C. Gen. Stat. § 66-311 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (N.C. Gen. Stat. § 52B-4(b)).',
  deathRights: {
    mayWaive: true,
    citation: 'N.C. Gen. Stat. §§ 30-3.6, 52B-4',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote: null,
  notaryVenueForm: 'N.C. Gen. Stat. § 10B-41',
  notes: null,
  confidence: 'high',
  sources: [
    'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_10B/GS_10B-134.3.html',
    'N.C. Gen. Stat. §§ 50-20, 52B-1 to -11',
  ],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
