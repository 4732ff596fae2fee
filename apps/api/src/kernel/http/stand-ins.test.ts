import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config';
import { operations } from '../../program/operations';
import { type TestApp, testApp } from '../../testing/test-app';

const PAGES = ['/inbox', '/inbox/samples', '/sandbox/deliveries', '/sandbox/checkout/none', '/sandbox/notary/none'];

interface Visit {
  readonly socket?: string;
  readonly headers?: Record<string, string>;
}

/** What a visitor with a socket of their own is answered. */
async function visit({ app }: TestApp, path: string, { socket = '127.0.0.1', headers = {} }: Visit) {
  const request = new Request(`http://127.0.0.1:4000${path}`, { headers: { host: '127.0.0.1:4000', ...headers } });
  const response = await app.fetch(request, { incoming: { socket: { remoteAddress: socket } } });
  return { status: response.status, page: response.headers.get('content-type') ?? '' };
}

/** Pages that are there answer HTML, also where they say that a session is none. */
const isThere = async (api: TestApp, path: string, from: Visit) =>
  (await visit(api, path, from)).page.startsWith('text/html');

describe('pages of stand-ins', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await testApp();
  });
  afterAll(() => api.close());

  it('each say which stand-in they belong to', () => {
    for (const { path, standIns } of operations)
      expect(standIns !== undefined, path).toBe(/^\/(?:inbox|sandbox)(?:\/|$)/.test(path));
  });

  it.each(PAGES)('%s is there for the people at this machine alone', async (path) => {
    expect(await isThere(api, path, {})).toBe(true);
    expect(await isThere(api, path, { socket: '::ffff:127.0.0.1' })).toBe(true);
    for (const stranger of [
      { socket: '203.0.113.9' },
      { headers: { host: 'troth.test' } },
      { headers: { 'x-forwarded-for': '203.0.113.9' } },
      { headers: { 'x-forwarded-for': '127.0.0.1' } },
      { headers: { forwarded: 'for=203.0.113.9' } },
      { headers: { via: '1.1 proxy' } },
    ])
      expect(await visit(api, path, stranger)).toEqual({ status: 404, page: 'application/problem+json' });
  });

  it('are there for everyone where they are allowed, and only those that are', async () => {
    const config = readConfig({ NODE_ENV: 'test', API_ORIGIN: 'https://api.troth.test', MAIL_INBOX: 'allowed' });
    const open = await testApp({ config });
    const stranger = { socket: '203.0.113.9', headers: { host: 'api.troth.test' } };
    expect(await isThere(open, '/inbox', stranger)).toBe(true);
    expect(await isThere(open, '/sandbox/checkout/none', stranger)).toBe(false);
    expect(await isThere(open, '/sandbox/checkout/none', {})).toBe(false);
    await open.close();
  });
});
