/**
 * The topics of optional mails, each turned off separately. A link in a mail names its topic by its place in
 * this list, so topics are added at the end. What is part of the service (receipts, appointments that
 * were booked, steps of the notarization) is no reminder and goes on.
 */
export const REMINDER_TOPICS = ['QUESTIONNAIRE', 'APPOINTMENTS', 'REVIEWS', 'PAYOUTS', 'CLIENT_NEWS'] as const;
export type ReminderTopic = (typeof REMINDER_TOPICS)[number];

/** Those that couples get. */
export const COUPLE_TOPICS = ['QUESTIONNAIRE', 'APPOINTMENTS', 'REVIEWS'] as const satisfies readonly ReminderTopic[];
/** Those that attorneys get. What a client waits for (a booking, an outcome, an approval, a message) has no topic. */
export const ATTORNEY_TOPICS = ['APPOINTMENTS', 'CLIENT_NEWS', 'PAYOUTS'] as const satisfies readonly ReminderTopic[];
