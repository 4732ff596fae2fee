import type { Selectable } from 'kysely';
import type { Tx } from '../../kernel/database/database';
import { notFound } from '../../kernel/http/problem';
import { type MailContent, openMail } from '../../kernel/mail/mail-content';
import type { MailTables } from '../../kernel/mail/mail.tables';
import { houseSealIn } from '../../kernel/protection/protected-database';

export type InboxMail = Omit<Selectable<MailTables['inboxMessages']>, 'sealedContent'> & MailContent;

const opened = (tx: Tx, { sealedContent, ...row }: Selectable<MailTables['inboxMessages']>): InboxMail => ({
  ...row,
  ...openMail(houseSealIn(tx), 'inbox_messages', row.id, sealedContent),
});

/** The newest mails, of one recipient or of all. */
export async function listInbox(tx: Tx, recipient: string, limit: number): Promise<InboxMail[]> {
  let query = tx.selectFrom('inboxMessages').selectAll();
  if (recipient !== '') query = query.where((eb) => eb(eb.fn<string>('lower', ['recipient']), '=', recipient));
  const rows = await query.orderBy('receivedAt', 'desc').orderBy('id').limit(limit).execute();
  return rows.map((row) => opened(tx, row));
}

/** @throws Problem NOT_FOUND */
export async function getInboxMail(tx: Tx, id: string): Promise<InboxMail> {
  const row = await tx.selectFrom('inboxMessages').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound);
  return opened(tx, row);
}

export async function markRead(tx: Tx, { id, readAt }: InboxMail, now: Date): Promise<void> {
  if (readAt !== null) return;
  await tx.updateTable('inboxMessages').set({ readAt: now }).where('id', '=', id).execute();
}
