import { termsPage } from '@troth/content/legal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const newcomer = (sub: string, client_id = 'troth-customer') => ({
  claims: { sub, email: `${sub}@example.com`, client_id },
});
const creation = { userType: 'CUSTOMER', termsAgreed: true, termsVersion: '2026-01' };

describe('signing up (customer spec section 7, D1)', () => {
  it('makes a customer at the customer portal, with the terms that were agreed to', async () => {
    const made = await api.post<Record<string, unknown>>('/users', creation, newcomer('ada'));
    expect(made.status).toBe(200);
    expect(made.body).toMatchObject({ userType: 'CUSTOMER', email: 'ada@example.com', termsVersion: '2026-01' });
    expect(made.body['termsAgreedAt']).toBe('2026-06-15T12:00:00.000Z');
  });

  it('answers the same user when two tabs sign up at once', async () => {
    const [first, second] = await Promise.all([
      api.post<{ id: string }>('/users', creation, newcomer('twice')),
      api.post<{ id: string }>('/users', creation, newcomer('twice')),
    ]);
    expect(first.body.id).toBe(second.body.id);
  });

  it('makes an attorney with stage FORM_MISSING at the attorney portal', async () => {
    const made = await api.post<{ id: string }>(
      '/users',
      { ...creation, userType: 'ATTORNEY' },
      newcomer('att', 'troth-attorney'),
    );
    const row = await api.db
      .selectFrom('attorneys')
      .select('stage')
      .where('id', '=', made.body.id)
      .executeTakeFirstOrThrow();
    expect(row.stage).toBe('FORM_MISSING');
  });

  it.each([
    ['an admin at the admin portal', creation, 'troth-admin', 403],
    ['an attorney at the customer portal', { ...creation, userType: 'ATTORNEY' }, 'troth-customer', 403],
    ['an admin by asking for it', { ...creation, userType: 'ADMIN' }, 'troth-customer', 400],
    ['anyone who did not agree to the terms', { ...creation, termsAgreed: false }, 'troth-customer', 400],
  ])('does not make %s', async (_name, body, client, status) => {
    expect((await api.post('/users', body, newcomer('nobody', client))).status).toBe(status);
  });
});

describe('the key of a device (ADR 0097)', () => {
  const keyOf = async (sub: string) => {
    await api.post('/users', creation, newcomer(sub));
    return api.get<{ deviceKey?: string }>('/users/me?deviceKey=true', newcomer(sub));
  };

  it("is 32 bytes, the same every time, and another person's is another", async () => {
    const [first, again, other] = [await keyOf('deva'), await keyOf('deva'), await keyOf('devb')];
    expect(Buffer.from(first.body.deviceKey ?? '', 'base64')).toHaveLength(32);
    expect(again.body.deviceKey).toBe(first.body.deviceKey);
    expect(other.body.deviceKey).not.toBe(first.body.deviceKey);
    expect(first.headers.get('cache-control')).toBe('no-store');
  });

  it('is told only where it is asked for, once the account is there', async () => {
    await keyOf('deva');
    expect((await api.get('/users/me', newcomer('deva'))).body).not.toHaveProperty('deviceKey');
    expect((await api.get('/users/me?deviceKey=true', newcomer('no-account-yet'))).status).toBe(404);
  });
});

describe('agreeing to newer terms (D5)', () => {
  const current = termsPage.version;
  const journeyOf = async (id: string, person: ReturnType<typeof newcomer>) =>
    (await api.get<{ termsToAgree: { version: string } | null }>(`/users/${id}/journey`, person)).body;

  it('is asked of a person who agreed to an earlier version, once', async () => {
    const person = newcomer('earlier');
    const { id } = (await api.post<{ id: string }>('/users', { ...creation, termsVersion: '0.9' }, person)).body;
    expect((await journeyOf(id, person)).termsToAgree).toEqual({
      version: current,
      effectiveOn: termsPage.effectiveOn,
    });

    const agreed = await api.post(`/users/${id}/acknowledgements`, { termsVersion: current }, person);
    expect(agreed.body).toMatchObject({ termsVersion: current, termsAgreedAt: '2026-06-15T12:00:00.000Z' });
    expect((await journeyOf(id, person)).termsToAgree).toBeNull();
  });

  it('is not asked of a person who agreed to the current version', async () => {
    const person = newcomer('current');
    const { id } = (await api.post<{ id: string }>('/users', { ...creation, termsVersion: current }, person)).body;
    expect((await journeyOf(id, person)).termsToAgree).toBeNull();
  });

  it('refuses a version that is not the current one', async () => {
    const person = newcomer('stale');
    const { id } = (await api.post<{ id: string }>('/users', { ...creation, termsVersion: '0.9' }, person)).body;
    const refused = await api.post(`/users/${id}/acknowledgements`, { termsVersion: '0.9' }, person);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ code: 'REFUSED_BY_RULE' });
  });
});

describe('the own profile', () => {
  it('is 404 before the first sign-up and readable after it', async () => {
    expect((await api.get('/users/me', newcomer('eve'))).status).toBe(404);
    await api.post('/users', creation, newcomer('eve'));
    expect((await api.get('/users/me', newcomer('eve'))).status).toBe(200);
  });

  it('takes one name field at a time and saves an empty one as null', async () => {
    const { body: user } = await api.post<{ id: string }>('/users', creation, newcomer('nia'));
    await api.patch(`/users/${user.id}`, { firstName: 'Zoë 李' }, newcomer('nia'));
    const emptied = await api.patch(`/users/${user.id}`, { middleName: '  ' }, newcomer('nia'));
    expect(emptied.body).toMatchObject({ firstName: 'Zoë 李', middleName: null });
  });

  it('is not changed over something that was stored meanwhile, field by field', async () => {
    const someone = newcomer('two-tabs');
    const { body: user } = await api.post<{ id: string }>('/users', creation, someone);
    const save = (fields: object) => api.patch<Record<string, unknown>>(`/users/${user.id}`, fields, someone);
    expect((await save({ firstName: 'Ada', over: { firstName: null } })).status).toBe(200);

    const late = await save({ firstName: 'Eda', over: { firstName: null } });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'VERSION_CONFLICT', current: { id: user.id, firstName: 'Ada' } });
    // Another field is no obstacle, and white space makes no difference.
    expect((await save({ lastName: 'Vale', over: { lastName: null } })).body).toMatchObject({ lastName: 'Vale' });
    expect((await save({ firstName: 'Adah', over: { firstName: ' Ada ' } })).body).toMatchObject({ firstName: 'Adah' });
    const birthdate = '1994-03-12';
    expect((await save({ birthdate, over: { birthdate: '1990-01-01' } })).status).toBe(409);
    expect((await save({ birthdate, over: { birthdate: null } })).status).toBe(200);
    expect((await save({ gender: 'FEMALE', over: { birthdate, gender: null } })).body).toMatchObject({ birthdate });
    expect((await save({ firstName: 'X', over: { firstName: 7 } })).status).toBe(400);
  });

  it('is not there for anyone else (D4), and the refusal is audited', async () => {
    const { body: user } = await api.post<{ id: string }>('/users', creation, newcomer('mine'));
    await api.post('/users', creation, newcomer('other'));
    const reply = await api.patch(`/users/${user.id}`, { firstName: 'X' }, newcomer('other'));
    expect(reply.status).toBe(404);
    const refusals = await api.db
      .selectFrom('auditEntries')
      .select('action')
      .where('outcome', '=', 'REFUSED')
      .execute();
    expect(refusals.map((entry) => entry.action)).toContain('users.update');
  });
});
