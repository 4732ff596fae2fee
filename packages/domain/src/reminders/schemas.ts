import { z } from 'zod';
import { calendarDateSchema } from '../records/fields';
import { REVIEW_KINDS, REVIEW_PROMISES, type ReviewEvent } from './review';
import type { ReminderTopic } from './topics';

const topics = {
  QUESTIONNAIRE: z.boolean(),
  APPOINTMENTS: z.boolean(),
  REVIEWS: z.boolean(),
  PAYOUTS: z.boolean(),
  CLIENT_NEWS: z.boolean(),
} satisfies Record<ReminderTopic, z.ZodBoolean>;

export const reminderSettingsSchema = z
  .object(topics)
  .meta({ id: 'ReminderSettings', description: 'Which mails a person gets that they can do without.' });
export type ReminderSettings = z.infer<typeof reminderSettingsSchema>;

export const reminderSettingsUpdateSchema = z.strictObject(topics).partial().meta({ id: 'ReminderSettingsUpdate' });

const reviewEvents = REVIEW_PROMISES.filter((promise): promise is ReviewEvent => promise !== 'every_five_years');

export const upcomingReviewSchema = z
  .object({
    kind: z.enum(REVIEW_KINDS),
    nextOn: calendarDateSchema,
    /** After so many years it comes again. */
    everyYears: z.int().positive(),
    events: z.array(z.enum(reviewEvents)),
  })
  .meta({
    id: 'UpcomingReview',
    description: 'Reviews of the agreement that both partners promised: the next, and how often they come.',
  });
