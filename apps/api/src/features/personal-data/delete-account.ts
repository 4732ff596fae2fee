import { removeAccount } from '@troth/identity';
import { sql } from 'kysely';
import { z } from 'zod';
import { appendAudit } from '../../kernel/audit/audit';
import type { Tx } from '../../kernel/database/database';
import { mailIn } from '../../kernel/mail/mail';
import { storeIn } from '../../kernel/auth/identity';
import { job, noData } from '../../kernel/jobs/job';
import type { Services } from '../../kernel/services';
import { text } from '../../kernel/texts';
import { announce } from '../../kernel/changes/announce';
import { sessionsEnded } from '../../kernel/auth/end-sessions';
import { documentsLeft, planFor } from '../../records/personal-data/deletion-facts';
import { erasePerson } from './erase';

const MS_PER_DAY = 86_400_000;
const jobSchema = z.object({ deletionId: z.uuid() });

export const accountDeletionJob = job({ name: 'account-deletions', schema: jobSchema, handle: deleteAccount });
export const erasedFilesJob = job({ name: 'erased-files', schema: noData, handle: removeErasedFiles });

/** Writes the deletions that are due now; what has to come to its end first is asked again on the next day. */
export async function deleteDueAccounts({ jobs, now }: Pick<Services, 'jobs' | 'now'>, tx: Tx): Promise<void> {
  const due = await tx
    .selectFrom('accountDeletions')
    .select('id')
    .where('status', '=', 'SCHEDULED')
    .where('dueAt', '<=', now())
    .execute();
  for (const { id } of due) await jobs.enqueue(tx, accountDeletionJob, { deletionId: id });
  await jobs.enqueue(tx, erasedFilesJob, {});
  await forgetTheLast(tx, new Date(now().getTime() - MS_PER_DAY));
}

/**
 * Deletes an account whose time has come, in one transaction: killed anywhere, nothing is done yet or all of it, but for
 * the bytes of files, which a job of its own removes.
 */
export async function deleteAccount(services: Services, { deletionId }: z.infer<typeof jobSchema>): Promise<void> {
  const { database, jobs } = services;
  const now = services.now();
  await database.db.transaction().execute(async (tx) => {
    const deletion = await tx
      .selectFrom('accountDeletions')
      .selectAll()
      .where('id', '=', deletionId)
      .forUpdate()
      .executeTakeFirst();
    if (deletion?.status !== 'SCHEDULED' || deletion.dueAt > now) return;
    const documents = await documentsLeft(tx, deletion.userId, 'change');
    const { plan } = await planFor(tx, deletion.userId);
    // Something is under way again: it comes to its end first, and we look again tomorrow.
    if (plan.obstacles.length > 0) return;
    const person = await tx
      .selectFrom('users')
      .select(['id', 'externalId', 'email'])
      .where('id', '=', deletion.userId)
      .where('deletedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (person === undefined) return;
    await erasePerson(tx, person, documents, now);
    await removeAccount(storeIn(tx), { sessionsEnded }, person.externalId);
    const sendMail = mailIn(services, tx, now);
    const origin = { actor: { kind: 'system' }, now, ipAddress: null, requestId: null } as const;
    const event = { action: 'accounts.delete', outcome: 'DONE', subjectKind: 'user', subjectId: person.id } as const;
    await appendAudit(tx, event, origin);
    for (const { id, isNotarized, partner } of documents) {
      await appendAudit(tx, { ...event, documentId: id }, origin);
      if (partner === null) continue;
      await sendMail({
        kind: 'partner-deleted',
        to: partner.email,
        data: { isSealed: isNotarized },
        dedupeKey: `partner-deleted:${deletionId}:${id}`,
      });
      await announce(tx, [{ userIds: [partner.id], topics: ['document', 'partner', 'finances', 'disputes', 'chats'] }]);
    }
    await sendMail({
      kind: 'deletion-done',
      to: person.email,
      data: {
        kept: plan.kept.map(({ what, until }) => `${text(`deletion.kept.${what}`)} ${text(`deletion.until.${until}`)}`),
      },
      dedupeKey: `deletion-done:${deletionId}`,
    });
    await tx
      .updateTable('accountDeletions')
      .set({ status: 'DONE', endedAt: now })
      .where('id', '=', deletionId)
      .execute();
    await jobs.enqueue(tx, erasedFilesJob, {});
  });
}

const REMOVED_AT_ONCE = 50;

/** Removes the bytes whose rows are gone. After a crash it goes on with what is left: removing twice changes nothing. */
export async function removeErasedFiles({
  database: { db },
  files,
}: Pick<Services, 'database' | 'files'>): Promise<void> {
  for (;;) {
    const rows = await db.selectFrom('erasedFiles').select('key').limit(REMOVED_AT_ONCE).execute();
    if (rows.length === 0) return;
    for (const { key } of rows) {
      await files.remove(key);
      await db.deleteFrom('erasedFiles').where('key', '=', key).execute();
    }
  }
}

/** A day on: the last mail, which had to have an address, and the name of the sign-in, which a token may still have borne. */
async function forgetTheLast(tx: Tx, before: Date): Promise<void> {
  const old = sql`(select id from mail_outbox where kind = 'deletion-done' and created_at < ${before})`;
  await sql`delete from inbox_messages where id in ${old}`.execute(tx);
  await sql`delete from mail_outbox where id in ${old}`.execute(tx);
  await sql`update users set external_id = 'deleted:' || id
    where external_id <> 'deleted:' || id
      and id in (select user_id from account_deletions where status = 'DONE' and ended_at < ${before})`.execute(tx);
}
