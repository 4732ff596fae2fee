import { type QueryClient, queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import type { Side } from '@troth/domain/people';
import { api, unwrap } from '@troth/portal/api';
import { type Person, personQuery, usePerson } from '@troth/portal/person';
import { announceChange } from './tab-sync';

/** Where a customer stands, as the shell and the dashboard show it; the API decides all of it. */
export type Journey = components['schemas']['Journey'];

export const journeyQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'journey'],
    queryFn: ({ signal }) => unwrap(api.GET('/users/{id}/journey', { params: { path: { id: userId } }, signal })),
  });

/** The journey of the signed-in person while it may still be on its way. */
export const useJourneyState = () => useQuery(journeyQuery(usePerson().id));

/** The couple as a screen needs it. */
export interface Couple {
  /** The signed-in person. */
  readonly self: Person;
  /** Which partner the person is; A until there is a document. */
  readonly side: Side;
  /** Null until someone has joined. */
  readonly partner: Journey['partner'];
  readonly journey: Journey;
}

export function useCouple(): Couple {
  const self = usePerson();
  const { data: journey } = useSuspenseQuery(journeyQuery(self.id));
  return { self, side: journey.side ?? 'A', partner: journey.partner, journey };
}

/**
 * Asks again for everything that a change may have moved: the person, and all under `users/{id}`. The other tabs do
 * the same.
 */
export async function afterChange(queryClient: QueryClient, userId: string): Promise<void> {
  announceChange(['users', userId], personQuery.queryKey);
  await queryClient.invalidateQueries({ queryKey: ['users', userId] });
}
