export {
  dueReviewReminder,
  REVIEW_INTERVAL_YEARS,
  REVIEW_KINDS,
  REVIEW_PROMISES,
  REVIEW_REMINDER_DAYS,
  type ReviewEvent,
  type ReviewKind,
  type ReviewPromise,
  type ReviewReminder,
  type UpcomingReview,
  upcomingReviews,
} from './review';
export {
  type ReminderSettings,
  reminderSettingsSchema,
  reminderSettingsUpdateSchema,
  upcomingReviewSchema,
} from './schemas';
export { ATTORNEY_TOPICS, COUPLE_TOPICS, REMINDER_TOPICS, type ReminderTopic } from './topics';
