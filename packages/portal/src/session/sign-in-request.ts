import { DEFAULT_SIGN_IN } from '@troth/domain/environment';
import type { PortalEnvironment } from '../environment';
import { signInRedirectPath } from './paths';

/** Whom a token is for: the API, or the provider's own userinfo call. */
export type TokenFor = 'api' | 'userinfo';

/** What a portal asks the provider for, by the sign-in library's names. */
export function signInRequest(environment: PortalEnvironment, origin: string, tokenFor: TokenFor = 'api') {
  const { authority, clientId, audience, signIn } = environment;
  const { scope, prompt, apiParameter } = signIn;
  return {
    authority,
    client_id: clientId,
    redirect_uri: `${origin}${signInRedirectPath}`,
    response_type: 'code',
    scope: tokenFor === 'api' ? scope : DEFAULT_SIGN_IN.scope,
    ...(prompt !== null && { prompt }),
    // Named again with the code: there are providers that else give the token of their own userinfo call.
    ...(tokenFor === 'api' &&
      apiParameter === 'resource' && { resource: audience, extraTokenParams: { resource: audience } }),
    ...(tokenFor === 'api' && apiParameter === 'audience' && { extraQueryParams: { audience } }),
  };
}
