import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';

/** The answers that count and the law of the state, as far as the reader may know them. */
export const outcomeFactsQuery = (userId: string, documentId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'documents', documentId, 'outcome-facts'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/documents/{docId}/outcome-facts', {
          params: { path: { id: userId, docId: documentId } },
          signal,
        }),
      ),
  });
