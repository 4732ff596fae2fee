/** Where the identity provider may send the browser back to. */
export const signInRedirectPath = '/signin-redirect';

/** Where a first sign-in makes its account. Customer spec §2. */
export const oauthCallbackPath = '/oauth/callback';
