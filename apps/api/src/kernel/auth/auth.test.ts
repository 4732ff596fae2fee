import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCustomer, type TestPerson } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';
import { testIssuer } from '../../testing/test-issuer';

let api: TestApp;
let ada: TestPerson;
beforeAll(async () => {
  api = await testApp();
  ada = await aCustomer(api);
});
afterAll(() => api.close());

const me = (headers: Record<string, string>) => api.request('GET', '/users/me', { headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = () => Math.floor(api.clock.now().getTime() / 1000);

describe('access tokens (customer spec section 7)', () => {
  it('lets a valid one in', async () => {
    expect((await me(bearer(await api.issuer.sign(ada.claims)))).status).toBe(200);
  });

  it.each([
    ['of another issuer', { issuer: 'https://elsewhere.test' }],
    ['for another audience', { audience: 'urn:other:api' }],
    ['that has run out', { expiresAt: -10 }],
    ['that is not valid yet', { notBefore: 60 }],
    ['that is an ID token', { typ: 'id+jwt' }],
    ['that is any JSON web token', { typ: 'JWT' }],
    ['that does not say what it is', { typ: null }],
  ])('refuses one %s', async (_name, { expiresAt, notBefore, ...rest }: Record<string, unknown>) => {
    const token = await api.issuer.sign(ada.claims, {
      ...rest,
      ...(typeof expiresAt === 'number' ? { expiresAt: seconds() + expiresAt } : {}),
      ...(typeof notBefore === 'number' ? { notBefore: seconds() + notBefore } : {}),
    });
    const reply = await me(bearer(token));
    expect(reply.status).toBe(401);
    expect(reply.headers.get('www-authenticate')).toContain('Bearer');
  });

  it('lets a clock be a few seconds off, and no more', async () => {
    const at = (offset: number) => api.issuer.sign(ada.claims, { expiresAt: seconds() + offset });
    expect((await me(bearer(await at(-4)))).status).toBe(200);
    expect((await me(bearer(await at(-6)))).status).toBe(401);
  });

  it('refuses another signature, no signature, and a signature made with the public key as a secret', async () => {
    const stranger = await testIssuer(api.clock.now);
    expect((await me(bearer(await stranger.sign(ada.claims)))).status).toBe(401);
    const [header, payload, signature = ''] = (await api.issuer.sign(ada.claims)).split('.');
    expect((await me(bearer(`${header}.${payload}.${signature.slice(0, -4)}AAAA`))).status).toBe(401);
    expect((await me(bearer(`${base64({ alg: 'none', typ: 'at+jwt' })}.${payload}.`))).status).toBe(401);
    expect(
      (await me(bearer(`${base64({ alg: 'HS256', typ: 'at+jwt', kid: 'test' })}.${payload}.${signature}`))).status,
    ).toBe(401);
  });

  it.each(['Bearer', 'Bearer  ', 'Basic YTpi', 'Bearer not.a.token', 'Bearer ééé'])(
    'answers 401 to "%s"',
    async (value) => {
      const headers = new Headers();
      headers.set('authorization', encodeURI(value));
      expect((await me(Object.fromEntries(headers))).status).toBe(401);
    },
  );
});

describe('the session cookie (customer spec section 7)', () => {
  const openSession = async () => {
    const reply = await api.request('POST', '/session', { as: ada });
    expect(reply.status).toBe(200);
    const cookie = reply.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    return cookie.split(';')[0] ?? '';
  };

  it('is the fallback where no token can be had, until it is closed', async () => {
    const cookie = await openSession();
    expect((await me({ cookie })).status).toBe(200);
    await api.request('DELETE', '/session', { headers: { cookie, origin: 'http://127.0.0.1:4001' } });
    expect((await me({ cookie })).status).toBe(401);
  });

  it('runs out', async () => {
    const cookie = await openSession();
    const before = api.clock.now();
    api.clock.advance(12 * 3_600_000);
    expect((await me({ cookie })).status).toBe(401);
    api.clock.set(before);
  });

  it('writes only from a page of ours', async () => {
    const cookie = await openSession();
    const rename = (headers: Record<string, string>) =>
      api.request('PATCH', `/users/${ada.id}`, { headers: { cookie, ...headers }, json: { firstName: 'Ada' } });
    expect((await rename({})).status).toBe(403);
    expect((await rename({ origin: 'https://evil.test' })).status).toBe(403);
    expect((await rename({ origin: 'http://127.0.0.1:4001' })).status).toBe(200);
  });

  it('never stands in for a token that is wrong', async () => {
    const cookie = await openSession();
    expect((await me({ cookie, ...bearer('not.a.token') })).status).toBe(401);
  });
});

describe('last activity (D5)', () => {
  it('is kept at most once a minute', async () => {
    const person = await aCustomer(api);
    const lastActive = async () => {
      await api.get('/users/me', person);
      const row = await api.db
        .selectFrom('users')
        .select('lastActiveAt')
        .where('id', '=', person.id)
        .executeTakeFirstOrThrow();
      return row.lastActiveAt?.getTime();
    };
    const first = await lastActive();
    api.clock.advance(59_999);
    expect(await lastActive()).toBe(first);
    api.clock.advance(1);
    expect(await lastActive()).toBe((first ?? 0) + 60_000);
  });
});
