import type { QueryClient } from '@tanstack/react-query';
import { FullPageSpinner } from '@troth/ui/fallback-page';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { PortalKind } from './environment';
import { destinationOf, personQuery } from './person';
import type { Session } from './session/session';

/** After it the first screen shows with what is here, and skeletons for the rest. */
const LONGEST_FIRST_WAIT_MS = 1000;

interface Visit {
  readonly portal: PortalKind;
  readonly queryClient: QueryClient;
  readonly session: Pick<Session, 'getState'>;
  /** The look for a session, which is on its way. */
  readonly started: Promise<void>;
  /** Loads what is behind the address, and asks for what that reads. */
  readonly prepare: () => Promise<unknown> | null;
}

/** Asks who is there, and then for what the first screen reads for them: beside the programs, not once these are drawn. */
export async function askForFirstScreen({ portal, queryClient, session, started, prepare }: Visit): Promise<void> {
  await started;
  if (session.getState().status !== 'signedIn') return;
  await queryClient.prefetchQuery(personQuery);
  const person = queryClient.getQueryData(personQuery.queryKey) ?? null;
  if (person !== null && destinationOf(person, portal) === 'stay') await prepare();
}

/** A spinner until what was asked for is here, for a while: after a skeleton React would hold the screen back. */
export function FirstScreen({ asked, children }: { asked: Promise<void> | null; children: ReactNode }) {
  const [isHere, setHere] = useState(asked === null);
  useLayoutEffect(() => {
    const show = () => setHere(true);
    const timer = setTimeout(show, LONGEST_FIRST_WAIT_MS);
    asked?.then(show, show);
    return () => clearTimeout(timer);
  }, [asked]);
  return isHere ? children : <FullPageSpinner />;
}
