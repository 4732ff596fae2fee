import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { LEDGER_POSTING_KINDS } from '@troth/domain/purchases';
import { api, unwrap } from '@troth/portal/api';

export const disputesQuery = queryOptions({
  queryKey: ['admin', 'ledger', 'disputes'],
  queryFn: ({ signal }) => unwrap(api.GET('/admin/ledger/disputes', { signal })),
});

/** The kind of postings that an address asks for; null for all. */
export const postingKindAt = (params: URLSearchParams) =>
  LEDGER_POSTING_KINDS.find((known) => known === params.get('kind')) ?? null;

export const postingsQuery = (kind: ReturnType<typeof postingKindAt>) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'ledger', 'postings', kind],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/admin/ledger/postings', {
          params: { query: { ...(kind !== null && { kind }), ...(pageParam !== null && { after: pageParam }) } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
