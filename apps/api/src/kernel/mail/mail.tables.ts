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
    /** A `MailContent`. Null once the mail has left, or never will. */
    sealedContent: Optional<Uint8Array>;
    kind: MailName;
    /** Only of reminders: whom it reminds of what. */
    readerId: Optional<string>;
    topic: Optional<ReminderTopic>;
    status: MailStatus;
    attempts: ColumnType<number, number | undefined, number>;
    lastError: Optional<string>;
    createdAt: Instant;
    sentAt: NullableInstant;
  };
  inboxMessages: {
    id: string;
    recipient: string;
    /** A `MailContent`. */
    sealedContent: Uint8Array;
    receivedAt: Instant;
    readAt: NullableInstant;
  };
  reminderOptouts: {
    userId: string;
    topic: ReminderTopic;
    optedOutAt: Instant;
  };
}
