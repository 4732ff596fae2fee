import { z } from 'zod';
import { sideSchema } from '../people/schemas';
import { calendarDateSchema, idSchema, instantSchema, longText, requiredText } from '../records/fields';
import { record } from '../records/records';
import { NOTARIZATION_OBSTACLES } from './availability';
import { NOTARIZATION_BLOCKERS } from './blocker';
import { NOTARIZATION_ENDINGS, NOTARIZATION_STAGES, NOTARY_PROVIDERS } from './enumerations';
import { SCAN_WITNESSES_MAX } from './scan';

const notarySchema = z.object({
  name: z.string(),
  commissionNumber: z.string().nullable(),
  state: z.string().nullable(),
  county: z.string().nullable(),
  commissionExpiresOn: calendarDateSchema.nullable(),
});

/**
 * A notarization of one commit of a document. Customer spec §3.
 * `externalStatus` is the provider's word, kept as it came; `stage` is what it means.
 */
export const notarizationSchema = record({
  documentId: idSchema,
  provider: z.enum(NOTARY_PROVIDERS),
  stage: z.enum(NOTARIZATION_STAGES),
  /** The partners who are to act now: to sign, or to confirm the scan. */
  turn: z.array(sideSchema),
  /** Links under which each person joins. A reader gets the own one alone, and only while it can be used. */
  userALink: z.string().nullable(),
  userBLink: z.string().nullable(),
  attorneyALink: z.string().nullable(),
  attorneyBLink: z.string().nullable(),
  externalStatus: z.string().nullable(),
  /** SHA-256 (hex) of the commit that is notarized; null for an agreement that was made elsewhere. */
  commitHash: z.string().nullable(),
  /** The file of an agreement that was made elsewhere. */
  sourceFileId: idSchema.nullable(),
  /** When each partner signed, or confirmed the scan. */
  userADoneAt: instantSchema.nullable(),
  userBDoneAt: instantSchema.nullable(),
  /** When a partner's identity could not be established; null once they try again with success. */
  userAIdentityFailedAt: instantSchema.nullable(),
  userBIdentityFailedAt: instantSchema.nullable(),
  /** Why the notary refused the document, in the notary's words. */
  rejectionReason: z.string().nullable(),
  activatesAt: instantSchema.nullable(),
  expiresAt: instantSchema.nullable(),
  /** Signed by all; it is fetched and sealed now. */
  providerCompletedAt: instantSchema.nullable(),
  notarizationCompletedAt: instantSchema.nullable(),
  notarizedFileId: idSchema.nullable(),
  /** Of a signing on paper: what the partner who uploaded the scan wrote down. */
  scan: z
    .object({
      fileId: idSchema,
      /** SHA-256 (hex) of the scan: who confirms it, sends it back. */
      fileSha256: z.string(),
      signedOn: calendarDateSchema,
      notary: notarySchema,
      witnesses: z.array(z.string()),
      uploadedById: idSchema.nullable(),
    })
    .nullable(),
  endedAt: instantSchema.nullable(),
  endedReason: z.enum(NOTARIZATION_ENDINGS).nullable(),
  endedById: idSchema.nullable(),
  /** What the reader may do with it now. */
  abilities: z.object({ reset: z.boolean(), delete: z.boolean(), confirm: z.boolean(), replace: z.boolean() }),
}).meta({ id: 'Notarization', description: 'Notarization of one commit of a document. Customer spec §3.' });
export type Notarization = z.infer<typeof notarizationSchema>;

/** What a partner writes down of a signing on paper, beside the scan of it. Ours. */
export const scanFactsSchema = z.strictObject({
  /** The day on the paper. */
  signedOn: calendarDateSchema,
  notaryName: requiredText,
  notaryCommissionNumber: requiredText,
  /** Which state commissioned the notary, by its postal code. */
  notaryState: z.string().regex(/^[A-Z]{2}$/),
  notaryCounty: requiredText.optional(),
  commissionExpiresOn: calendarDateSchema,
  /** Names of those who witnessed it; a form names each in a field of its own. */
  witnesses: z
    .union([z.array(requiredText).max(SCAN_WITNESSES_MAX), requiredText.transform((name) => [name])])
    .optional(),
});
export type ScanFacts = z.infer<typeof scanFactsSchema>;

/** The scan that was opened and is the one. */
export const scanConfirmationSchema = z
  .strictObject({ fileSha256: z.string().regex(/^[0-9a-f]{64}$/) })
  .meta({ id: 'ScanConfirmation', description: 'SHA-256 of the scan that a partner has opened and confirms.' });

