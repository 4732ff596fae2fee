import { useSyncExternalStore } from 'react';
import type { Controller, Snapshot } from './controller';
import type { Session, SessionState } from './session';

/** What a component shows of the text: it renders again only when that differs, by identity. */
export const useSnapshot = <T>(controller: Controller, read: (snapshot: Snapshot) => T): T =>
  useSyncExternalStore(controller.subscribe, () => read(controller.snapshot()));

export const useSession = (session: Session): SessionState => useSyncExternalStore(session.subscribe, session.state);
