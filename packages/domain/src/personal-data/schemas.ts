import { z } from 'zod';
import { instantSchema } from '../records/fields';
import { DELETION_ERASED, DELETION_KEPT, DELETION_OBSTACLES, KEPT_UNTIL } from './deletion';

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

/** What deleting the account would do now, and whether it has been asked for. */
export const accountDeletionSchema = z
  .object({
    obstacles: z.array(z.enum(DELETION_OBSTACLES)),
    erased: z.array(z.enum(DELETION_ERASED)),
    kept: z.array(z.object({ what: z.enum(DELETION_KEPT), until: z.enum(KEPT_UNTIL) })),
    /** Names what is said here; a confirmation sends it along, so that what was read is what is confirmed. */
    version: z.string(),
    /** Null while nothing was asked for. */
    scheduled: z.object({ requestedAt: instantSchema, dueAt: instantSchema }).nullable(),
  })
  .meta({
    id: 'AccountDeletion',
    description: 'What deleting the account does: what is erased, what is kept, and until when.',
  });
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

/** Typed out by the person, so that nobody deletes an account by a slip. */
export const accountDeletionRequestSchema = z
  .object({ confirmation: z.literal('DELETE'), version: z.string().min(1).max(200) })
  .meta({ id: 'AccountDeletionRequest', description: 'The confirmation that the account is to be deleted.' });
