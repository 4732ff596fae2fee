export {
  dueReviewReminder,
  REVIEW_KINDS,
  REVIEW_PROMISES,
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
