import { sql } from 'kysely';
import { type MailContent, openMail } from '../kernel/mail/mail-content';
import { houseSealIn } from '../kernel/protection/protected-database';
import type { TestApp } from './test-app';

interface TestMail extends MailContent {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
}

/** Mails to an address, oldest first: those that wait, and those that were delivered to the local inbox. */
export const readMails = (api: TestApp, recipient: string, kind?: string): Promise<TestMail[]> =>
  api.db.transaction().execute(async (tx) => {
    let query = tx
      .selectFrom('mailOutbox')
      .leftJoin('inboxMessages', 'inboxMessages.id', 'mailOutbox.id')
      .select(['mailOutbox.id', 'mailOutbox.kind', 'mailOutbox.recipient', 'mailOutbox.sealedContent as waiting'])
      .select('inboxMessages.sealedContent as delivered')
      .where('mailOutbox.recipient', '=', recipient);
    if (kind !== undefined) query = query.where((eb) => eb(eb.cast<string>('mailOutbox.kind', 'text'), '=', kind));
    // The clock of the tests may not move: then the order in which they were written or delivered decides.
    const rows = await query.orderBy('mailOutbox.createdAt').orderBy(sql`mail_outbox.xmin::text::bigint`).execute();
    const house = houseSealIn(tx);
    return rows.flatMap(({ waiting, delivered, ...mail }) => {
      if (waiting !== null) return [{ ...mail, ...openMail(house, 'mail_outbox', mail.id, waiting) }];
      return delivered === null ? [] : [{ ...mail, ...openMail(house, 'inbox_messages', mail.id, delivered) }];
    });
  });

/** The newest mail to an address. @throws when there is none. */
export async function readLastMail(api: TestApp, recipient: string, kind?: string): Promise<TestMail> {
  const mail = (await readMails(api, recipient, kind)).at(-1);
  if (mail === undefined) throw new Error(`Nothing was mailed to ${recipient}.`);
  return mail;
}
