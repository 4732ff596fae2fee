import { z } from 'zod';
import { say } from '../messages/say';
import { calendarDateSchema, idSchema, instantSchema, longText } from '../records/fields';
import { VALUATION_BASES, type VALUATION_FIELDS } from './evidence';
import { EVIDENCE_FILE_TYPES } from './evidence-files';

export const valuationBasisSchema = z
  .enum(VALUATION_BASES, { error: () => say('validation.required') })
  .meta({ id: 'ValuationBasis', description: 'How the value of a financial entry was found.' });

/** What every kind that can be changed carries besides its own fields. */
export const evidenceShape = {
  valuationBasis: valuationBasisSchema.nullish(),
  /** The day on which the value was true. */
  valuationDate: calendarDateSchema.nullish(),
  valuationNote: longText.nullish(),
} satisfies Record<(typeof VALUATION_FIELDS)[number], z.ZodType>;

/** A statement, a deed or a picture that a financial entry carries. */
export const evidenceFileSchema = z
  .object({
    id: idSchema,
    entryId: idSchema,
    name: z.string(),
    /** Bytes, as they are stored. */
    size: z.int().min(1),
    contentType: z.enum(EVIDENCE_FILE_TYPES),
    /** SHA-256 of the stored bytes, in hexadecimal. */
    sha256: z.string(),
    createdAt: instantSchema,
  })
  .meta({ id: 'EvidenceFile', description: 'A file that a financial entry carries as evidence of its value.' });
export type EvidenceFile = z.infer<typeof evidenceFileSchema>;
