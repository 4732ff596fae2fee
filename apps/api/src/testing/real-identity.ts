import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeys, SECURITY_PROMPT } from '@troth/identity';
import { createApp } from '../program/app';
import { ACCESS_TOKEN_TYPES, localKeys, tokenVerifier } from '../kernel/auth/verify-token';
import { openIdentity } from '../kernel/auth/identity';
import type { Services } from '../kernel/services';
import type { TestApp } from './open-app';

export const PASSWORD = 'lantern orchard quill';

/** A browser that is signed in at the embedded identity provider. */
export interface RealSignIn {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** The session's cookies at the identity provider. */
  readonly cookies: ReadonlyMap<string, string>;
}

/** The API with the embedded identity provider, both reached as in the real program. */
export async function openWithIdentity(api: TestApp) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = `${origin}/oidc`;
  const { config: read, database, jobs, logger, now, protection } = api.services;
  const config = { ...read, identity: { ...read.identity, issuer } };
  const keys = await generateKeys();
  const seal = protection.house;
  const identity = openIdentity({ config, database, jobs, keys, logger, now, seal });
  server.on('request', (request, response) => void identity.handle(request, response));
  const services: Services = {
    ...api.services,
    config,
    tokens: tokenVerifier({
      issuer,
      audience: config.identity.audience,
      keys: localKeys({ keys: identity.publicKeys.map((key) => ({ ...key, kty: key['kty'] ?? '' })) }),
      types: ACCESS_TOKEN_TYPES,
      clients: null,
      now: () => new Date(),
    }),
    sessions: identity.sessions,
  };
  const app = createApp(services);

  const visit = async (url: string, cookies: Map<string, string>, form?: Record<string, string>) => {
    const response = await fetch(new URL(url, origin), {
      redirect: 'manual',
      headers: {
        origin,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form).toString() }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return { location: response.headers.get('location'), url: response.url, body: await response.text() };
  };
  const follow = async (url: string, cookies: Map<string, string>, form?: Record<string, string>) => {
    let page = await visit(url, cookies, form);
    while (page.location !== null && new URL(page.location, origin).origin === origin)
      page = await visit(page.location, cookies);
    return page;
  };
  const token = async (form: Record<string, string>) => {
    const response = await fetch(`${issuer}/token`, { method: 'POST', body: new URLSearchParams(form) });
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  };
  const hiddenField = (body: string, name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';

  const authorize = (portal: 'customer' | 'attorney' | 'admin', verifier: string, prompt?: string) => {
    const query = new URLSearchParams({
      client_id: config.clientIds[portal],
      redirect_uri: `${config.origins[portal]}/signin-redirect`,
      response_type: 'code',
      scope: 'openid email',
      resource: config.identity.audience,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...(prompt === undefined ? {} : { prompt }),
    });
    return `${issuer}/auth?${query.toString()}`;
  };

  return {
    identity,
    services,
    origin,
    visit,
    follow,
    hiddenField,
    /** The page on which a browser signs in. */
    startSignIn: (cookies: Map<string, string>) =>
      follow(authorize('customer', randomBytes(32).toString('base64url')), cookies),
    /** Signs in by the pages, as a person does, and opens what the portal then holds. */
    async signIn(email: string, portal: 'customer' | 'attorney' | 'admin' = 'customer'): Promise<RealSignIn> {
      const cookies = new Map<string, string>();
      const verifier = randomBytes(32).toString('base64url');
      const page = await follow(authorize(portal, verifier), cookies);
      const form = { form: hiddenField(page.body, 'form'), email, password: PASSWORD };
      const landing = await follow(`${page.url}/sign-in`, cookies, form);
      const code = new URL(landing.location ?? '').searchParams.get('code') ?? '';
      const { body } = await token({
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        client_id: config.clientIds[portal],
        redirect_uri: `${config.origins[portal]}/signin-redirect`,
      });
      return { accessToken: body['access_token'] ?? '', refreshToken: body['refresh_token'] ?? '', cookies };
    },
    /** Whether the portal gets new tokens in its hidden frame. */
    async renewsSilently({ cookies }: RealSignIn, portal: 'customer' | 'attorney' | 'admin' = 'customer') {
      const url = authorize(portal, randomBytes(32).toString('base64url'), 'none');
      const { location } = await visit(url, new Map(cookies));
      return new URL(location ?? '').searchParams.has('code');
    },
    refresh: ({ refreshToken }: RealSignIn) =>
      token({ grant_type: 'refresh_token', refresh_token: refreshToken, client_id: config.clientIds.customer }),
    /** From a portal's account page to where a person changes how they sign in. */
    openSecurity: (cookies: Map<string, string>) =>
      follow(authorize('customer', randomBytes(32).toString('base64url'), SECURITY_PROMPT), cookies),
    /** A call to the API with the token or a cookie. */
    async call(method: string, path: string, headers: Record<string, string>, json?: unknown) {
      return app.request(path, {
        method,
        headers: { ...headers, ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      });
    },
    close: async () => {
      await identity.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type WithIdentity = Awaited<ReturnType<typeof openWithIdentity>>;
