/**
 * What reminders are about: each can be done without by itself. What is part of the service (receipts, appointments that
 * were booked, steps of the notarization) is no reminder and goes on.
 */
export const REMINDER_TOPICS = ['QUESTIONNAIRE', 'APPOINTMENTS', 'REVIEWS'] as const;
export type ReminderTopic = (typeof REMINDER_TOPICS)[number];
