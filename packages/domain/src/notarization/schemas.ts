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
