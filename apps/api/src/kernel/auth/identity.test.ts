import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeys, type Identity } from '@troth/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config';
import { type TestApp, testApp } from '../../testing/test-app';
import { openIdentity } from './identity';
import { providerEndpoints } from './provider-endpoints';

const SETTINGS = { NODE_ENV: 'test', API_ORIGIN: 'https://api.troth.test', SIGN_UPS_PER_HOUR: '1' };

interface Answer {
  readonly status: number;
  readonly cookies: string[];
  readonly location: string;
  readonly hsts: string;
  readonly body: string;
}

/** The embedded identity behind a proxy that ends TLS, reached as the proxy reaches it: by http, under another host. */
async function behindProxy(api: TestApp, settings: Record<string, string>) {
  const { database, jobs, logger, protection } = api.services;
  const config = readConfig({ ...SETTINGS, ...settings });
  const keys = await generateKeys();
  const identity: Identity = openIdentity({ config, database, jobs, logger, keys, seal: protection.house });
  const server: Server = createServer((request, response) => void identity.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  /** A browser that the proxy saw at an address. */
  const visitor = (address: string) => {
    const jar = new Map<string, string>();
    const ask = (method: string, path: string, form?: URLSearchParams) =>
      new Promise<Answer>((resolve, reject) => {
        const headers = {
          host: `127.0.0.1:${port}`,
          'x-forwarded-for': `198.51.100.66, ${address}`,
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        };
        const sent = send({ port, host: '127.0.0.1', method, path, headers }, (response) => {
          let body = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => (body += chunk));
          response.on('end', () => {
            const cookies = response.headers['set-cookie'] ?? [];
            for (const cookie of cookies) {
              const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
              jar.set(name, value);
            }
            const location = response.headers.location ?? '';
            const hsts = response.headers['strict-transport-security'] ?? '';
            resolve({ status: response.statusCode ?? 0, cookies, location, hsts, body });
          });
        });
        sent.on('error', reject);
        sent.end(form?.toString());
      });
    return { ask };
  };
  const close = async () => {
    await new Promise((resolve) => server.close(resolve));
    await identity.close();
  };
  return { visitor, close, origin: config.origins.customer };
}

type Proxied = Awaited<ReturnType<typeof behindProxy>>;

const authorize = (origin: string) =>
  `/oidc/auth?${new URLSearchParams({
    client_id: 'troth-customer',
    redirect_uri: `${origin}/signin-redirect`,
    response_type: 'code',
    scope: 'openid email',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    screen_hint: 'signup',
  }).toString()}`;

const pathOf = (location: string) => location.replace(/^https?:\/\/[^/]+/, '');

/** Signs up from an address. @returns the status of the form's answer. */
async function signUp({ visitor, origin }: Proxied, address: string, email: string): Promise<number> {
  const { ask } = visitor(address);
  const begun = await ask('GET', authorize(origin));
  const page = await ask('GET', pathOf(begun.location));
  const action = /<form[^>]*action="([^"]+)"/.exec(page.body)?.[1] ?? '';
  const hidden = [...page.body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value] as [string, string],
  );
  const form = new URLSearchParams([
    ...hidden,
    ['email', email],
    ['password', 'correct horse battery'],
    ['terms', 'yes'],
  ]);
  return (await ask('POST', pathOf(action), form)).status;
}

describe('the embedded identity behind a reverse proxy', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await testApp();
  });
  afterAll(() => api.close());

  it.each([
    ['with the proxy trusted', { TRUSTED_PROXIES: '1' }],
    ['without TRUSTED_PROXIES', {}],
  ])(
    'names https endpoints of API_ORIGIN and sets Secure cookies %s',
    async (_name, settings: Record<string, string>) => {
      const house = await behindProxy(api, settings);
      const { ask } = house.visitor('203.0.113.1');
      const discovery = await ask('GET', '/oidc/.well-known/openid-configuration');
      const urls = Object.values(JSON.parse(discovery.body) as Record<string, unknown>).filter(
        (value): value is string => typeof value === 'string' && value.startsWith('http'),
      );
      expect(urls.length).toBeGreaterThan(4);
      expect(JSON.parse(discovery.body)).toMatchObject(providerEndpoints('https://api.troth.test/oidc'));
      for (const url of urls) expect(url).toMatch(/^https:\/\/api\.troth\.test\/oidc/);
      const { cookies, hsts } = await ask('GET', authorize(house.origin));
      for (const said of [hsts, discovery.hsts, (await ask('GET', '/oidc/interaction/none')).hsts])
        expect(said).toContain('max-age=31536000');
      expect(cookies.length).toBeGreaterThan(0);
      for (const cookie of cookies) expect(cookie).toMatch(/^__(?:Host|Secure)-troth_.*; secure/i);
      await house.close();
    },
  );

  it('counts each visitor by the address that the proxy saw', async () => {
    const house = await behindProxy(api, { TRUSTED_PROXIES: '1' });
    expect(await signUp(house, '203.0.113.1', 'one@example.com')).toBe(303);
    expect(await signUp(house, '203.0.113.1', 'two@example.com')).toBe(429);
    expect(await signUp(house, '203.0.113.2', 'three@example.com')).toBe(303);
    await house.close();
  });

  it('believes no header where no proxy is trusted', async () => {
    const house = await behindProxy(api, { TRUSTED_PROXIES: '0' });
    expect(await signUp(house, '203.0.113.3', 'four@example.com')).toBe(303);
    expect(await signUp(house, '203.0.113.4', 'five@example.com')).toBe(429);
    await house.close();
  });
});
