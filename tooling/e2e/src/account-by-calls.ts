import { createHash, randomBytes } from 'node:crypto';
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { fromMail } from './inbox';
import type { Addresses } from './product';

const CLIENT_ID = 'troth-customer';

interface Tokens {
  readonly access_token: string;
  readonly id_token: string;
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const unescaped = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

/** Sends the first form of a page with its hidden fields, as its button does. */
async function submit(request: APIRequestContext, page: APIResponse, fields: Record<string, string>) {
  const form = /<form[\s\S]*?<\/form>/.exec(await page.text())?.[0] ?? '';
  const action = unescaped(/action="([^"]+)"/.exec(form)?.[1] ?? '');
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const kept = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, unescaped(value)]));
  const { origin } = new URL(page.url());
  return request.post(new URL(action, page.url()).href, { form: { ...kept, ...fields }, headers: { origin } });
}

/**
 * Makes a customer's account on the provider's own pages, with the mailed code, and signs in: no page is drawn. The
 * browser that `request` belongs to is signed in from then on. Drawing those pages takes some seconds for each person,
 * and is tried by the tests of identity and by the stories.
 *
 * @returns The header that the portal would send.
 */
export async function accountByCalls(
  request: APIRequestContext,
  at: Addresses,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<string> {
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(8).toString('hex');
  const redirectUri = `${at.customer}/signin-redirect`;
  const wish = new URLSearchParams({
    client_id: CLIENT_ID,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'openid profile email',
    resource: 'urn:troth:api',
    screen_hint: 'signup',
    state,
    nonce: state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const discovery = await request.get(`${at.api}/oidc/.well-known/openid-configuration`);
  const { authorization_endpoint: authorize, token_endpoint: token } = (await discovery.json()) as Record<
    string,
    string
  >;
  const signUp = await request.get(`${authorize}?${wish.toString()}`);
  const askForCode = await submit(request, signUp, { email, password, terms: 'yes' });
  const code = await fromMail(request, at.api, { to: email, pattern: /\b(\d{6})\b/ });
  const landed = await submit(request, askForCode, { code });
  const { searchParams } = new URL(landed.url());
  expect(searchParams.get('state'), 'the provider came back to the portal').toBe(state);
  const granted = await request.post(token ?? '', {
    form: {
      grant_type: 'authorization_code',
      client_id: CLIENT_ID,
      redirect_uri: redirectUri,
      code: searchParams.get('code') ?? '',
      code_verifier: verifier,
    },
  });
  const { access_token: accessToken, id_token: idToken } = (await granted.json()) as Tokens;
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as {
    terms_version: string;
  };
  const authorization = `Bearer ${accessToken}`;
  const made = await request.post(`${at.api}/users`, {
    headers: { authorization },
    data: { userType: 'CUSTOMER', termsAgreed: true, termsVersion: claims.terms_version },
  });
  expect(made.status(), 'the account is made').toBeLessThan(300);
  return authorization;
}
