import { useSyncExternalStore } from 'react';
import type { Controller, Snapshot } from './controller';
import type { Session, SessionState } from './session';

export const useSnapshot = (controller: Controller): Snapshot =>
  useSyncExternalStore(controller.subscribe, controller.snapshot);

export const useSession = (session: Session): SessionState => useSyncExternalStore(session.subscribe, session.state);
