import { randomUUID } from 'node:crypto';
import { LIMITS } from '@troth/domain/limits';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config/config';
import { aCouple, aCustomer, type TestPerson } from '../../testing/builders';
import { testApp, type TestApp } from '../../testing/test-app';
import { type Limits, openLimits } from './limits';

const FEW = { LIMIT_PERSON_REQUESTS: '3', LIMIT_ADDRESS_REQUESTS: '2' };
const fresh = (environment: Record<string, string>) =>
  openLimits(readConfig(environment).limits, api.services.database);

let limits: Limits;
let api: TestApp;
let ada: TestPerson;
let bea: TestPerson;
beforeAll(async () => {
  api = await testApp({ limits: { count: (name, key) => limits.count(name, key) } });
  limits = fresh({});
  ada = await aCustomer(api);
  bea = await aCustomer(api);
});
afterAll(() => api.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  limits = fresh(FEW);
});
afterEach(() => {
  vi.useRealTimers();
});

const statuses = async (times: number, ask: () => Promise<{ status: number }>): Promise<number[]> => {
  const seen: number[] = [];
  for (let request = 0; request < times; request += 1) seen.push((await ask()).status);
  return seen;
};
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

describe('limits of requests (ASVS 2.4.1)', () => {
  it('counts signed-in people each for themselves, although they share an address', async () => {
    expect(await statuses(4, () => api.get('/users/me', ada))).toEqual([200, 200, 200, 429]);
    expect(await statuses(4, () => api.get('/users/me', bea))).toEqual([200, 200, 200, 429]);
    expect(await statuses(3, () => api.get('/states'))).toEqual([200, 200, 429]);
  });

  it('counts a person once, by token and by session cookie', async () => {
    const opened = await api.post('/session', {}, ada);
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    const byCookie = () => api.request('GET', '/users/me', { headers: { cookie } });
    expect(await statuses(3, byCookie)).toEqual([200, 200, 429]);
  });

  it('counts a token that is not valid, an unknown cookie and an unknown path by address', async () => {
    const headers = { authorization: 'Bearer no.such.token' };
    expect(await statuses(3, () => api.request('GET', '/users/me', { headers }))).toEqual([401, 401, 429]);
    limits = fresh(FEW);
    const cookie = { cookie: 'troth_api=unknown' };
    expect(await statuses(3, () => api.request('GET', '/users/me', { headers: cookie }))).toEqual([401, 401, 429]);
    limits = fresh(FEW);
    expect(await statuses(3, () => api.get('/nowhere'))).toEqual([404, 404, 429]);
    limits = fresh(FEW);
    expect(await statuses(3, () => api.request('PUT', '/users/me'))).toEqual([405, 405, 429]);
    expect((await api.get('/users/me', ada)).status).toBe(200);
  });

  it('does not count preflights', async () => {
    const headers = { origin: 'http://127.0.0.1:4001', 'access-control-request-method': 'GET' };
    expect(new Set(await statuses(20, () => api.request('OPTIONS', '/users/me', { headers })))).toEqual(new Set([204]));
    expect((await api.get('/states')).status).toBe(200);
  });

  it('says when to come back, lets pages read it, and admits again then', async () => {
    await statuses(3, () => api.get('/users/me', ada));
    pass(6_500);
    const refused = await api.request<{ code: string }>('GET', '/users/me', {
      as: ada,
      headers: { origin: 'http://127.0.0.1:4001' },
    });
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(refused.headers.get('retry-after')).toBe('4');
    expect(refused.headers.get('access-control-expose-headers')?.toLowerCase()).toContain('retry-after');
    pass(4_000);
    expect((await api.get('/users/me', ada)).status).toBe(200);
  });

  it('are far above what one page asks for, and above what an office without a sign-in does', () => {
    const { PERSON_REQUESTS, ADDRESS_REQUESTS } = LIMITS;
    const screensPerWindow = PERSON_REQUESTS.points / 20;
    expect(screensPerWindow).toBeGreaterThanOrEqual(PERSON_REQUESTS.windowSeconds);
    expect(ADDRESS_REQUESTS.points).toBeGreaterThan(5 * PERSON_REQUESTS.points);
    expect(PERSON_REQUESTS.windowSeconds).toBeLessThanOrEqual(10);
  });
});

