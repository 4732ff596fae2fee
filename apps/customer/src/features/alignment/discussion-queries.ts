import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';
import type { Outgoing } from '@troth/portal/outbox';

export type Discussion = components['schemas']['Discussion'];

/** A disputed question of one's own document. */
export interface Topic {
  readonly userId: string;
  readonly questionId: string;
}

const pathOf = ({ userId, questionId }: Topic) => ({ path: { id: userId, questionId } });

/** The partners' words about all disputes, oldest first: one call for a screen of many. */
const allDiscussionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'discussions'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/users/{id}/answers/dispute/discussions', { params: { path: { id: userId } }, signal })),
  });

/** Those about one. */
export const discussionsQuery = ({ userId, questionId }: Topic) =>
  queryOptions({
    ...allDiscussionsQuery(userId),
    select: (notes) => notes.filter((note) => note.questionId === questionId),
  });

/** Adds words and puts what was stored at the end of the thread. */
export async function addNote(queryClient: QueryClient, topic: Topic, { id, text }: Outgoing) {
  const stored = await unwrap(
    api.POST('/users/{id}/answers/dispute/{questionId}/discussions', {
      params: pathOf(topic),
      body: { text },
      headers: { 'idempotency-key': id },
    }),
  );
  queryClient.setQueryData(discussionsQuery(topic).queryKey, (notes) => [
    ...(notes ?? []).filter((note) => note.id !== stored.id),
    stored,
  ]);
}

/** Marks a note as dealt with, or opens it again: shown at once, and taken back when that fails. */
export async function markNote(queryClient: QueryClient, topic: Topic, note: Discussion) {
  const isResolved = !note.isResolved;
  const { queryKey } = discussionsQuery(topic);
  const show = (changed: Discussion) =>
    queryClient.setQueryData(queryKey, (notes) => notes?.map((each) => (each.id === changed.id ? changed : each)));
  await queryClient.cancelQueries({ queryKey });
  show({ ...note, isResolved });
  try {
    show(
      await unwrap(
        api.PATCH('/users/{id}/answers/dispute/{questionId}/discussions/{discussionId}', {
          params: { path: { id: topic.userId, questionId: topic.questionId, discussionId: note.id } },
          body: { isResolved },
        }),
      ),
    );
  } catch (error) {
    show(note);
    throw error;
  }
}
