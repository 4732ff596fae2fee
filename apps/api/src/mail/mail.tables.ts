import type { ReceiptPaper } from '@troth/agreement/pdf';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, NullableInstant, Optional } from '../database/columns';

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
    kind: string;
    status: 'QUEUED' | 'SENDING' | 'SENT' | 'FAILED';
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
    receivedAt: Instant;
    readAt: NullableInstant;
  };
}
