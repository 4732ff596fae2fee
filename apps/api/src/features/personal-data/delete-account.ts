import {
  dueDeletions,
  erasedFiles,
  forgetErasedFile,
  forgetTheLast,
  holdAccount,
  holdDeletion,
  recordDeleted,
} from '../../records/personal-data/account-deletion.repository';
import { removeAccount } from '@troth/identity';
import { z } from 'zod';
import { appendAudit, ofSystem } from '../../kernel/audit/audit';
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
  for (const { id } of await dueDeletions(tx, now())) await jobs.enqueue(tx, accountDeletionJob, { deletionId: id });
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
    const deletion = await holdDeletion(tx, deletionId);
    if (deletion?.status !== 'SCHEDULED' || deletion.dueAt > now) return;
    const documents = await documentsLeft(tx, deletion.userId, 'change');
    const { plan } = await planFor(tx, deletion.userId);
    // Something is under way again: it comes to its end first, and we look again tomorrow.
    if (plan.obstacles.length > 0) return;
    const person = await holdAccount(tx, deletion.userId);
    if (person === undefined) return;
    await erasePerson(tx, person, documents, now);
    await removeAccount(storeIn(tx), { sessionsEnded }, person.externalId);
    const sendMail = mailIn(services, tx, now);
    const origin = ofSystem(now);
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
    await recordDeleted(tx, deletionId, now);
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
    const rows = await erasedFiles(db, REMOVED_AT_ONCE);
    if (rows.length === 0) return;
    for (const { key } of rows) {
      await files.remove(key);
      await forgetErasedFile(db, key);
    }
  }
}
