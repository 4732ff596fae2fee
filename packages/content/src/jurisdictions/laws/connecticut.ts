import { type LawFacts, NO_KNOWN_TIMING_RULE, SIGNED_WRITING } from '../law-facts';

export const connecticut: LawFacts = {
  abbreviation: 'CT',
  name: 'Connecticut',
  termForState: 'State',
  distributionLaw: 'EQUITABLE_DISTRIBUTION',
  propertyClassification: 'ALL_PROPERTY',
  defaultDivorceRule:
    'A judge may assign any property of either spouse, whenever and however acquired, including premarital assets and inheritances, in fair shares.',
  propertyCitation: 'Conn. Gen. Stat. § 46b-81',
  governingAct: {
    kind: 'UPAA',
    citation: 'Connecticut Premarital Agreement Act, Conn. Gen. Stat. §§ 46b-36a to 46b-36j',
  },
  termForDocument: 'Premarital Agreement',
  spousalSupportLaw: 'CAN_WAIVE_OR_MODIFY',
  spousalSupportBasis:
    'You can agree to change or give up spousal support. If giving it up would leave one of you eligible for public assistance at divorce, a court can still order enough support to prevent that.',
  spousalSupportCitation: 'Conn. Gen. Stat. §§ 46b-36d(a)(4), 46b-36g(b)',
  spousalSupportConfidence: 'high',
  formalities: {
    ...SIGNED_WRITING,
    citation: 'Conn. Gen. Stat. § 46b-36c',
    note: 'The law requires only a signed writing. We recommend notarizing both signatures as proof that you signed.',
  },
  timing: NO_KNOWN_TIMING_RULE,
  independentCounsel: {
    requiredFor: [],
    waiverAllowed: true,
    note: 'The agreement can’t be enforced against a partner who had no reasonable opportunity to consult an independent attorney. Actually having one isn’t required.',
    citation: 'Conn. Gen. Stat. § 46b-36g(a)(4)',
  },
  unconscionabilityStandard: 'BOTH',
  unconscionabilityNote:
    'Unenforceable if unconscionable when signed or when enforcement is sought; lack of disclosure or of a chance to consult counsel are separate grounds (Conn. Gen. Stat. § 46b-36g).',
  remoteOnlineNotarization: {
    allowed: true,
    effectiveYear: 2023,
    citation: 'Conn. Gen. Stat. § 3-95b (Public Act 23-28)',
    note: 'State law has allowed online notarization since October 1, 2023. Wills, trusts, several estate and health papers and real-estate closings are excluded; a prenup is not on the list as known.',
    confidence: 'medium',
  },
  allowsOnlineNotary: true,
  electronicSignature:
    "State electronic-transactions law is Conn. Gen. Stat. § 1-266 et seq. The uniform text leaves out only wills, codicils, testamentary trusts and some commercial-code matters, but states may add exclusions and this state's list was not re-read. Federal ESIGN does not reach family-law statutes (15 U.S.C. § 7003(a)(2)), so an e-signature on a prenup depends on state law.",
  childSupportAndCustody:
    'It isn’t binding. A prenup can’t reduce a child’s right to support, and a court decides custody and parenting time by the child’s interests at that time (Conn. Gen. Stat. § 46b-36d(b)-(c)).',
  deathRights: {
    mayWaive: true,
    citation: 'Conn. Gen. Stat. §§ 45a-436, 46b-36d',
    note: null,
  },
  infidelityClauseNote: null,
  embryoNote:
    'Courts enforce a signed agreement on storing or disposing of embryos like any contract. (Bilbao v. Goodwin, 333 Conn. 599 (2019))',
  notaryVenueForm: 'Conn. Gen. Stat. § 1-34',
  notes: null,
  confidence: 'high',
  sources: ['Conn. Gen. Stat. §§ 46b-36a to -36j, 46b-81', 'Bilbao v. Goodwin, 333 Conn. 599 (2019)'],
  researchedOn: '2026-11-20',
  reviewedByCounsel: false,
};
