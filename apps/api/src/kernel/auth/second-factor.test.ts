import {
  ACCOUNT_SECURITY_PROMPT,
  MANAGE_FACTORS_PROMPT,
  SECOND_FACTOR_ACR,
  type SecondFactorDuty,
} from '@troth/domain/people';
import { MANAGE_PROMPT, SECOND_FACTOR_ACR as issuedAcr, SECURITY_PROMPT } from '@troth/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resetSecondFactorOf } from '../../program/admin/reset-second-factor';
import { readConfig } from '../config/config';
import { storeIn } from './identity';
import { aCouple, aCustomer, anAdmin, anAttorney, type TestPerson } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const withPasswordOnly = (person: TestPerson) => ({ claims: { ...person.claims, amr: ['pwd'] } });
const status = async (person: TestPerson) =>
  (
    await api.request<{ duty: SecondFactorDuty; isGiven: boolean }>('GET', '/second-factor', {
      as: withPasswordOnly(person),
    })
  ).body;

describe('without a second factor (ASVS 5.0, 6.3.3)', () => {
  it('an admin is refused everything but what leads to one', async () => {
    const admin = await anAdmin(api);
    for (const path of ['/users/me', '/admin/users', '/admin/exchange-rates', `/users/${admin.id}`]) {
      const reply = await api.request<{ code: string }>('GET', path, { as: withPasswordOnly(admin) });
      expect(reply.status, path).toBe(403);
      expect(reply.body.code).toBe('SECOND_FACTOR_REQUIRED');
      expect((await api.request('GET', path, { as: admin })).status, path).toBe(200);
    }
    expect(await status(admin)).toMatchObject({ duty: 'REQUIRED', isGiven: false });
    expect((await api.request('DELETE', '/session', { as: withPasswordOnly(admin) })).status).toBe(204);
  });

  it('an admin gets no session cookie, and a cookie keeps how it was signed in', async () => {
    const admin = await anAdmin(api);
    expect((await api.request('POST', '/session', { as: withPasswordOnly(admin) })).status).toBe(403);
    const opened = await api.request('POST', '/session', { as: admin });
    const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect((await api.request('GET', '/users/me', { headers: { cookie } })).status).toBe(200);
  });

  it('a customer goes on, and is offered one', async () => {
    const customer = await aCustomer(api);
    expect((await api.request('GET', '/users/me', { as: withPasswordOnly(customer) })).status).toBe(200);
    expect(await status(customer)).toMatchObject({ duty: 'OFFERED' });
  });

  it('an attorney goes on until a client names them', async () => {
    const attorney = await anAttorney(api);
    expect((await api.request('GET', '/users/me', { as: withPasswordOnly(attorney) })).status).toBe(200);
    expect(await status(attorney)).toMatchObject({ duty: 'ADVISED' });

    const couple = await aCouple(api).inState('CA');
    await api.db
      .updateTable('documents')
      .set({ attorneyAId: attorney.id })
      .where('id', '=', couple.documentId)
      .execute();
    expect((await api.request('GET', '/users/me', { as: withPasswordOnly(attorney) })).status).toBe(403);
    expect((await api.request('GET', '/users/me', { as: attorney })).status).toBe(200);
  });

  it('is a stranger to what is open to all', async () => {
    const admin = await anAdmin(api);
    expect((await api.request('GET', '/health', { as: withPasswordOnly(admin) })).status).toBe(200);
  });

  it('the demo people of a start on loopback are exempt, and those of any other are not', async () => {
    const admin = await anAdmin(api);
    await api.db.updateTable('users').set({ email: 'admin@demo.troth' }).where('id', '=', admin.id).execute();
    expect(await status(admin)).toMatchObject({ duty: 'EXEMPT' });
    const { config } = api.services;
    const open = await testApp({
      config: { ...config, isLoopbackOnly: false },
    });
    const there = await anAdmin(open);
    await open.db.updateTable('users').set({ email: 'admin@demo.troth' }).where('id', '=', there.id).execute();
    expect((await open.request('GET', '/users/me', { as: withPasswordOnly(there) })).status).toBe(403);
    await open.close();
  });
});

describe('an outside provider (OIDC_STAFF_ACR, OIDC_STAFF_AMR)', () => {
  const outside = { OIDC_ISSUER: 'https://id.example', OIDC_AUDIENCE: 'urn:troth:api' };
  const keyed = { NODE_ENV: 'production', TROTH_ROOT_KEY: Buffer.alloc(32).toString('base64') };

  it('is asked for it in production, or the start refuses', () => {
    expect(() => readConfig({ ...outside, ...keyed })).toThrow(/OIDC_STAFF_ACR or OIDC_STAFF_AMR/);
    expect(readConfig({ ...outside, ...keyed, OIDC_STAFF_AMR: 'mfa, hwk' }).secondFactor).toEqual({
      amr: ['mfa', 'hwk'],
      acr: [],
      isTrusted: false,
    });
    expect(readConfig({ ...outside, ...keyed, OIDC_STAFF_AMR: 'any' }).secondFactor.isTrusted).toBe(true);
    expect(readConfig(outside).secondFactor.isTrusted).toBe(true);
    expect(() => readConfig({ OIDC_STAFF_ACR: 'gold' })).toThrow(/OIDC_ISSUER/);
  });

  it('lets an admin in by the class that it names', async () => {
    const own = await testApp({
      config: { ...api.services.config, secondFactor: { amr: [], acr: ['gold'], isTrusted: false } },
    });
    const admin = await anAdmin(own);
    const as = (claims: object) => ({ claims: { ...admin.claims, ...claims } });
    expect((await own.request('GET', '/users/me', { as: as({ amr: ['mfa'] }) })).status).toBe(403);
    expect((await own.request('GET', '/users/me', { as: as({ amr: [], acr: 'gold' }) })).status).toBe(200);
    await own.close();
  });
});

