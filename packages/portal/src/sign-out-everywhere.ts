import type { QueryClient } from '@tanstack/react-query';
import { closeDeviceStorage } from './device-storage';
import type { Session } from './session/session';

/** One channel for this tab: what it says reaches the other tabs, and not its own listener. */
const channel = new BroadcastChannel('troth-session');
const signedOutMessage = 'signed-out';

/** Forgets everything that this browser holds of the person: nothing of a person's data outlives a sign-out. */
export function forgetEverything(queryClient: QueryClient): void {
  queryClient.clear();
  closeDeviceStorage();
  window.localStorage.clear();
  window.sessionStorage.clear();
}

/** Signs out here and in the other tabs of this portal. */
export async function signOutEverywhere(session: Session, queryClient: QueryClient): Promise<void> {
  forgetEverything(queryClient);
  channel.postMessage(signedOutMessage);
  // The provider's own sign-out writes its redirect state after this, and leaves the page.
  await session.signOut();
}

/** Follows a sign-out that happened in another tab. */
export function followSignOut(session: Session, queryClient: QueryClient): void {
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.data !== signedOutMessage) return;
    forgetEverything(queryClient);
    void session.forget();
  });
}
