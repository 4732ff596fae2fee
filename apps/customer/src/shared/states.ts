import { queryOptions, useQuery } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';

export type State = components['schemas']['State'];

/** All states, the inactive ones too: one that was chosen before stays. */
export const statesQuery = queryOptions({
  queryKey: ['states'],
  queryFn: ({ signal }) => unwrap(api.GET('/states', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});

/** A state by its id; undefined while unknown. */
export function useStateOf(stateId: string | null): State | undefined {
  const { data: states } = useQuery({ ...statesQuery, enabled: stateId !== null });
  return states?.find(({ id }) => id === stateId);
}
