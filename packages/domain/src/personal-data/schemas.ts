import { z } from 'zod';
import { instantSchema } from '../records/fields';

/** What a person is shown of the archive of their data. An archive that was taken away is none. */
export const personalArchiveSchema = z
  .object({
    state: z.enum(['NONE', 'MAKING', 'READY', 'FAILED']),
    requestedAt: instantSchema.nullable(),
    sizeInBytes: z.int().nonnegative().nullable(),
    /** Until when it can be downloaded. */
    availableUntil: instantSchema.nullable(),
    /** Why another one cannot be asked for now. */
    refusal: z.enum(['BEING_MADE', 'TOO_SOON']).nullable(),
  })
  .meta({ id: 'PersonalArchive', description: 'The archive of everything that Troth has of a person.' });
export type PersonalArchive = z.infer<typeof personalArchiveSchema>;
