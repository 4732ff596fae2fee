import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';
import { disclosureKey, type Place } from './queries';

/** How far a partner's disclosure is, its version, who received it, and what it may lack. */
export const summaryQuery = ({ userId, documentId }: Place, readerId: string) =>
  queryOptions({
    queryKey: [...disclosureKey(readerId, documentId), 'summary', userId],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/users/{id}/documents/{docId}/disclosure', {
          params: { path: { id: userId, docId: documentId } },
          signal,
        }),
      ),
  });
