/** Where the identity provider may send the browser back to. */
export const signInRedirectPath = '/signin-redirect';

/** Where a first sign-in makes its account. Customer spec §2. */
export const oauthCallbackPath = '/oauth/callback';

/** The path that a first sign-in was on its way to, as the history's state carries it through `oauthCallbackPath`. */
export function wantedPath(state: unknown): string {
  const wanted = typeof state === 'object' && state !== null && 'wanted' in state ? state.wanted : null;
  return typeof wanted === 'string' ? wanted : '/';
}
