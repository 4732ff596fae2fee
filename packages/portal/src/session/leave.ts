import type { PortalEnvironment } from '../environment';
import { safePath } from './safe-path';
import { signInRequest } from './sign-in-request';

/** 128 random bits for the state and 256 for the code's verifier, as OAuth asks (RFC 7636, 4.1). */
const STATE_BYTES = 16;
const VERIFIER_BYTES = 32;

const random = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function challengeOf(verifier: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)));
  return btoa(String.fromCodePoint(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Where the provider signs people in: as our server told it, else as the provider itself says. */
async function authorizationEndpoint({ authority, endpoints }: PortalEnvironment): Promise<string> {
  const told = endpoints?.['authorization_endpoint'];
  if (told !== undefined) return told;
  const response = await fetch(`${authority.replace(/\/$/, '')}/.well-known/openid-configuration`);
  const { authorization_endpoint } = (await response.json()) as { authorization_endpoint: string };
  return authorization_endpoint;
}

/**
 * Leaves for the provider's page, to come back to the path. The sign-in library takes the answer and finds here what it would have
 * kept itself; to load it only for this would be most of what a first visit loads. ADR 0182.
 * @returns true once the browser is leaving.
 */
export async function leaveForSignIn(environment: PortalEnvironment, origin: string, path: string): Promise<boolean> {
  const { authority, extraTokenParams = {}, extraQueryParams, ...asked } = signInRequest(environment, origin);
  const url = new URL(await authorizationEndpoint(environment));
  const id = random(STATE_BYTES);
  const code_verifier = random(VERIFIER_BYTES);
  const query = {
    ...asked,
    ...extraQueryParams,
    state: id,
    code_challenge: await challengeOf(code_verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const { client_id, redirect_uri, scope } = asked;
  const kept = { data: { path: safePath(path) }, created: Math.floor(Date.now() / 1000), request_type: 'si:r' };
  window.sessionStorage.setItem(
    `oidc.${id}`,
    JSON.stringify({ id, ...kept, code_verifier, authority, client_id, redirect_uri, scope, extraTokenParams }),
  );
  window.location.assign(url);
  return true;
}
