import { z } from 'zod';
import type { ReminderTopic } from './topics';

const topics = {
  QUESTIONNAIRE: z.boolean(),
  APPOINTMENTS: z.boolean(),
  REVIEWS: z.boolean(),
} satisfies Record<ReminderTopic, z.ZodBoolean>;

export const reminderSettingsSchema = z
  .object(topics)
  .meta({ id: 'ReminderSettings', description: 'Which reminders a person gets by mail.' });
export type ReminderSettings = z.infer<typeof reminderSettingsSchema>;

export const reminderSettingsUpdateSchema = z.strictObject(topics).partial().meta({ id: 'ReminderSettingsUpdate' });
