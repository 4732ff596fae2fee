import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';

export const documentQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['documents', documentId, 'document'],
    queryFn: ({ signal }) => unwrap(api.GET('/documents/{id}', { params: { path: { id: documentId } }, signal })),
  });

/** Who edits, since when, and how many drafts an admin would erase. */
export const lockQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['documents', documentId, 'lock'],
    queryFn: ({ signal }) => unwrap(api.GET('/documents/{id}/lock', { params: { path: { id: documentId } }, signal })),
    refetchInterval: 20_000,
  });
