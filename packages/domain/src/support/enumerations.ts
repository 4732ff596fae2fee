/** What a support ticket is about. Ours (D16 and 43). */
export const SUPPORT_TOPICS = ['QUESTIONNAIRE', 'PAYMENT', 'DOCUMENT', 'ACCOUNT', 'OTHER'] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

/** Where a support ticket stands: waiting for us, answered, or over. */
export const SUPPORT_TICKET_STATUSES = ['OPEN', 'ANSWERED', 'CLOSED'] as const;
export type SupportTicketStatus = (typeof SUPPORT_TICKET_STATUSES)[number];
