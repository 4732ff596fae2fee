import type { ReceiptPaper } from '@troth/agreement/pdf';
import { toJson } from '../database/columns';
import type { Tx } from '../database/database';
import type { CalendarMethod } from './mail.tables';
import { renderMail } from './render-mail';

/** A mail as its sender says it; the look is added here. */
export interface MailRequest {
  readonly kind: string;
  readonly to: string;
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  /** Paragraphs of plain text. */
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Said below the button, smaller. */
  readonly footnote?: string;
  /** An appointment for the reader's calendar program, as iCalendar text. */
  readonly calendar?: { readonly method: CalendarMethod; readonly text: string };
  /** Goes with it as PDF. */
  readonly receipt?: ReceiptPaper;
  /** The same key queues one mail only, whatever is retried. */
  readonly dedupeKey?: string;
}

export const MAIL_QUEUE = 'mail';

/** Writes a mail to the outbox in the caller's transaction. @returns its id; null when the dedupe key was used before. */
export async function queueMail(tx: Tx, mail: MailRequest, now: Date): Promise<string | null> {
  const { html, plain } = renderMail(mail);
  return queueRenderedMail(tx, { ...mail, html, plain }, now);
}

/** The same for a mail whose sender brings its own look, as the embedded identity does. */
export async function queueRenderedMail(
  tx: Tx,
  mail: {
    kind: string;
    to: string;
    replyTo?: string;
    subject: string;
    html: string;
    plain: string;
    calendar?: MailRequest['calendar'];
    receipt?: ReceiptPaper;
    dedupeKey?: string;
  },
  now: Date,
): Promise<string | null> {
  const row = await tx
    .insertInto('mailOutbox')
    .values({
      dedupeKey: mail.dedupeKey ?? null,
      recipient: mail.to,
      replyTo: mail.replyTo ?? null,
      subject: mail.subject,
      bodyText: mail.plain,
      bodyHtml: mail.html,
      calendarMethod: mail.calendar?.method ?? null,
      calendarText: mail.calendar?.text ?? null,
      receipt: mail.receipt === undefined ? null : toJson(mail.receipt),
      kind: mail.kind,
      status: 'QUEUED',
      createdAt: now,
    })
    .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
