import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as rawRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../kernel/config/config';
import { aCustomer, type TestPerson } from '../testing/builders';
import { testApp, type TestApp } from '../testing/test-app';
import { portalEnvironment, portalHeaders, portalListener } from './portal-server';

const PAGE = '<!doctype html><title>Troth</title>';
let api: TestApp;
let ada: TestPerson;
let built: string;
const servers: Server[] = [];

/** A portal's server in front of the app. @returns its address. */
async function serve(settings: Record<string, string> = {}): Promise<string> {
  const listener = portalListener(readConfig(settings), 'customer', built, api.app);
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** As a browser would, which says more than `fetch` lets a program say. */
const asBrowser = (address: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    const sent = rawRequest(address, { headers }, (reply) => {
      reply.resume();
      resolve({ status: reply.statusCode, headers: reply.headers });
    });
    sent.once('error', reject).end();
  });

beforeAll(async () => {
  built = mkdtempSync(join(tmpdir(), 'troth-portal-'));
  writeFileSync(join(built, 'index.html'), PAGE);
  api = await testApp();
  ada = await aCustomer(api);
});
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await api.close();
  rmSync(built, { recursive: true });
});
const bearer = async () => ({ authorization: `Bearer ${await api.issuer.sign(ada.claims)}` });

describe('the API at a portal’s own origin (ADR 0214)', () => {
  it('answers as at its own, reads and writes', async () => {
    const portal = await serve();
    const here = await fetch(`${portal}/api/users/me`, { headers: await bearer() });
    const there = await api.get('/users/me', ada);
    expect(await here.json()).toEqual(there.body);
    const kept = ['content-type', 'cache-control', 'x-content-type-options'];
    expect(kept.map((name) => here.headers.get(name))).toEqual(kept.map((name) => there.headers.get(name)));
    const renamed = await fetch(`${portal}/api/users/${ada.id}`, {
      method: 'PATCH',
      headers: { ...(await bearer()), 'content-type': 'application/json' },
      body: JSON.stringify({ firstName: 'Augusta' }),
    });
    expect(renamed.status).toBe(200);
    expect((await api.get('/users/me', ada)).body).toMatchObject({ firstName: 'Augusta' });
  });

  it('sends a stream as it comes', async () => {
    const portal = await serve();
    const over = new AbortController();
    const changes = await fetch(`${portal}/api/users/${ada.id}/changes`, {
      headers: await bearer(),
      signal: over.signal,
    });
    expect(changes.headers.get('content-type')).toContain('text/event-stream');
    const reader = (changes.body as ReadableStream<Uint8Array>).getReader();
    // A comment comes at once, the rest as it happens.
    expect((await reader.read()).value?.length).toBeGreaterThan(0);
    await api.patch(`/users/${ada.id}`, { lastName: 'King' }, ada);
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('event: change');
    over.abort();
  });

  it('leaves every other address to the portal', async () => {
    const portal = await serve();
    for (const path of ['/', '/apiary', '/api', '/documents/api/1'])
      expect(await (await fetch(portal + path)).text(), path).toBe(PAGE);
  });

  it('is called and never shown: nothing of it opens, frames or runs with a portal’s rights', async () => {
    const portal = await serve();
    for (const shown of ['document', 'iframe', 'script', 'serviceworker', 'object', 'image'])
      expect((await asBrowser(`${portal}/api/states`, { 'sec-fetch-dest': shown })).status, shown).toBe(404);
    expect((await asBrowser(`${portal}/api/states`, { 'sec-fetch-dest': 'empty' })).status).toBe(200);
    // A browser that does not say what it asks for: pages of the API's own origin among them.
    for (const path of ['/states', '/docs', '/docs/start.js', '/inbox', '/nowhere']) {
      const { headers } = await asBrowser(`${portal}/api${path}`, {});
      expect(headers['content-security-policy'], path).toMatch(/^sandbox; default-src 'none'/);
      expect(headers['x-content-type-options'], path).toBe('nosniff');
    }
  });

  it('is not there where the portals call the API elsewhere', async () => {
    const portal = await serve({ TROTH_API_ON_PORTALS: 'false' });
    expect(await (await fetch(`${portal}/api/states`)).text()).toBe(PAGE);
  });
});

describe('what a portal is told of the API', () => {
  const settings = { API_ORIGIN: 'https://api.example.com', CUSTOMER_ORIGIN: 'https://app.example.com' };
  const told = (more: Record<string, string>) => {
    const config = readConfig({ ...settings, ...more });
    const headers = portalHeaders(config, 'customer')('/', true);
    const policy = headers['content-security-policy'] ?? '';
    return {
      apiBase: portalEnvironment(config, 'customer').apiBase,
      authority: portalEnvironment(config, 'customer').authority,
      calls: /connect-src ([^;]*)/.exec(policy)?.[1],
      preconnects: headers['link'],
    };
  };
  const external = { OIDC_ISSUER: 'https://id.example.net' };

  it('is its own origin, and the provider stays where it is', () => {
    expect(told({})).toMatchObject({
      apiBase: 'https://app.example.com/api',
      authority: 'https://api.example.com/oidc',
      calls: "'self' https://api.example.com",
    });
    expect(told(external)).toMatchObject({ authority: external.OIDC_ISSUER, calls: "'self' https://id.example.net" });
    expect(told(external).preconnects).not.toContain('example.com');
  });

  it('is the API’s origin where the setting says so', () => {
    expect(told({ ...external, TROTH_API_ON_PORTALS: 'false' })).toMatchObject({
      apiBase: 'https://api.example.com',
      calls: "'self' https://api.example.com https://id.example.net",
    });
  });
});
