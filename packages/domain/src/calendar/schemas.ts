import { z } from 'zod';
import { instantSchema } from '../records/fields';

/**
 * A person's secret calendar address. The address itself is told once, when it is made: only its hash is kept.
 */
export const calendarFeedSchema = z
  .object({
    isActive: z.boolean(),
    createdAt: instantSchema.nullable(),
    /** When a calendar program last asked; null before the first time. */
    lastReadAt: instantSchema.nullable(),
    /** Only in the answer to making it. */
    url: z.string().nullable(),
    /** The same address under the scheme that opens a calendar program. */
    webcalUrl: z.string().nullable(),
  })
  .meta({ id: 'CalendarFeed', description: 'The secret address under which a calendar program reads the deadlines.' });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
