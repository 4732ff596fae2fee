import { renderReceiptPdf } from '@troth/agreement/pdf';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Config } from '../config';
import { toJson } from '../database/columns';
import type { Db } from '../database/database';

export const RECEIPT_FILE_NAME = 'troth-receipt.pdf';

const jobSchema = z.object({ id: z.uuid() });

/** What carries a mail out of the house. Throws when it could not; the job is then tried again. */
interface SmtpTransport {
  sendMail(mail: {
    messageId: string;
    from: string;
    to: string;
    replyTo?: string;
    subject: string;
    text: string;
    html: string;
    attachments?: { filename: string; contentType: string; content: Buffer }[];
    icalEvent?: { method: string; filename: string; content: string };
  }): Promise<unknown>;
}

/**
 * How long a silent mail server is waited for. Together they end well before a job expires (300 s) and is given to
 * another worker, or one mail would be under way twice.
 */
const CONNECTION_TIMEOUT_MS = 15_000;
const SOCKET_TIMEOUT_MS = 60_000;

export function smtpTransport(config: Config['mail']): SmtpTransport | null {
  if (config.url === null) return null;
  return createTransport(
    {
      url: config.url,
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      greetingTimeout: CONNECTION_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
    },
    { from: config.from },
  );
}

/**
 * Delivers one mail of the outbox: to the local inbox in one transaction, so exactly once; or by SMTP, where a crash
 * between sending and ticking repeats it under the same message id, which mail programs show once.
 */
export async function deliverMail(
  db: Db,
  data: unknown,
  options: { from: string; smtp: SmtpTransport | null; now: Date },
): Promise<void> {
  const { id } = jobSchema.parse(data);
  const { smtp, now } = options;
  if (smtp === null) {
    await db.transaction().execute(async (tx) => {
      const mail = await tx
        .updateTable('mailOutbox')
        .set((eb) => ({ status: 'SENT', sentAt: now, attempts: eb('attempts', '+', 1) }))
        .where('id', '=', id)
        .where('status', '!=', 'SENT')
        .returningAll()
        .executeTakeFirst();
      if (mail === undefined) return;
      const { recipient, subject, bodyText, bodyHtml, calendarMethod, calendarText, receipt } = mail;
      await tx
        .insertInto('inboxMessages')
        .values({
          id,
          recipient,
          subject,
          bodyText,
          bodyHtml,
          calendarMethod,
          calendarText,
          receipt: receipt === null ? null : toJson(receipt),
          receivedAt: now,
          readAt: null,
        })
        .execute();
    });
    return;
  }
  const mail = await db
    .updateTable('mailOutbox')
    .set((eb) => ({ status: 'SENDING', attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('status', '!=', 'SENT')
    .returningAll()
    .executeTakeFirst();
  if (mail === undefined) return;
  try {
    await smtp.sendMail({
      messageId: `<${id}@troth>`,
      from: options.from,
      to: mail.recipient,
      ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
      subject: mail.subject,
      text: mail.bodyText,
      html: mail.bodyHtml,
      ...(mail.receipt === null
        ? {}
        : {
            attachments: [
              {
                filename: RECEIPT_FILE_NAME,
                contentType: 'application/pdf',
                content: Buffer.from(await renderReceiptPdf(mail.receipt)),
              },
            ],
          }),
      ...(mail.calendarMethod !== null && mail.calendarText !== null
        ? { icalEvent: { method: mail.calendarMethod, filename: 'invite.ics', content: mail.calendarText } }
        : {}),
    });
  } catch (error) {
    const lastError =
      error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN';
    await db.updateTable('mailOutbox').set({ status: 'FAILED', lastError }).where('id', '=', id).execute();
    throw error;
  }
  await db
    .updateTable('mailOutbox')
    .set({ status: 'SENT', sentAt: now, lastError: null })
    .where('id', '=', id)
    .execute();
}
