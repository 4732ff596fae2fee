import {
  chatCounterpartSchema,
  chatCounterparts,
  chatCreationSchema,
  chatIdsSchema,
  chatRefusal,
  chatSchema,
} from '@troth/domain/chats';
import { CHAT_MAIL_DELAY_MS } from '@troth/domain/constants';
import { idSchema, instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import type { Tx } from '../../kernel/database/database';
import { idParam } from '../../kernel/http/common-schemas';
import { operation } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { getDocumentRow } from '../../records/couples/couple';
import { chatPolicy } from '../../records/chats/chat.policy';
import { presentChat } from '../../records/chats/chat.presenter';
import {
  type ChatRow,
  chatFactsOf,
  deleteChats,
  insertChat,
  markChatsRead,
  namedChats,
  pageOfChats,
} from '../../records/chats/chat.repository';
import { presentCounterparts } from '../../records/chats/read-counterparts';
import { chatMailJob } from './mail-unread-chats';

const PAGE_SIZE = 50;
const LARGEST_PAGE = 200;

const params = idParam.extend({ docId: idSchema });

const load = async ({ tx, now, params: { id, docId } }: { tx: Tx; now: Date; params: z.output<typeof params> }) => {
  const document = await getDocumentRow(tx, docId);
  const facts = await chatFactsOf(tx, document, id, now);
  return { userId: id, document, facts, counterparts: chatCounterparts(facts, id) };
};

/**
 * The named messages, when all of them are there for this person and on the side that the change is for.
 * @throws Problem NOT_FOUND for one that the person has no part in, NOT_ALLOWED for one of the other side.
 */
async function chatsToChange(
  tx: Tx,
  named: { documentId: string; personId: string; ids: readonly string[] },
  isMine: (chat: ChatRow) => boolean,
): Promise<ChatRow[]> {
  const ids = [...new Set(named.ids)];
  const found = await namedChats(tx, { ...named, ids });
  if (found.length < ids.length) throw problem('NOT_FOUND', { refused: true });
  if (!found.every(isMine)) throw problem('NOT_ALLOWED', { refused: true });
  return found.filter(({ deletedAt }) => deletedAt === null);
}

export const chatOperations = [
  operation({
    route: 'GET /users/{id}/documents/{docId}/chats',
    id: 'chats.list',
    summary: 'Messages that a person wrote or was written about a document, oldest first',
    description:
      'The newest page; with `before`, the newest page of what was written earlier. `withUserId` keeps one conversation.',
    tag: 'chats',
    params,
    query: z.object({
      withUserId: idSchema.optional(),
      before: instantSchema.optional(),
      limit: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(PAGE_SIZE),
    }),
    response: z.array(chatSchema),
    policy: chatPolicy,
    action: 'read',
    load,
    handle: async ({ tx, subject, params: { id, docId }, query: { withUserId, before, limit } }) => {
      const withUserIds = (subject.counterparts ?? [])
        .map(({ userId }) => userId)
        .filter((userId) => withUserId === undefined || userId === withUserId);
      const page = { withUserIds, before: before === undefined ? undefined : new Date(before), limit };
      return (await pageOfChats(tx, { documentId: docId, personId: id }, page)).map(presentChat);
    },
  }),
  operation({
    route: 'GET /users/{id}/documents/{docId}/chats/counterparts',
    id: 'chats.counterparts',
    summary: 'With whom a person has a conversation about a document, and how many messages of each wait to be read',
    description:
      'The partner, the person’s attorneys, or the attorney’s clients. A closed conversation can be read but not continued.',
    tag: 'chats',
    isOurs: true,
    params,
    response: z.array(chatCounterpartSchema),
    policy: chatPolicy,
    action: 'read',
    load,
    handle: ({ tx, subject: { document, facts, counterparts } }) =>
      presentCounterparts(tx, { document, counterparts: counterparts ?? [], unread: facts.unread }),
  }),
  operation({
    route: 'POST /users/{id}/documents/{docId}/chats',
    id: 'chats.send',
    summary: 'Writes to the partner, the person’s attorney, or the attorney’s client',
    tag: 'chats',
    params,
    body: chatCreationSchema,
    limit: 'MESSAGES',
    response: chatSchema,
    status: 201,
    policy: chatPolicy,
    action: 'write',
    load,
    handle: async ({ tx, now, params: { id, docId }, body, subject, audit, announce, enqueue }) => {
      const refusal = chatRefusal(subject.facts, id, body.toUserId);
      if (refusal === 'CLOSED') throw problem('REFUSED_BY_RULE', { detail: text('chat.closed') });
      if (refusal !== null) throw problem(refusal === 'UNKNOWN' ? 'NOT_FOUND' : 'NOT_ALLOWED', { refused: true });
      const thread = { documentId: docId, fromUserId: id, toUserId: body.toUserId };
      const chat = await insertChat(tx, thread, body.message, now);
      audit({ subjectKind: 'chat', subjectId: chat.id, documentId: docId });
      await enqueue(chatMailJob, thread, { startAfter: new Date(chat.createdAt.getTime() + CHAT_MAIL_DELAY_MS) });
      announce({ userIds: [id, body.toUserId], topics: ['chats'] });
      return presentChat(chat);
    },
  }),
  operation({
    route: 'PATCH /users/{id}/documents/{docId}/chats/read',
    id: 'chats.markAsRead',
    summary: 'Marks messages to oneself as read; answers those that are still there',
    tag: 'chats',
    params,
    body: chatIdsSchema,
    response: z.array(chatSchema),
    audited: false,
    policy: chatPolicy,
    action: 'markAsRead',
    load,
    handle: async ({ tx, now, params: { id, docId }, body, announce }) => {
      const named = { documentId: docId, personId: id, ids: body.chatIds };
      const toMe = await chatsToChange(tx, named, ({ toUserId }) => toUserId === id);
      if (toMe.length === 0) return [];
      const ids = toMe.map((chat) => chat.id);
      if ((await markChatsRead(tx, ids, id, now)) > 0) {
        announce({ userIds: [id, ...toMe.map(({ fromUserId }) => fromUserId)], topics: ['chats'] });
      }
      return (await namedChats(tx, named)).filter(({ deletedAt }) => deletedAt === null).map(presentChat);
    },
  }),
  operation({
    route: 'DELETE /users/{id}/documents/{docId}/chats',
    id: 'chats.takeBack',
    summary: 'Takes own messages back: they vanish for both',
    description: 'Names the messages as `chatIds`; without them 400. Taking back twice changes nothing.',
    tag: 'chats',
    params,
    body: chatIdsSchema,
    response: null,
    policy: chatPolicy,
    action: 'takeBack',
    load,
    handle: async ({ tx, now, params: { id, docId }, body, audit, announce }) => {
      const named = { documentId: docId, personId: id, ids: body.chatIds };
      const ofMine = await chatsToChange(tx, named, ({ fromUserId }) => fromUserId === id);
      for (const chat of ofMine) audit({ subjectKind: 'chat', subjectId: chat.id, documentId: docId });
      if (ofMine.length > 0) {
        await deleteChats(
          tx,
          ofMine.map((chat) => chat.id),
          id,
          now,
        );
        announce({ userIds: [id, ...ofMine.map(({ toUserId }) => toUserId)], topics: ['chats'] });
      }
      return null;
    },
  }),
];