/** Why an admin gives up what the couple cannot. */
export const forceResetSchema = z
  .strictObject({ reason: longText.refine((reason) => reason.trim() !== '') })
  .meta({ id: 'NotarizationForceReset', description: 'Why an admin gives a notarization up. Kept with it.' });

/** The wedding date that the warning was of. */
export const weddingWarningSchema = z
  .strictObject({ weddingDate: calendarDateSchema })
  .meta({ id: 'WeddingWarningAcknowledgment', description: 'The wedding date of which a partner was warned.' });

const obstacleSchema = z.object({ code: z.enum(NOTARIZATION_OBSTACLES), message: z.string() }).nullable();

/** Everything that the screens of notarization show before there is one. */
export const notarizationOutlookSchema = z
  .object({
    /** First obstacle of the specification, which has a title, a message and a button of its own. */
    blocker: z.enum(NOTARIZATION_BLOCKERS).nullable(),
    /** What would be notarized: the hash of the commit (of an agreement made elsewhere the id of its file). Send it as `If-Match`. */
    version: z.string().nullable(),
    /** When that commit was made. */
    commitAt: instantSchema.nullable(),
    online: z.object({
      /** Whether the state has online notaries; the product is sold and the path shown only then. */
      isOffered: z.boolean(),
      obstacle: obstacleSchema,
    }),
    inPerson: z.object({ obstacle: obstacleSchema }),
    isPaid: z.boolean(),
    /** Whether the online path is offered and its product not bought yet. */
    isPaymentNeeded: z.boolean(),
    /** The state's wait after the final text; null where it has none. */
    wait: z
      .object({
        status: z.enum(['NOT_STARTED', 'RUNNING', 'OVER']),
        days: z.int(),
        /** When the text became final, and when the last of both partners was mailed it. */
        finalAt: instantSchema.nullable(),
        mailedAt: instantSchema.nullable(),
        endsAt: instantSchema.nullable(),
        timeZone: z.string(),
        citation: z.string().nullable(),
      })
      .nullable(),
    /** The state's warning that the wedding is too near for signing today; null while it is not. */
    weddingWarning: z
      .object({
        days: z.int(),
        weddingDate: calendarDateSchema,
        citation: z.string().nullable(),
        ownAcknowledgedAt: instantSchema.nullable(),
        partnerAcknowledgedAt: instantSchema.nullable(),
      })
      .nullable(),
    weddingDate: calendarDateSchema.nullable(),
    timeZone: z.string(),
    isWitnessRequired: z.boolean(),
    /** For which way of signing the certificates in the agreement have their words; null where they fit both. */
    certifiedWay: z.enum(['ONLINE', 'IN_PERSON']).nullable(),
    /** Partner A first. A partner's phone number is told to its owner alone. */
    signers: z.array(
      z.object({
        userId: idSchema,
        side: sideSchema,
        firstName: z.string().nullable(),
        middleName: z.string().nullable(),
        lastName: z.string().nullable(),
        suffix: z.string().nullable(),
        email: z.string(),
        phoneNumber: z.string().nullable(),
        problems: z.array(z.enum(['NAME_MISSING', 'EMAIL_MISSING', 'SAME_EMAIL', 'NO_PHONE'])),
      }),
    ),
    /** The notice to the partner whose attorney is missing; null while there is no reason for one. */
    partnerNotice: z
      .object({
        sentAt: instantSchema.nullable(),
        /** When another can be sent; null when it can be now. */
        nextAt: instantSchema.nullable(),
      })
      .nullable(),
    /** The one that is open or was completed; null while there is none. */
    current: notarizationSchema.nullable(),
  })
  .meta({ id: 'NotarizationOutlook', description: 'What keeps a couple from the notary, on both paths.' });
export type NotarizationOutlook = z.infer<typeof notarizationOutlookSchema>;

/**
 * Waiting periods of a state, as data; which states have them is content. D30. WAIT_AFTER_FINAL blocks: so many days, to the same local time, from the later of review or finalization and
 * the mailing of the final text to both. DAYS_BEFORE_WEDDING warns, is acknowledged and recorded.
 */
export const waitingRuleSchema = z
  .strictObject({
    kind: z.enum(['WAIT_AFTER_FINAL', 'DAYS_BEFORE_WEDDING']),
    days: z.int().positive(),
    effect: z.enum(['BLOCKS', 'WARNS']),
    /** IANA zone in which the days are counted. */
    timeZone: z.string().min(1),
    citation: z.string().min(1).nullable(),
  })
  .meta({ id: 'WaitingRule', description: 'A waiting period that the law of a state sets around the signing.' });
export type WaitingRule = z.infer<typeof waitingRuleSchema>;
