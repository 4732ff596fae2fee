import { queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '../api';

export type ClauseDiscussion = components['schemas']['ClauseDiscussion'];
export type Audience = ClauseDiscussion['audience'];

/** Words about the clauses of an agreement that the reader may see, oldest first. */
export const clauseDiscussionsQuery = (userId: string, documentId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'documents', documentId, 'clause-discussions'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/documents/{id}/discussions', { params: { path: { id: documentId } }, signal })),
  });

export const addWords = (
  documentId: string,
  body: { clauseId: string; audience: Audience; text: string; quote: string | null },
) => unwrap(api.POST('/documents/{id}/discussions', { params: { path: { id: documentId } }, body }));

export const resolveWords = (documentId: string, discussionId: string, isResolved: boolean) =>
  unwrap(
    api.PATCH('/documents/{id}/discussions/{discussionId}', {
      params: { path: { id: documentId, discussionId } },
      body: { isResolved },
    }),
  );

export const markWordsRead = (documentId: string) =>
  unwrap(api.POST('/documents/{id}/discussions/mark-read', { params: { path: { id: documentId } } }));

/** Words about one place that the same people read. */
export interface Thread {
  readonly key: string;
  readonly clauseId: string;
  readonly quote: string | null;
  readonly audience: Audience;
  readonly words: readonly ClauseDiscussion[];
  /** All of it is dealt with. */
  readonly isResolved: boolean;
  readonly isUnread: boolean;
}

/** Threads, those with the newest words first. */
export function threadsOf(discussions: readonly ClauseDiscussion[]): Thread[] {
  const byPlace = new Map<string, ClauseDiscussion[]>();
  for (const discussion of discussions) {
    const key = JSON.stringify([discussion.clauseId, discussion.quote, discussion.audience]);
    byPlace.set(key, [...(byPlace.get(key) ?? []), discussion]);
  }
  return [...byPlace]
    .map(([key, words]) => {
      const { clauseId, quote, audience } = words[0] as ClauseDiscussion;
      return {
        key,
        clauseId,
        quote,
        audience,
        words,
        isResolved: words.every(({ isResolved }) => isResolved),
        isUnread: words.some(({ isUnread }) => isUnread),
      };
    })
    .sort((one, other) => (other.words.at(-1)?.createdAt ?? '').localeCompare(one.words.at(-1)?.createdAt ?? ''));
}
