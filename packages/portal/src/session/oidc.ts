import { DEFAULT_SIGN_IN } from '@troth/domain/environment';
import type { User, UserManager } from 'oidc-client-ts';
import type { PortalEnvironment } from '../environment';
import { signInRedirectPath } from './paths';

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

/** Whom a token is for: the API, or the provider's own userinfo call. */
type TokenFor = 'api' | 'userinfo';

/**
 * The sign-in library, loaded only now. Tokens stay in memory; only the one-time PKCE state of a redirect under way is
 * in the session storage, because the redirect unloads this page.
 */
export async function createOidcManager(
  environment: PortalEnvironment,
  origin: string,
  signOutPath: string,
  tokenFor: TokenFor = 'api',
): Promise<OidcManager> {
  const { scope, prompt, apiParameter } = environment.signIn;
  const { InMemoryWebStorage, UserManager, WebStorageStateStore } = await import('oidc-client-ts');
  return new UserManager({
    authority: environment.authority,
    ...(environment.endpoints !== undefined && { metadata: environment.endpoints }),
    client_id: environment.clientId,
    redirect_uri: `${origin}${signInRedirectPath}`,
    popup_redirect_uri: `${origin}${signInRedirectPath}`,
    silent_redirect_uri: `${origin}${silentRenewPath}`,
    post_logout_redirect_uri: `${origin}${signOutPath}`,
    response_type: 'code',
    scope: tokenFor === 'api' ? scope : DEFAULT_SIGN_IN.scope,
    ...(prompt !== null && { prompt }),
    // Named again with the code: there are providers that else give the token of their own userinfo call.
    ...(tokenFor === 'api' &&
      apiParameter === 'resource' && {
        resource: environment.audience,
        extraTokenParams: { resource: environment.audience },
      }),
    ...(tokenFor === 'api' && apiParameter === 'audience' && { extraQueryParams: { audience: environment.audience } }),
    popupWindowTarget: signInWindowName,
    popupWindowFeatures: { width: 520, height: 760 },
    automaticSilentRenew: false,
    monitorSession: false,
    loadUserInfo: false,
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: window.sessionStorage }),
  });
}
