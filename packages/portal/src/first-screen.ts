import type { QueryClient } from '@tanstack/react-query';
import type { PortalKind } from './environment';
import { destinationOf, personQuery } from './person';
import type { Session } from './session/session';

/**
 * Asks who is there as soon as the session is found, and then for what the first screen reads for them: while the screen's
 * program loads, instead of once it is drawn. A failure is the screen's to show: it asks again.
 *
 * @param ask Asks for what the screen at this address reads.
 */
export async function askForFirstScreen(
  portal: PortalKind,
  session: Pick<Session, 'start' | 'getState'>,
  queryClient: QueryClient,
  ask: () => void,
): Promise<void> {
  await session.start();
  if (session.getState().status !== 'signedIn') return;
  await queryClient.prefetchQuery(personQuery);
  const person = queryClient.getQueryData(personQuery.queryKey) ?? null;
  // For somebody who belongs elsewhere the API would record refusals.
  if (person !== null && destinationOf(person, portal) === 'stay') ask();
}
