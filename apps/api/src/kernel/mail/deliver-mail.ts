import { renderReceiptPdf } from '@troth/agreement/pdf';
import { RETENTION } from '@troth/domain/retention';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Config } from '../config/config';
import type { Db, Tx } from '../database/database';
import type { Job } from '../jobs/job';
import type { Jobs } from '../jobs/jobs';
import { houseSealIn } from '../protection/protected-database';
import { mailKind } from './mail';
import { type MailContent, openMail, sealMail } from './mail-content';
import { isOptedOut } from './reminder-optouts';

export const RECEIPT_FILE_NAME = 'troth-receipt.pdf';

interface OutgoingMail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly content: MailContent;
}

/** What carries a mail out of the house. Throws when it could not. */
interface SmtpTransport {
  sendMail(mail: {
    messageId: string;
    from: string;
    envelope?: { from: string; to: string };
    to: { name: string; address: string };
    replyTo?: { name: string; address: string };
    subject: string;
    text: string;
    html: string;
    headers?: Record<string, string | { prepared: true; value: string }>;
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

const MINUTE_MS = 60_000;
/** After each failure a mail waits longer, at most this. */
const LONGEST_WAIT_MS = 120 * MINUTE_MS;
const GIVEN_UP_AFTER_MS = RETENTION.waitingMail.days * 24 * 60 * MINUTE_MS;
/** From here on a mail server's answer is for good (RFC 5321 section 4.2.1). */
const PERMANENT_FAILURE = 500;

/** When a mail that failed so often is tried again: after 1, 2, 4 … minutes. */
const nextAttemptAt = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(2 ** (attempts - 1) * MINUTE_MS, LONGEST_WAIT_MS));

/** So many connections a copy keeps open to the mail server, while there is mail. */
const POOL = { pool: true, maxConnections: 3, maxMessages: 100, maxRequeues: 0, idleTimeout: 30_000 } as const;

export async function smtpTransport(config: Config['mail'], isPooled = false): Promise<SmtpTransport | null> {
  if (config.url === null) return null;
  const { createTransport } = await import('nodemailer');
  return createTransport(
    {
      // What could not be sent is tried again by its job alone.
      ...(isPooled && POOL),
      url: config.url,
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      greetingTimeout: CONNECTION_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
    },
    { from: config.from },
  );
}

const transports = new WeakMap<Config['mail'], Promise<SmtpTransport | null>>();

/** One for all mails of a program: the connection of one mail takes the next. */
function pooledTransport(config: Config['mail']): Promise<SmtpTransport | null> {
  const known = transports.get(config);
  if (known !== undefined) return known;
  const made = smtpTransport(config, true);
  transports.set(config, made);
  return made;
}

export interface Delivering {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly logger: Pick<Logger, 'warn'>;
  readonly from: string;
  /** Whom mail servers tell of what they could not deliver; null is the sender. */
  readonly bounceTo?: string | null;
  readonly smtp: SmtpTransport | null;
  readonly now: Date;
}

/**
 * Delivers one mail of the outbox: to the local inbox in one transaction, so exactly once; or by SMTP, where a crash
 * between sending and ticking repeats it under the same message id, which mail programs show once. A mail that is not
 * taken writes the job of its own next attempt, so that it waits alone and however long the server is away.
 */
export async function deliverMail(work: Delivering, { id }: { readonly id: string }): Promise<void> {
  const { db, smtp, now } = work;
  const mail = await db.transaction().execute(async (tx) => {
    const claimed = await claim(tx, id);
    if (claimed === null) return null;
    if (smtp !== null) return claimed;
    await tick(tx, id, now);
    await intoInbox(tx, claimed, now);
    return null;
  });
  if (mail === null || smtp === null) return;
  try {
    await smtp.sendMail(await messageOf(mail, work.from, work.bounceTo ?? null));
  } catch (error) {
    await noteFailure(work, mail, error);
    return;
  }
  await tick(db, id, now);
}

export const mailJob: Job<{ readonly id: string }> = {
  ...mailKind,
  handle: async ({ config, database: { db }, jobs, logger, now }, mail) =>
    deliverMail(
      {
        db,
        jobs,
        logger,
        from: config.mail.from,
        bounceTo: config.mail.bounceAddress,
        smtp: await pooledTransport(config.mail),
        now: now(),
      },
      mail,
    ),
};

/** Takes a mail up, unless it has left already. A reminder whose reader has unsubscribed since then is dropped here. */
async function claim(tx: Tx, id: string): Promise<OutgoingMail | null> {
  const mail = await tx
    .updateTable('mailOutbox')
    .set((eb) => ({ status: 'SENDING', attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('status', 'in', ['QUEUED', 'SENDING', 'FAILED'])
    .returningAll()
    .executeTakeFirst();
  if (mail === undefined) return null;
  const { readerId, topic, sealedContent, ...row } = mail;
  if (sealedContent === null) throw new Error(`The mail ${id} waits, and has no content.`);
  if (readerId === null || topic === null || !(await isOptedOut(tx, readerId, topic)))
    return { ...row, content: openMail(houseSealIn(tx), 'mail_outbox', id, sealedContent) };
  await tx.updateTable('mailOutbox').set({ status: 'DROPPED', sealedContent: null }).where('id', '=', id).execute();
  return null;
}

const tick = (db: Db, id: string, now: Date) =>
  db
    .updateTable('mailOutbox')
    .set({ status: 'SENT', sentAt: now, lastError: null, sealedContent: null })
    .where('id', '=', id)
    .execute();

async function intoInbox(tx: Tx, { id, recipient, content }: OutgoingMail, now: Date): Promise<void> {
  const sealedContent = sealMail(houseSealIn(tx), 'inbox_messages', id, content);
  await tx
    .insertInto('inboxMessages')
    .values({ id, recipient, sealedContent, receivedAt: now, readAt: null })
    .execute();
}

/** The domain of a sender, with or without a name: filters distrust message ids of another. */
const domainOf = (from: string): string => /@([^\s@<>]+)>?\s*$/.exec(from)?.[1] ?? 'troth.example';

async function messageOf(
  mail: OutgoingMail,
  from: string,
  bounceTo: string | null,
): Promise<Parameters<SmtpTransport['sendMail']>[0]> {
  const { subject, bodyText, bodyHtml, replyTo, receipt, calendar, unsubscribeUrl } = mail.content;
  return {
    messageId: `<${mail.id}@${domainOf(from)}>`,
    from,
    ...(bounceTo === null ? {} : { envelope: { from: bounceTo, to: mail.recipient } }),
    // As an address, not as a header: what was typed cannot name a second recipient.
    to: { name: '', address: mail.recipient },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    text: bodyText,
    html: bodyHtml,
    headers: {
      // Answering machines leave it alone (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl === null
        ? {}
        : {
            // As it is: folded or encoded, some programs would not read the address.
            'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    ...(receipt === null
      ? {}
      : {
          attachments: [
            {
              filename: RECEIPT_FILE_NAME,
              contentType: 'application/pdf',
              content: Buffer.from(await renderReceiptPdf(receipt)),
            },
          ],
        }),
    ...(calendar === null
      ? {}
      : { icalEvent: { method: calendar.method, filename: 'invite.ics', content: calendar.text } }),
  };
}

const errorSchema = z.object({
  code: z.string().optional().catch(undefined),
  responseCode: z.int().optional().catch(undefined),
});

/** The kind of failure, without the server's words: they repeat the address. */
async function noteFailure({ db, jobs, logger, now }: Delivering, mail: OutgoingMail, error: unknown): Promise<void> {
  const { code = 'UNKNOWN', responseCode } = errorSchema.catch({}).parse(error);
  const lastError = responseCode === undefined ? code : `${code} ${responseCode}`;
  const isRefused = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= PERMANENT_FAILURE;
  const next = nextAttemptAt(mail.attempts, now);
  const isOver = isRefused || next.getTime() - mail.createdAt.getTime() > GIVEN_UP_AFTER_MS;
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('mailOutbox')
      .set({
        lastError,
        status: isOver ? 'UNDELIVERABLE' : 'FAILED',
        // What a server refused an admin can send again, as long as a mail may wait.
        ...(isOver && !isRefused && { sealedContent: null }),
      })
      .where('id', '=', mail.id)
      .execute();
    if (!isOver) await jobs.enqueue(tx, mailKind, { id: mail.id }, { startAfter: next });
  });
  logger.warn(
    { mailId: mail.id, kind: mail.kind, attempts: mail.attempts, lastError, isOver },
    isOver ? 'a mail cannot be delivered' : 'a mail was not taken and is tried again',
  );
}
