import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';
import { usePerson } from '@troth/portal/person';

export type Attorney = components['schemas']['Attorney'];

/** The attorney record of a person; null when there is none. Portals spec §7: "the attorney record by the user id". */
export const attorneyQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'attorney'],
    queryFn: async ({ signal }): Promise<Attorney | null> => {
      const records = await unwrap(api.GET('/users/{id}/attorneys', { params: { path: { id: userId } }, signal }));
      return records[0] ?? null;
    },
  });

/** The signed-in attorney, on screens inside the shell, which shows none without a record. */
export function useAttorney(): Attorney {
  const { data } = useSuspenseQuery(attorneyQuery(usePerson().id));
  if (data === null) throw new Error('useAttorney is for screens inside the shell');
  return data;
}
