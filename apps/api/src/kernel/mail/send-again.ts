import type { Tx } from '../database/database';
import { problem } from '../http/problem';
import type { Enqueue } from '../jobs/job';
import { text } from '../texts';
import { mailKind } from './mail';

/**
 * Sends a mail again that did not arrive.
 * @param recipient Whose mail it has to be, where that is said.
 * @throws Problem NOT_FOUND, or CONFLICT for one that left, or whose words are gone
 */
export async function sendMailAgain(
  { tx, enqueue }: { readonly tx: Tx; readonly enqueue: Enqueue },
  id: string,
  recipient?: string,
): Promise<void> {
  const mail = await tx
    .selectFrom('mailOutbox')
    .select(['id', 'status', 'recipient', 'sealedContent'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (mail === undefined || (recipient !== undefined && mail.recipient.toLowerCase() !== recipient.toLowerCase())) {
    throw problem('NOT_FOUND');
  }
  if ((mail.status !== 'FAILED' && mail.status !== 'UNDELIVERABLE') || mail.sealedContent === null) {
    throw problem('CONFLICT', { detail: text('adminUser.mailGone') });
  }
  await tx.updateTable('mailOutbox').set({ status: 'QUEUED' }).where('id', '=', mail.id).execute();
  await enqueue(mailKind, { id: mail.id });
}
