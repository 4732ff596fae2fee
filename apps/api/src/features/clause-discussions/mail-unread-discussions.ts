import { CHAT_MAIL_DELAY_MS } from '@troth/domain/constants';
import { z } from 'zod';
import { job } from '../../kernel/jobs/job';
import { mailIn } from '../../kernel/mail/mail';
import type { Services } from '../../kernel/services';
import {
  discussionAbout,
  discussionReads,
  markMailed,
} from '../../records/clause-discussions/clause-discussion.repository';
import { lockParties } from '../../records/documents/document.repository';
import { addresseesByRole } from '../../records/users/user.repository';

const jobSchema = z.object({ documentId: z.uuid(), discussionId: z.uuid() });

/** Looks, some minutes after words about a clause, who has not read them. */
export const clauseDiscussionMailJob = job({
  name: 'clause-discussion-mail',
  schema: jobSchema,
  handle: mailUnreadDiscussions,
});

/** When words that nobody has read by then are told by mail. */
export const mailDueAt = (now: Date): Date => new Date(now.getTime() + CHAT_MAIL_DELAY_MS);

/**
 * Tells by mail whoever may read words about a clause and has not looked since. One mail, however many words wait, until
 * the reader has looked. Its words say nothing of theirs.
 */
async function mailUnreadDiscussions(
  services: Services,
  { documentId, discussionId }: z.output<typeof jobSchema>,
): Promise<void> {
  const now = services.now();
  await services.database.db.transaction().execute(async (tx) => {
    const document = await lockParties(tx, documentId);
    const said = await discussionAbout(tx, discussionId);
    if (document === undefined || said === undefined) return;
    const attorneys = [document.attorneyAId, document.attorneyBId];
    const partners = said.audience === 'SHARED' ? [document.userAId, document.userBId] : [];
    const readers = [...attorneys, ...partners].filter((id) => id !== null && id !== said.authorUserId) as string[];
    if (readers.length === 0) return;
    const people = await addresseesByRole(tx, readers);
    const looked = await discussionReads(tx, documentId, readers);
    for (const { id, email, userType } of people) {
      const read = looked.find(({ userId }) => userId === id);
      const hasRead = read !== undefined && read.readAt >= said.createdAt;
      const isTold = read?.mailedAt != null && read.mailedAt > read.readAt;
      if (hasRead || isTold) continue;
      const isAttorney = userType === 'ATTORNEY';
      await mailIn(services, tx, now)({ kind: 'clause-discussion', to: email, data: { documentId, isAttorney } });
      await markMailed(tx, { documentId, userId: id, mailedAt: now });
    }
  });
}
