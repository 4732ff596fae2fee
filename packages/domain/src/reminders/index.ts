export { REMINDER_TOPICS, type ReminderTopic } from './topics';
