import type { User, UserManager } from 'oidc-client-ts';
import type { PortalEnvironment } from '../environment';
import { signInRedirectPath } from './paths';
import { signInRequest, type TokenFor } from './sign-in-request';

/** What of the sign-in library the session uses; tests pass a fake. */
export type OidcManager = Pick<
  UserManager,
  | 'getUser'
  | 'signinSilent'
  | 'signinRedirect'
  | 'signinRedirectCallback'
  | 'signinPopup'
  | 'signinPopupCallback'
  | 'signoutRedirect'
  | 'removeUser'
>;
export type OidcUser = Pick<User, 'access_token' | 'expires_in' | 'profile' | 'state'>;

const silentRenewPath = '/silent-renew.html';
/** The name of the window that a renewed sign-in happens in; by it the callback knows that it is in that window. */
export const signInWindowName = 'troth-sign-in';

/**
 * The sign-in library, loaded only now. Tokens stay in memory; only the one-time PKCE state of a redirect under way is
 * in the session storage, because the redirect unloads this page.
 */
export async function createOidcManager(
  environment: PortalEnvironment,
  origin: string,
  signOutPath: string,
  tokenFor?: TokenFor,
): Promise<OidcManager> {
  const { InMemoryWebStorage, UserManager, WebStorageStateStore } = await import('oidc-client-ts');
  return new UserManager({
    ...signInRequest(environment, origin, tokenFor),
    ...(environment.endpoints !== undefined && { metadata: environment.endpoints }),
    popup_redirect_uri: `${origin}${signInRedirectPath}`,
    silent_redirect_uri: `${origin}${silentRenewPath}`,
    post_logout_redirect_uri: `${origin}${signOutPath}`,
    popupWindowTarget: signInWindowName,
    popupWindowFeatures: { width: 520, height: 760 },
    automaticSilentRenew: false,
    monitorSession: false,
    loadUserInfo: false,
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: window.sessionStorage }),
  });
}
