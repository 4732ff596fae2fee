import { z } from 'zod';
import { idSchema, instantSchema } from '../records/fields';
import { record } from '../records/records';

/**
 * A notarization of one commit of a document. Customer spec §3.
 * `externalStatus` is the provider's word, kept as it came.
 */
export const notarizationSchema = record({
  documentId: idSchema,
  /** Links under which each person joins; only the own link is shown to a person. */
  userALink: z.string().nullable(),
  userBLink: z.string().nullable(),
  attorneyALink: z.string().nullable(),
  attorneyBLink: z.string().nullable(),
  externalStatus: z.string().nullable(),
  notarizationCompletedAt: instantSchema.nullable(),
  notarizedFileId: idSchema.nullable(),
  /** SHA-256 (hex) of the commit that is notarized. */
  commitHash: z.string().nullable(),
}).meta({ id: 'Notarization', description: 'Notarization of one commit of a document. Customer spec §3.' });
export type Notarization = z.infer<typeof notarizationSchema>;

/**
 * Waiting periods of a state, as data; which states have them is content. `docs/decisions/0000-product-decisions.md`,
 * row 30. WAIT_AFTER_FINAL blocks: so many days, to the same local time, from the later of review or finalization and
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
