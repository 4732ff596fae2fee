import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { api, unwrap } from './api';

/** All states, the inactive ones too: a profile, a license or an agreement may name one where couples cannot start now. */
export const statesQuery = queryOptions({
  queryKey: ['states'],
  queryFn: ({ signal }) => unwrap(api.GET('/states', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The name of a state by its id; null for none. */
export function useStateName(): (stateId: string | null) => string | null {
  const { data: states } = useSuspenseQuery(statesQuery);
  return (stateId) => states.find(({ id }) => id === stateId)?.name ?? null;
}
