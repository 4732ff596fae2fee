import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Puts what a write answered into the cache, ahead of any reading of the same thing that is still on its way: one that
 * left before the write may come back after it and would put the old value on the screen again. What was being read is
 * asked for again.
 */
export async function setFreshData<Data>(
  queryClient: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  update: (known: Data | undefined) => Data | undefined,
): Promise<void> {
  const isBeingRead = queryClient.isFetching({ queryKey, exact: true }) > 0;
  if (isBeingRead) await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData<Data>(queryKey, (known: Data | undefined) => update(known));
  if (isBeingRead) void queryClient.invalidateQueries({ queryKey, exact: true });
}
