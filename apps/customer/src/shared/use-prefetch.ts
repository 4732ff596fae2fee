import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Asks for what a part of the screen will want, where it is known already; null while it is not. It then has not to wait for the part to be drawn. */
export function usePrefetch<Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key> | null): void {
  const queryClient = useQueryClient();
  if (query !== null && queryClient.getQueryState(query.queryKey) === undefined) void queryClient.prefetchQuery(query);
}
