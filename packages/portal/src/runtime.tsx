import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PortalEnvironment, PortalKind } from './environment';
import type { Session, SessionState } from './session/session';

/** What the boot puts together once, for everything below it. */
export interface PortalRuntime {
  portal: PortalKind;
  environment: PortalEnvironment;
  session: Session;
  queryClient: QueryClient;
  /** Query cache, storages and tokens are forgotten, then the browser leaves for the provider's sign-out. */
  signOut: () => Promise<void>;
}

const RuntimeContext = createContext<PortalRuntime | null>(null);

export const RuntimeProvider = RuntimeContext.Provider;

export function useRuntime(): PortalRuntime {
  const runtime = useContext(RuntimeContext);
  if (runtime === null) throw new Error('useRuntime needs bootPortal or a RuntimeProvider above it');
  return runtime;
}

/** Host-dependent values: API base, portals' addresses. */
export function useEnvironment(): PortalEnvironment {
  return useRuntime().environment;
}

export function useSessionState(): SessionState {
  const { session } = useRuntime();
  return useSyncExternalStore(session.subscribe, session.getState);
}
