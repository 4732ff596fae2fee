import { z } from 'zod';
import { idSchema, instantSchema, reasonSchema } from '../records/fields';
import { supportTopicSchema } from '../support/schemas';

/** Why an admin opens what a couple wrote: one of the two. */
export const adminAccessRequestSchema = z
  .union([z.strictObject({ ticketId: idSchema }), z.strictObject({ reason: reasonSchema })])
  .meta({
    id: 'AdminAccessRequest',
    description: 'Why an admin opens what a couple wrote: an open support ticket of theirs, or a reason in words.',
  });

export const adminAccessSchema = z
  .object({
    id: idSchema,
    documentId: idSchema,
    ticketId: idSchema.nullable(),
    reason: z.string().nullable(),
    openedAt: instantSchema,
    /** It ends then, and before that once its ticket is not open any more. */
    until: instantSchema,
  })
  .meta({ id: 'AdminAccess', description: "An admin's access to what a couple wrote, for an hour." });

export const adminAccessStateSchema = z
  .object({
    /** The access that is open now; null when there is none. */
    access: adminAccessSchema.nullable(),
    /** Open tickets of the couple, for which one can be opened. */
    openTickets: z.array(
      z.object({ id: idSchema, number: z.int().positive(), topic: supportTopicSchema, createdAt: instantSchema }),
    ),
  })
  .meta({ id: 'AdminAccessState', description: 'Whether an admin may look at what a couple wrote, and what for.' });
