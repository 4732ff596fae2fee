import { sql } from 'kysely';
import type { Tx } from '../database/database';

/** Mails that did not arrive yet: how many, and the newest of them. */
export async function undeliveredMails(tx: Tx, most: number) {
  const undelivered = tx
    .selectFrom('mailOutbox')
    .where('status', 'in', ['QUEUED', 'SENDING', 'FAILED', 'UNDELIVERABLE']);
  const { total } = await undelivered.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const mails = await undelivered
    .select(['id', 'kind', 'recipient', 'status', 'attempts', 'lastError', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .limit(most)
    .execute();
  return { total: Number(total), mails };
}

/** The newest mails to an address, whatever its letters' case. */
export const mailsTo = (tx: Tx, email: string, most: number) =>
  tx
    .selectFrom('mailOutbox')
    .select(['id', 'kind', 'createdAt', 'sentAt', 'status', 'attempts', 'lastError', 'sealedContent'])
    .where(sql`lower(recipient)`, '=', email.toLowerCase())
    .orderBy('createdAt', 'desc')
    .limit(most)
    .execute();
