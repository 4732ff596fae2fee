import { infiniteQueryOptions } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '../api';
import { fileNameOf, saveAs } from '../save-as';

export type TimelineItem = components['schemas']['Timeline']['items'][number];

/** What happened to a document, page by page, the newest first. */
export const timelineQuery = (userId: string, documentId: string) =>
  infiniteQueryOptions({
    queryKey: ['users', userId, 'documents', documentId, 'timeline'],
    initialPageParam: null as number | null,
    queryFn: ({ signal, pageParam }) =>
      unwrap(
        api.GET('/documents/{id}/timeline', {
          params: { path: { id: documentId }, query: pageParam === null ? {} : { before: pageParam } },
          signal,
        }),
      ),
    getNextPageParam: ({ before }) => before,
  });

/** Saves the log, byte for byte as it was handed out: it proves itself only so. */
export async function saveLog(documentId: string): Promise<void> {
  const answer = await api.GET('/documents/{id}/audit-log', { params: { path: { id: documentId } }, parseAs: 'blob' });
  const bytes: unknown = await unwrap(Promise.resolve(answer));
  if (!(bytes instanceof Blob)) throw new TypeError('the log came without bytes');
  saveAs(bytes, fileNameOf(answer.response) ?? 'troth-log.json');
}
