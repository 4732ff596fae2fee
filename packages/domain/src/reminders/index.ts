export {
  dueReviewReminder,
  REVIEW_INTERVAL_YEARS,
  REVIEW_PROMISES,
  REVIEW_REMINDER_DAYS,
  type ReviewEvent,
  type ReviewPromise,
  type ReviewReminder,
} from './review';
export { type ReminderSettings, reminderSettingsSchema, reminderSettingsUpdateSchema } from './schemas';
export { REMINDER_TOPICS, type ReminderTopic } from './topics';
