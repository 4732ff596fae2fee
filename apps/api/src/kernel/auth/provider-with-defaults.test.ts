import { createHash, randomBytes } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app';
import { ACCESS_TOKEN_TYPES, discoveredKeys, tokenVerifier, userinfoEmail } from './verify-token';

const AUDIENCE = 'urn:troth:api';
const CLIENT = 'troth-customer';
const BACK = 'http://127.0.0.1:4001/signin-redirect';

/**
 * oidc-provider as it comes: only the portal's client, the API as a resource, and the person's claims are named. Its access
 * tokens carry no address, and its userinfo call refuses those that were asked for the API.
 */
describe('an outside provider that tells the address at userinfo alone', () => {
  const server = createServer();
  let api: TestApp;
  let issuer: string;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: CLIENT,
          token_endpoint_auth_method: 'none',
          redirect_uris: [BACK],
          grant_types: ['authorization_code'],
          response_types: ['code'],
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'] },
      features: {
        resourceIndicators: {
          enabled: true,
          getResourceServerInfo: () => ({ scope: '', audience: AUDIENCE, accessTokenFormat: 'jwt' }),
        },
      },
      findAccount: (_ctx, sub) => ({
        accountId: sub,
        claims: () => ({ sub, email: `${sub}@Outside.example`, email_verified: true }),
      }),
    });
    server.on('request', provider.callback() as RequestListener);
    const now = () => new Date();
    api = await testApp({
      now,
      tokens: tokenVerifier({
        issuer,
        audience: AUDIENCE,
        keys: discoveredKeys(issuer),
        types: ACCESS_TOKEN_TYPES,
        clients: [CLIENT],
        emailOf: userinfoEmail(issuer),
        now,
      }),
    });
  });
  afterAll(async () => {
    await api.close();
    server.closeAllConnections();
    server.close();
  });

  /** A browser at the provider's own development pages, which take any name. */
  const aBrowser = (login: string) => {
    const cookies = new Map<string, string>();
    const visit = async (url: string, form?: Record<string, string>) => {
      const response = await fetch(new URL(url, issuer), {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form) }),
      });
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
        cookies.set(name, value);
      }
      await response.arrayBuffer();
      return response.headers.get('location');
    };
    /** Signs in by code and PKCE as the portals do: naming the API twice, or not at all. */
    return async (resource?: string): Promise<string> => {
      const verifier = randomBytes(32).toString('base64url');
      const named = resource === undefined ? {} : { resource };
      const query = new URLSearchParams({
        client_id: CLIENT,
        redirect_uri: BACK,
        response_type: 'code',
        scope: 'openid profile email',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...named,
      });
      let next = await visit(`/auth?${query.toString()}`);
      for (let steps = 0; next !== null && !next.startsWith(BACK) && steps < 12; steps += 1) {
        const isPage = next.includes('/interaction/');
        const forms = [{ prompt: 'login', login, password: 'x' }, { prompt: 'consent' }];
        const [first, second] = cookies.has('_session') ? forms.reverse() : forms;
        next = isPage ? ((await visit(next, first)) ?? (await visit(next, second))) : await visit(next);
      }
      const code = new URL(next ?? '').searchParams.get('code') ?? '';
      const answer = await fetch(`${issuer}/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          code_verifier: verifier,
          client_id: CLIENT,
          redirect_uri: BACK,
          ...named,
        }),
      });
      return ((await answer.json()) as { access_token?: string }).access_token ?? '';
    };
  };

  const signUp = (token: string, userinfoToken?: string) =>
    api.request<{ email: string; code: string }>('POST', '/users', {
      headers: { authorization: `Bearer ${token}` },
      json: { userType: 'CUSTOMER', termsAgreed: true, termsVersion: '1', userinfoToken },
    });

  it('gives the API a token without one, and makes the account with a second token for userinfo', async () => {
    const signIn = aBrowser('ada');
    const token = await signIn(AUDIENCE);
    expect(await api.services.tokens.verify(token)).toMatchObject({ externalId: 'ada', email: null, clientId: CLIENT });
    const without = await signUp(token);
    expect([without.status, without.body.code]).toEqual([422, 'REFUSED_BY_RULE']);
    const made = await signUp(token, await signIn());
    expect([made.status, made.body.email]).toEqual([200, 'ada@outside.example']);
    const me = await api.request<{ email: string }>('GET', '/users/me', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(me.body.email).toBe('ada@outside.example');
  });

  it('opens no account with the address of somebody else, or with a token that opens nothing', async () => {
    const token = await aBrowser('bea')(AUDIENCE);
    for (const other of [await aBrowser('eve')(), token, 'nonsense'])
      expect((await signUp(token, other)).status).toBe(422);
  });
});
