import type { ReceiptPaper } from '@troth/agreement/pdf';
import type { ReminderTopic } from '@troth/domain/reminders';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, NullableInstant, Optional } from '../database/columns';
import type { MailName } from './catalogue/catalogue';

/**
 * UNDELIVERABLE: refused for good, or tried for days. DROPPED: a reminder whose reader unsubscribed while it was on its
 * way. FAILED is tried again.
 */
type MailStatus = 'QUEUED' | 'SENDING' | 'SENT' | 'FAILED' | 'UNDELIVERABLE' | 'DROPPED';

/** What an invitation asks of a calendar program: to keep the appointment, or to drop it. */
export type CalendarMethod = 'REQUEST' | 'CANCEL';

export interface MailTables {
  mailOutbox: {
    id: Generated<string>;
    dedupeKey: Optional<string>;
    recipient: string;
    /** Whom an answer goes to, where that is not the sender. */
    replyTo: Optional<string>;
    subject: string;
    bodyText: string;
    bodyHtml: string;
    calendarMethod: Optional<CalendarMethod>;
    calendarText: Optional<string>;
    receipt: ColumnType<ReceiptPaper | null, string | null | undefined, string | null>;
    kind: MailName;
    /** Only of reminders: whom it reminds of what, and the page that ends such reminders. */
    readerId: Optional<string>;
    topic: Optional<ReminderTopic>;
    unsubscribeUrl: Optional<string>;
    status: MailStatus;
    attempts: ColumnType<number, number | undefined, number>;
    lastError: Optional<string>;
    createdAt: Instant;
    sentAt: NullableInstant;
  };
  inboxMessages: {
    id: string;
    recipient: string;
    subject: string;
    bodyText: string;
    bodyHtml: string;
    calendarMethod: Optional<CalendarMethod>;
    calendarText: Optional<string>;
    receipt: ColumnType<ReceiptPaper | null, string | null | undefined, string | null>;
    unsubscribeUrl: Optional<string>;
    receivedAt: Instant;
    readAt: NullableInstant;
  };
  reminderOptouts: {
    userId: string;
    topic: ReminderTopic;
    optedOutAt: Instant;
  };
}
