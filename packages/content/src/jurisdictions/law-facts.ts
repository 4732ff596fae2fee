import { z } from 'zod';
import { isBareCitation } from './citation';

const words = z.string().trim().min(1);
const citation = words.nullable();
/** Printed in the agreement or beside a clause: sources alone, as they are cited. */
const bareCitation = words.refine(isBareCitation, 'A citation is printed, so remarks go into the note');

/** How well a fact was checked. `low` means: do not rely on it yet. */
const confidenceSchema = z.enum(['high', 'medium', 'low']);

/**
 * What the law of one jurisdiction says about agreements before marriage: our own summary, each part with its citation.
 * It drives defaults, warnings and plain-language comparisons. It is not legal advice, and `reviewedByCounsel` stays
 * false until an attorney licensed there has checked the entry. `null` means not known or not applicable; it never
 * means that no rule exists.
 */
export const lawFactsSchema = z.strictObject({
  /** Postal code. */
  abbreviation: z.string().regex(/^[A-Z]{2}$/),
  name: words,
  termForState: z.enum(['State', 'Commonwealth', 'District']),
  /** Opt-in community property states (AK, FL, KY, SD, TN) count as equitable; `notes` says so. */
  distributionLaw: z.enum(['COMMUNITY_PROPERTY', 'EQUITABLE_DISTRIBUTION']),
  /** DUAL: separate property is normally outside division. ALL_PROPERTY: the court can reach everything. */
  propertyClassification: z.enum(['DUAL', 'ALL_PROPERTY']),
  /** What happens without an agreement. */
  defaultDivorceRule: words,
  /** Where the law says how property is classified and divided. */
  propertyCitation: bareCitation,
  /** A modified uniform act is still named UPAA or UPMAA. */
  governingAct: z.strictObject({
    kind: z.enum(['UPAA', 'UPMAA', 'OTHER_STATUTE', 'COMMON_LAW']),
    /** What there is to say about the sources goes into `note`. */
    citation: bareCitation,
    note: words.optional(),
  }),
  /** What statutes and courts there call the agreement. */
  termForDocument: words,
  /** CAN_WAIVE_OR_MODIFY never means that every waiver holds; the basis names the limits. */
  spousalSupportLaw: z.enum(['CAN_WAIVE_OR_MODIFY', 'CANNOT_WAIVE_OR_MODIFY', 'ATTORNEY_REQUIRED']),
  spousalSupportBasis: words,
  /** Where the law says whether support can be given up or limited. */
  spousalSupportCitation: bareCitation,
  spousalSupportConfidence: confidenceSchema,
  formalities: z.strictObject({
    writtenAndSigned: z.boolean(),
    /** The underlying legal word; `notarizationRequired` says that a notarial step is part of the form or the safe default. */
    acknowledgmentRequired: z.boolean(),
    notarizationRequired: z.boolean(),
    acknowledgmentRecommended: z.boolean(),
    witnessRequired: z.boolean(),
    witnessCount: z.int().min(0).max(2),
    witnessRecommended: z.boolean(),
    citation,
    note: words,
  }),
  timing: z.strictObject({
    /** Blocks: the final text must rest this many days before it is signed. */
    minDaysBetweenFinalDraftAndSigning: z.int().positive().nullable(),
    /** Warns: signing later than this many days before the wedding weakens the agreement. */
    minDaysBetweenSigningAndWedding: z.int().positive().nullable(),
    otherTimingRule: words.nullable(),
    citation,
  }),
  independentCounsel: z.strictObject({
    requiredFor: z.array(
      z.enum([
        'SPOUSAL_SUPPORT_WAIVER',
        'DISCLOSURE_WAIVER',
        /** Needed for a presumption in the agreement's favour, not for its validity. */
        'PRESUMPTION_OF_FAIRNESS',
        'ECONOMICALLY_UNFAIR_TERMS',
      ]),
    ),
    waiverAllowed: z.boolean(),
    note: words,
    citation,
  }),
  /** When a court tests whether the terms are fair. */
  unconscionabilityStandard: z.enum(['AT_EXECUTION', 'AT_ENFORCEMENT', 'BOTH', 'OTHER']),
  unconscionabilityNote: words,
  /** Whether local notaries may notarize this kind of document over video. */
  remoteOnlineNotarization: z.strictObject({
    allowed: z.boolean(),
    effectiveYear: z.int().min(2000).max(2100).nullable(),
    citation,
    note: words,
    confidence: confidenceSchema,
  }),
  /** The product's switch: false when unclear. */
  allowsOnlineNotary: z.boolean(),
  electronicSignature: words,
  childSupportAndCustody: words,
  /** Whether rights at the other's death can be given up. */
  deathRights: z.strictObject({ mayWaive: z.boolean(), citation: words, note: words.nullable() }),
  infidelityClauseNote: words.nullable(),
  embryoNote: words.nullable(),
  /** Where the statutory wording of an acknowledgment is found: a pointer, not the text. */
  notaryVenueForm: words,
  notes: words.nullable(),
  confidence: confidenceSchema,
  /** A web address was read in part; a bare citation comes from reference knowledge and is to be checked before it is quoted. */
  sources: z.array(words).min(1),
  /** Calendar date of the research, YYYY-MM-DD. */
  researchedOn: z.iso.date(),
  reviewedByCounsel: z.boolean(),
});
export type LawFacts = z.infer<typeof lawFactsSchema>;

/** The form where the law asks for a signed writing and no more. We recommend that the signatures are acknowledged. */
export const SIGNED_WRITING = {
  writtenAndSigned: true,
  acknowledgmentRequired: false,
  notarizationRequired: false,
  acknowledgmentRecommended: true,
  witnessRequired: false,
  witnessCount: 0,
  witnessRecommended: false,
};

/** Where we know of no rule about days. */
export const NO_KNOWN_TIMING_RULE = {
  minDaysBetweenFinalDraftAndSigning: null,
  minDaysBetweenSigningAndWedding: null,
  otherTimingRule: null,
  citation: null,
};

/** Where an attorney for each partner is good evidence, as under the uniform acts. */
export const COUNSEL_IS_EVIDENCE = {
  requiredFor: [],
  waiverAllowed: true,
  note: 'No statute requires an attorney. A separate attorney for each of you is strong evidence that you signed voluntarily and knew what you were signing.',
};

/** Where courts ask whether both partners could get advice, as under the common law. */
export const COUNSEL_EASES_ENFORCEMENT = {
  requiredFor: [],
  waiverAllowed: true,
  note: 'You don’t have to have an attorney, but the agreement is much easier to enforce if you do. Courts ask whether each of you had a fair chance to get independent advice.',
};
