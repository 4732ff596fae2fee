import { z } from 'zod';
import { idSchema, instantSchema } from '../records/fields';

/**
 * Whether a person waits for the agreement for married couples, which California's popup offers to those whose wedding
 * is too near. Customer spec §2 "California law popup"; D17.
 */
export const postnupWaitlistSchema = z
  .object({ joinedAt: instantSchema.nullable() })
  .meta({ id: 'PostnupWaitlist', description: 'When the person joined the postnup waitlist; null when not on it.' });
export type PostnupWaitlist = z.infer<typeof postnupWaitlistSchema>;

/** One who waits, as admins see them. */
export const postnupWaitlistEntrySchema = z
  .object({
    userId: idSchema,
    fullName: z.string(),
    email: z.string(),
    /** The state of the person's active document. */
    stateId: idSchema.nullable(),
    joinedAt: instantSchema,
  })
  .meta({ id: 'PostnupWaitlistEntry', description: 'A person on the waitlist for the agreement for married couples.' });
export type PostnupWaitlistEntry = z.infer<typeof postnupWaitlistEntrySchema>;
