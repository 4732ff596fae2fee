import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, type components } from '@troth/api-client';
import { api, unwrap } from '../api';
import type { Outgoing } from '../outbox';

export type Chat = components['schemas']['Chat'];
export type Counterpart = components['schemas']['ChatCounterpart'];

/** Whose messages these are, and the document that they belong to. */
export interface OwnMessages {
  readonly userId: string;
  readonly documentId: string;
}

/** The two between whom the words go. */
export interface Conversation extends OwnMessages {
  readonly otherId: string;
}

/** So many messages come at once; earlier ones when they are asked for. */
const PAGE_LENGTH = 50;

const pathOf = ({ userId, documentId }: OwnMessages) => ({ path: { id: userId, docId: documentId } });

/** Key of all that concerns the messages of a document. */
const chatsKey = ({ userId, documentId }: OwnMessages) => ['users', userId, 'documents', documentId, 'chats'];

/** Key of one conversation. */
export const conversationKey = (conversation: Conversation) => [...chatsKey(conversation), conversation.otherId];

/** Messages by page, the newest page first; each oldest first. Customer spec §7 "Chats". */
export const messagesQuery = (conversation: Conversation) =>
  infiniteQueryOptions({
    queryKey: [...conversationKey(conversation), 'messages'],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/users/{id}/documents/{docId}/chats', {
          params: {
            ...pathOf(conversation),
            query: {
              withUserId: conversation.otherId,
              limit: PAGE_LENGTH,
              ...(pageParam !== null && { before: pageParam }),
            },
          },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length < PAGE_LENGTH ? null : (page[0]?.createdAt ?? null)),
  });

/** With whom one has a conversation about the document, and how many messages of each wait to be read. */
export const counterpartsQuery = (own: OwnMessages) =>
  queryOptions({
    queryKey: [...chatsKey(own), 'counterparts'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/users/{id}/documents/{docId}/chats/counterparts', { params: pathOf(own), signal })),
  });

type Pages = InfiniteData<Chat[], string | null>;

/** Changes the messages in the cache, wherever they stand. */
function changePages(
  queryClient: QueryClient,
  conversation: Conversation,
  change: (page: Chat[], at: number) => Chat[],
) {
  queryClient.setQueryData<Pages>(messagesQuery(conversation).queryKey, (data) =>
    data === undefined ? data : { ...data, pages: data.pages.map(change) },
  );
}

/** Sends a message and puts what was stored at the end of the thread. */
export async function sendMessage(queryClient: QueryClient, conversation: Conversation, { id, text }: Outgoing) {
  const stored = await unwrap(
    api.POST('/users/{id}/documents/{docId}/chats', {
      params: pathOf(conversation),
      body: { toUserId: conversation.otherId, message: text },
      headers: { 'idempotency-key': id },
    }),
  ).catch(async (error: unknown) => {
    // Over since it was last asked: what can be done with it is asked again.
    if (error instanceof ApiError && error.status === 422) {
      await queryClient.invalidateQueries({ queryKey: counterpartsQuery(conversation).queryKey });
    }
    throw error;
  });
  changePages(queryClient, conversation, (page, at) =>
    at > 0 ? page : [...page.filter((chat) => chat.id !== stored.id), stored],
  );
}

/** Marks the other one's messages as read, here and there. */
export async function markRead(queryClient: QueryClient, conversation: Conversation, chatIds: string[]) {
  const read = await unwrap(
    api.PATCH('/users/{id}/documents/{docId}/chats/read', { params: pathOf(conversation), body: { chatIds } }),
  );
  const ids = new Set(read.map(({ id }) => id));
  changePages(queryClient, conversation, (page) =>
    page.map((chat) => (ids.has(chat.id) ? { ...chat, isRead: true } : chat)),
  );
  await queryClient.invalidateQueries({ queryKey: counterpartsQuery(conversation).queryKey });
}

/** Takes an own message back: gone at once, and back again when that fails. */
export async function deleteMessage(queryClient: QueryClient, conversation: Conversation, chatId: string) {
  const { queryKey } = messagesQuery(conversation);
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData<Pages>(queryKey);
  changePages(queryClient, conversation, (page) => page.filter(({ id }) => id !== chatId));
  try {
    await unwrap(
      api.DELETE('/users/{id}/documents/{docId}/chats', { params: pathOf(conversation), body: { chatIds: [chatId] } }),
    );
  } catch (error) {
    queryClient.setQueryData(queryKey, before);
    throw error;
  }
}