describe('a reset by an admin', () => {
  async function withFactor(person: TestPerson) {
    const { email } = person;
    await api.db.transaction().execute(async (tx) => {
      const store = storeIn(tx);
      await store.query(
        `INSERT INTO identity_account (id, email, password_hash, created_at, updated_at) VALUES ($1, $2, 'x', now(), now())`,
        [person.claims.sub, email],
      );
      await store.query(
        `INSERT INTO identity_factor (id, account_id, kind, name, sealed_secret, created_at) VALUES ($1, $1, 'APP', 'App', 'x', now())`,
        [person.claims.sub],
      );
      await store.query(
        `INSERT INTO identity_recovery_code (account_id, code_hash, created_at) VALUES ($1, 'x', now())`,
        [person.claims.sub],
      );
    });
    return email;
  }
  const rowsOf = async (person: TestPerson) => {
    const { rows } = await api.services.database.executeSql(
      `SELECT id FROM identity_factor WHERE account_id = $1 UNION ALL SELECT code_hash FROM identity_recovery_code WHERE account_id = $1`,
      [person.claims.sub],
    );
    return rows.length;
  };
  const reset = (person: TestPerson, as: TestPerson, reason: unknown = 'Lost the phone; checked by video call') =>
    api.request<{ code: string }>('POST', `/admin/users/${person.id}/reset-second-factor`, { as, json: { reason } });

  it('removes it with a reason, ends sessions, tells the person, and is audited', async () => {
    const [admin, customer] = [await anAdmin(api), await aCustomer(api)];
    const email = await withFactor(customer);
    const opened = await api.request('POST', '/session', { as: customer });
    const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect((await reset(customer, admin)).status).toBe(204);
    expect(await rowsOf(customer)).toBe(0);
    expect((await api.request('GET', '/users/me', { headers: { cookie } })).status).toBe(401);
    const mail = await api.db.selectFrom('mailOutbox').select('kind').where('recipient', '=', email).execute();
    expect(mail.map(({ kind }) => kind)).toContain('account-second-factor-reset');
    const entry = await api.db
      .selectFrom('auditEntries')
      .select(['action', 'reason'])
      .where('subjectId', '=', customer.id)
      .where('action', '=', 'admin.resetSecondFactor')
      .executeTakeFirstOrThrow();
    // The words are sealed; the log holds their keyed hash.
    expect(entry.reason).toMatch(/^[0-9a-f]{64}$/);
    expect((await reset(customer, admin)).status).toBe(409);
  });

  it.each([['ab'], ['a'.repeat(501)], ['   '], [undefined], [7]])('is refused with the reason %j', async (reason) => {
    const [admin, customer] = [await anAdmin(api), await aCustomer(api)];
    await withFactor(customer);
    const reply = await api.request('POST', `/admin/users/${customer.id}/reset-second-factor`, {
      as: admin,
      json: { reason },
    });
    expect(reply.status).toBe(400);
    expect(await rowsOf(customer)).toBe(2);
  });

  it('is for admins alone, and for no admin on themselves', async () => {
    const [admin, customer, attorney] = [await anAdmin(api), await aCustomer(api), await anAttorney(api)];
    await withFactor(admin);
    expect((await reset(admin, admin)).status).toBe(403);
    expect((await reset(admin, customer)).status).toBe(404);
    expect((await reset(admin, attorney)).status).toBe(404);
    expect(await rowsOf(admin)).toBe(2);
    expect((await reset(admin, await anAdmin(api))).status).toBe(204);
  });

  it('can be done at the server, where no admin is left who could', async () => {
    const admin = await anAdmin(api);
    const email = await withFactor(admin);
    expect(await resetSecondFactorOf(api.services, ` ${email.toUpperCase()} `)).toContain('Removed the second step');
    expect(await rowsOf(admin)).toBe(0);
    expect(await resetSecondFactorOf(api.services, email)).toContain('no second step');
  });
});

it('is asked for, and said, by the same names at the embedded identity provider', () => {
  expect([issuedAcr, MANAGE_PROMPT, SECURITY_PROMPT]).toEqual([
    SECOND_FACTOR_ACR,
    MANAGE_FACTORS_PROMPT,
    ACCOUNT_SECURITY_PROMPT,
  ]);
});