interface Refusal {
  readonly code: string;
  readonly error: string;
}

describe('limits of what one person does (ASVS 2.4.1)', () => {
  const anEvidenceFile = () => {
    const form = new FormData();
    form.append('file', new File(['%PDF-1.7'], 'statement.pdf', { type: 'application/pdf' }));
    return form;
  };

  it.each([
    [
      'discount codes',
      'LIMIT_PROMO_CODES',
      (person: TestPerson) =>
        api.post(`/users/${person.id}/carts/${randomUUID()}/promo-codes`, { promoCode: 'GUESS' }, person),
      'another in an hour',
    ],
    [
      'messages',
      'LIMIT_MESSAGES',
      (person: TestPerson, documentId: string) =>
        api.post(
          `/users/${person.id}/documents/${documentId}/chats`,
          { message: 'Hello', toUserId: person.id },
          person,
        ),
      'a lot of messages',
    ],
    [
      'uploads',
      'LIMIT_UPLOADS',
      (person: TestPerson, documentId: string) =>
        api.request('POST', `/users/${person.id}/documents/${documentId}/entries/${randomUUID()}/files`, {
          as: person,
          body: anEvidenceFile(),
        }),
      'all of them are safe',
    ],
    [
      'download addresses of the archive',
      'LIMIT_ARCHIVE_LINKS',
      (person: TestPerson) => api.post(`/users/${person.id}/personal-archive/link`, {}, person),
      'Your archive is safe',
    ],
  ] as const)(
    'refuses %s beyond the limit in words, each person for themselves',
    async (_name, variable, act, words) => {
      limits = fresh({ [variable]: '3' });
      const { a, b, documentId } = await aCouple(api);
      const within = await statuses(3, () => act(a, documentId));
      expect(within).not.toContain(429);
      const refused = (await act(a, documentId)) as { status: number; headers: Headers; body: Refusal };
      expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(refused.headers.get('retry-after')).toBe('3600');
      expect(refused.body.error).toContain(words.replace('an hour', '60 minutes'));
      expect((await act(b, documentId)).status).toBe(within[0]);
      pass(3_600_000);
      expect((await act(a, documentId)).status).toBe(within[0]);
    },
  );

  it('count an attempt whose transaction was rolled back, and all copies of the program together', async () => {
    const [one, other] = [fresh({ LIMIT_PROMO_CODES: '2' }), fresh({ LIMIT_PROMO_CODES: '2' })];
    await one.count('PROMO_CODES', 'ada');
    await other.count('PROMO_CODES', 'ada');
    await expect(one.count('PROMO_CODES', 'ada')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(other.count('PROMO_CODES', 'ada')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(other.count('PROMO_CODES', 'bea')).resolves.toBeUndefined();
  });

  it('admit no more than the limit when all ask at once', async () => {
    const own = fresh({ LIMIT_PROMO_CODES: '5' });
    const asked = await Promise.allSettled(Array.from({ length: 40 }, () => own.count('PROMO_CODES', 'at once')));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('keep no name of a person', async () => {
    await fresh({}).count('UPLOADS', `user:${ada.id}`);
    expect(JSON.stringify(await api.db.selectFrom('limitCounts').selectAll().execute())).not.toContain(ada.id);
  });

  it.each(Object.entries(LIMITS))('%s has a window and points that fit where it is counted', (_name, limit) => {
    expect(limit.points).toBeGreaterThan(1);
    expect(limit.countedIn === 'DATABASE' ? limit.windowSeconds >= 3600 : limit.windowSeconds <= 60).toBe(true);
  });
});

describe('LIMIT_ settings', () => {
  it('replace the points of one limit, and keep the others', () => {
    expect(readConfig({ LIMIT_CALENDAR_READS: '7' }).limits).toEqual({
      ...Object.fromEntries(Object.entries(LIMITS).map(([name, { points }]) => [name, points])),
      CALENDAR_READS: 7,
    });
  });

  it.each(['0', '-1', '1.5', 'many'])('refuse %s', (value) => {
    expect(() => readConfig({ LIMIT_PERSON_REQUESTS: value })).toThrow('LIMIT_PERSON_REQUESTS');
  });
});
