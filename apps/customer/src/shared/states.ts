import { useQuery } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { statesQuery } from '@troth/portal/states';

export type State = components['schemas']['State'];

/** A state by its id; undefined while unknown. */
export function useStateOf(stateId: string | null): State | undefined {
  const { data: states } = useQuery({ ...statesQuery, enabled: stateId !== null });
  return states?.find(({ id }) => id === stateId);
}
