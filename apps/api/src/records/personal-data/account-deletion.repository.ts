import { sql } from 'kysely';
import { hashSecretToken } from '../../kernel/auth/secret-token';
import type { Db, Tx } from '../../kernel/database/database';

const scheduled = (tx: Tx) => tx.selectFrom('accountDeletions').where('status', '=', 'SCHEDULED');

export const openDeletionOf = (tx: Tx, userId: string) =>
  scheduled(tx).selectAll().where('userId', '=', userId).executeTakeFirst();

/** By the secret in the mail that lets a person keep the account. */
export const openDeletionByToken = (tx: Tx, token: string) =>
  scheduled(tx).selectAll().where('cancelHash', '=', hashSecretToken(token)).executeTakeFirst();

export const dueDeletions = (tx: Tx, now: Date) => scheduled(tx).select('id').where('dueAt', '<=', now).execute();

export const holdDeletion = (tx: Tx, id: string) =>
  tx.selectFrom('accountDeletions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const scheduleDeletion = (
  tx: Tx,
  deletion: {
    readonly userId: string;
    readonly requestedAt: Date;
    readonly dueAt: Date;
    readonly cancelHash: string;
  },
) =>
  tx
    .insertInto('accountDeletions')
    .values({ ...deletion, status: 'SCHEDULED' })
    .returning('id')
    .executeTakeFirstOrThrow();

/** The person keeps the account. @returns undefined when nothing was scheduled. */
export const cancelDeletion = (tx: Tx, userId: string, now: Date) =>
  tx
    .updateTable('accountDeletions')
    .set({ status: 'CANCELED', endedAt: now })
    .where('userId', '=', userId)
    .where('status', '=', 'SCHEDULED')
    .returning('id')
    .executeTakeFirst();

export const recordDeleted = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx.updateTable('accountDeletions').set({ status: 'DONE', endedAt: now }).where('id', '=', id).execute();
};

/** Held. Undefined when there is no such account any more. */
export const holdAccount = (tx: Tx, id: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'externalId', 'email'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Keys of files whose rows are gone, and whose bytes are not. */
export const erasedFiles = (db: Db, limit: number) => db.selectFrom('erasedFiles').select('key').limit(limit).execute();

export const forgetErasedFile = async (db: Db, key: string): Promise<void> => {
  await db.deleteFrom('erasedFiles').where('key', '=', key).execute();
};

/** A day on: the last mail, which had to have an address, and the name of the sign-in, which a token may still have borne. */
export async function forgetTheLast(tx: Tx, before: Date): Promise<void> {
  const old = sql`(select id from mail_outbox where kind = 'deletion-done' and created_at < ${before})`;
  await sql`delete from inbox_messages where id in ${old}`.execute(tx);
  await sql`delete from mail_outbox where id in ${old}`.execute(tx);
  await sql`update users set external_id = 'deleted:' || id
    where external_id <> 'deleted:' || id
      and id in (select user_id from account_deletions where status = 'DONE' and ended_at < ${before})`.execute(tx);
}
