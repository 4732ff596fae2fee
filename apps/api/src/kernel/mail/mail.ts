import { randomUUID } from 'node:crypto';
import type { ReceiptPaper } from '@troth/agreement/pdf';
import { z } from 'zod';
import type { Tx } from '../database/database';
import type { JobKind } from '../jobs/job';
import type { Services } from '../services';
import { composeMail, type MailData, type MailName, type ReminderName } from './catalogue/catalogue';
import type { Origins } from './catalogue/mail-kind';
import { houseSealIn } from '../protection/protected-database';
import { sealMail } from './mail-content';
import { headerLine } from './mail-text';
import type { CalendarMethod } from './mail.tables';
import { renderMail } from './render-mail';
import { isOptedOut } from './reminder-optouts';
import { unsubscribeUrl } from './unsubscribe-link';

interface Envelope {
  readonly to: string;
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: string;
  /** An appointment for the reader's calendar program, as iCalendar text. */
  readonly calendar?: { readonly method: CalendarMethod; readonly text: string };
  /** Goes with it as PDF. */
  readonly receipt?: ReceiptPaper;
  /** The same key queues one mail only, whatever is retried. */
  readonly dedupeKey?: string;
}

/** A reminder names its reader, who may have unsubscribed. */
type Reader<Name> = Name extends ReminderName ? { readonly readerId: string } : { readonly readerId?: never };

/** A mail as its sender asks for it: which of the catalogue, with what it needs to know, and to whom. */
export type MailRequest = {
  [Name in MailName]: Envelope & Reader<Name> & { readonly kind: Name; readonly data: MailData<Name> };
}[MailName];

export type SendMail = (mail: MailRequest) => Promise<void>;

export const mailKind: JobKind<{ readonly id: string }> = { name: 'mail', schema: z.object({ id: z.uuid() }) };

/** Sends mail from within a transaction: what is rolled back mails nobody, and a mail server is never waited for. */
export const mailIn =
  ({ config, jobs }: Pick<Services, 'config' | 'jobs'>, tx: Tx, now: Date): SendMail =>
  async (mail) => {
    const id = await queueMail(tx, mail, { now, origins: config.origins });
    if (id !== null) await jobs.enqueue(tx, mailKind, { id });
  };

/**
 * Writes a mail to the outbox in the caller's transaction.
 * @returns its id; null when the dedupe key was used before, or its reader wants no such reminders.
 */
export async function queueMail(
  tx: Tx,
  mail: MailRequest,
  { now, origins }: { readonly now: Date; readonly origins: Origins },
): Promise<string | null> {
  const { words, reader, topic } = composeMail(mail, origins);
  const readerId = mail.readerId ?? null;
  const isReminder = topic !== null && readerId !== null;
  if (isReminder && (await isOptedOut(tx, readerId, topic))) return null;
  const id = randomUUID();
  const unsubscribe = isReminder ? unsubscribeUrl(tx, { userId: readerId, topic, mailId: id }, origins) : null;
  const { html, plain } = renderMail(words, { reader, unsubscribeUrl: unsubscribe });
  const content = {
    subject: headerLine(words.subject),
    bodyText: plain,
    bodyHtml: html,
    replyTo: mail.replyTo ?? null,
    calendar: mail.calendar ?? null,
    receipt: mail.receipt ?? null,
    unsubscribeUrl: unsubscribe,
  };
  const row = await tx
    .insertInto('mailOutbox')
    .values({
      id,
      dedupeKey: mail.dedupeKey ?? null,
      recipient: mail.to,
      sealedContent: sealMail(houseSealIn(tx), 'mail_outbox', id, content),
      kind: mail.kind,
      readerId,
      topic,
      status: 'QUEUED',
      createdAt: now,
    })
    .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
