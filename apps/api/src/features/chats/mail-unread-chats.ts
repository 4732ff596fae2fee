import { chatCounterparts, isChatMailDue } from '@troth/domain/chats';
import type { UserType } from '@troth/domain/people';
import { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import { mailIn } from '../../kernel/mail/mail';
import { job } from '../../kernel/jobs/job';
import type { Services } from '../../kernel/services';
import {
  chatFactsOf,
  holdUnread,
  noteChatMail,
  peopleOfThread,
  type Thread,
} from '../../records/chats/chat.repository';
import { findDocumentRow } from '../../records/couples/couple';

const jobSchema = z.object({ documentId: z.uuid(), fromUserId: z.uuid(), toUserId: z.uuid() });

/** Looks, some minutes after a message, whether its addressee has to be told of it. */
export const chatMailJob = job({ name: 'chat-mail', schema: jobSchema, handle: mailUnreadChats });

/** Where the reader opens the conversation: an attorney on the client's page, a partner from the first screen. */
const placeOf = (userType: UserType, fromUserId: string) =>
  userType === 'ATTORNEY'
    ? ({ portal: 'attorney', path: `/attorney/clients/${fromUserId}?messages=${fromUserId}` } as const)
    : ({ portal: 'customer', path: `/?messages=${fromUserId}` } as const);

/** Whether the conversation is still the reader's to open. */
async function canRead(tx: Tx, { documentId, fromUserId, toUserId }: Thread, now: Date): Promise<boolean> {
  const document = await findDocumentRow(tx, documentId);
  if (document === undefined) return false;
  const counterparts = chatCounterparts(await chatFactsOf(tx, document, toUserId, now), toUserId);
  return counterparts?.some(({ userId }) => userId === fromUserId) === true;
}

/** Mails a reader that messages wait, unless they were read, taken back or mailed about since. */
async function mailUnreadChats(services: Services, thread: Thread): Promise<void> {
  const { database } = services;
  const now = services.now();
  await database.db.transaction().execute(async (tx) => {
    const unread = await holdUnread(tx, thread);
    if (!isChatMailDue(unread, now)) return;
    const people = await peopleOfThread(tx, thread);
    const reader = people.find(({ id }) => id === thread.toUserId);
    if (reader === undefined || !(await canRead(tx, thread, now))) return;
    const name = people.find(({ id }) => id === thread.fromUserId)?.firstName ?? null;
    const place = placeOf(reader.userType, thread.fromUserId);
    await mailIn(services, tx, now)({ kind: 'chat', to: reader.email, data: { name, ...place } });
    await noteChatMail(
      tx,
      unread.map((chat) => chat.id),
      now,
    );
  });
}
