import { TOKENS_MAX } from '@troth/domain/integrations';
import { endSessionsOf } from '@troth/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionsEnded } from '../../kernel/auth/end-sessions';
import { storeIn } from '../../kernel/auth/identity';
import { type Limits, openLimits } from '../../kernel/http/limits';
import { removeOutlived } from '../../kernel/jobs/remove-outlived';
import { aCouple, aCustomer, anAdmin, anAttorney, type TestPerson } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let limits: Limits;
beforeAll(async () => {
  api = await testApp({ limits: { count: (name, key) => limits.count(name, key) } });
  limits = openLimits({ ...api.services.config.limits, TOKEN_REQUESTS: 40 }, api.services.database);
});
afterAll(() => api.close());

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(api.clock.now().getTime() + days * DAY_MS).toISOString();

interface Created {
  id: string;
  token: string;
  status: string;
  ending: string;
  code: string;
}

const create = (person: TestPerson, body: object = {}) =>
  api.post<Created>(
    `/users/${person.id}/personal-tokens`,
    { name: 'Practice software', scopes: ['clients:read'], expiresAt: inDays(30), ...body },
    person,
  );
const tokenOf = async (person: TestPerson, body: object = {}) => {
  const reply = await create(person, body);
  expect(reply.status).toBe(201);
  return reply.body;
};
const listOf = async (person: TestPerson) =>
  (
    await api.get<{ id: string; status: string; lastUsedAt: string | null }[]>(
      `/users/${person.id}/personal-tokens`,
      person,
    )
  ).body;
const withToken = (token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, json?: object) =>
  api.request<{ code?: string; detail?: string; id?: string }>(method, path, {
    headers: { authorization: `Bearer ${token}` },
    ...(json === undefined ? {} : { json }),
  });
const meStatus = async (token: string) => (await withToken(token, 'GET', '/users/me')).status;

describe('a personal access token', () => {
  it('is shown once, stored as a hash, and told by mail', async () => {
    const attorney = await anAttorney(api);
    const { token, id, ending } = await tokenOf(attorney);
    expect(token).toMatch(/^troth_pat_[\w-]{43}$/);
    expect(token.endsWith(ending)).toBe(true);
    expect(JSON.stringify(await listOf(attorney))).not.toContain(token);
    const stored = await api.db.selectFrom('personalTokens').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(token);
    const mail = await api.db
      .selectFrom('mailOutbox')
      .select('kind')
      .where('recipient', '=', attorney.email)
      .executeTakeFirstOrThrow();
    expect(mail.kind).toBe('account-token-created');
  });

  it('is not shown to a repeated request, which creates no second one', async () => {
    const attorney = await anAttorney(api);
    const json = { name: 'Practice software', scopes: ['clients:read'], expiresAt: inDays(30) };
    const ask = () =>
      api.request<Created>('POST', `/users/${attorney.id}/personal-tokens`, {
        as: attorney,
        json,
        headers: { 'idempotency-key': 'once' },
      });
    const first = await ask();
    expect(first.status).toBe(201);
    const again = await ask();
    expect([again.status, again.body.code]).toEqual([409, 'CONFLICT']);
    expect(JSON.stringify(again.body)).not.toContain(first.body.token);
    expect(await listOf(attorney)).toHaveLength(1);
    const kept = await api.db.selectFrom('idempotencyKeys').selectAll().where('key', '=', 'once').executeTakeFirst();
    expect(kept?.sealedResponse).toBeNull();
  });

  it('acts for its person, and its last use is kept to the minute', async () => {
    const attorney = await anAttorney(api);
    const { token } = await tokenOf(attorney);
    expect((await withToken(token, 'GET', '/users/me')).body.id).toBe(attorney.id);
    const first = (await listOf(attorney))[0]?.lastUsedAt;
    expect(first).toBe(api.clock.now().toISOString());
    api.clock.advance(59_999);
    await meStatus(token);
    expect((await listOf(attorney))[0]?.lastUsedAt).toBe(first);
    api.clock.advance(1);
    await meStatus(token);
    expect((await listOf(attorney))[0]?.lastUsedAt).toBe(api.clock.now().toISOString());
  });

  it('opens what its scopes name, and of that only what its person may', async () => {
    const attorney = await anAttorney(api);
    const [own, others] = [await aCouple(api).withAttorneyFor('A', attorney), await aCouple(api)];
    const { token } = await tokenOf(attorney);
    expect((await withToken(token, 'GET', `/documents/${own.documentId}`)).status).toBe(200);
    expect((await withToken(token, 'GET', `/documents/${others.documentId}`)).status).toBe(404);
    const missing = await withToken(token, 'GET', `/documents/${own.documentId}/history`);
    expect([missing.status, missing.body.code]).toEqual([403, 'TOKEN_SCOPE_MISSING']);
    expect(missing.body.detail).toContain('agreements:read');
    const wider = await tokenOf(attorney, { scopes: ['agreements:read'] });
    expect((await withToken(wider.token, 'GET', `/documents/${own.documentId}/history`)).status).toBe(200);
  });

  it('writes only with a scope to write, and the audit log says with which token', async () => {
    const attorney = await anAttorney(api);
    const couple = await aCouple(api).withAttorneyFor('A', attorney);
    const notes = `/users/${attorney.id}/attorneys/${attorney.id}/clients/${couple.a.id}/internal-notes`;
    const reader = await tokenOf(attorney);
    expect((await withToken(reader.token, 'POST', notes, { message: 'Called.' })).status).toBe(403);
    const writer = await tokenOf(attorney, { scopes: ['clients:write'] });
    expect((await withToken(writer.token, 'POST', notes, { message: 'Called.' })).status).toBeLessThan(300);
    const entries = await api.db
      .selectFrom('auditEntries')
      .select(['action', 'tokenId'])
      .where('actorUserId', '=', attorney.id)
      .orderBy('occurredAt')
      .orderBy('position')
      .execute();
    expect(entries).toEqual([
      { action: 'personalTokens.create', tokenId: null },
      { action: 'personalTokens.create', tokenId: null },
      { action: 'internalNotes.create', tokenId: writer.id },
    ]);
    const log = await api.get<{ entries: { action: string; by: { token: object | null } }[] }>(
      `/admin/log?personId=${attorney.id}`,
      await anAdmin(api),
    );
    const tokens = log.body.entries.map(({ action, by }) => [action, by.token]);
    expect(tokens).toContainEqual(['internalNotes.create', { id: writer.id, ending: writer.ending }]);
    expect(tokens).toContainEqual(['personalTokens.create', null]);
  });

  it('never opens tokens, sign-in or money, whatever its scopes', async () => {
    const admin = await anAdmin(api);
    const scopes = ['clients:read', 'agreements:read', 'disclosures:read', 'clients:write', 'appointments:write'];
    const { token } = await tokenOf(admin, { scopes });
    for (const [method, path] of [
      ['GET', `/users/${admin.id}/personal-tokens`],
      ['POST', '/session'],
      ['GET', '/admin/purchase-items'],
      ['POST', '/stripe/payout-purchase-item'],
    ] as const) {
      const reply = await withToken(token, method, path, method === 'POST' ? {} : undefined);
      expect([path, reply.body.code]).toEqual([path, 'TOKEN_SCOPE_MISSING']);
    }
  });

  it('is a stranger where strangers may ask', async () => {
    const { token } = await tokenOf(await anAttorney(api));
    expect((await withToken(token, 'GET', '/states')).status).toBe(200);
  });
});

describe('a token that is not created', () => {
  it.each([
    ['without a name', { name: ' ' }],
    ['without a scope', { scopes: [] }],
    ['with a scope that there is not', { scopes: ['everything'] }],
    ['with one scope twice', { scopes: ['clients:read', 'clients:read'] }],
    ['that expired already', { expiresAt: '2020-01-01T00:00:00.000Z' }],
    ['for more than a year', { expiresAt: '2099-01-01T00:00:00.000Z' }],
    ['with a member that nobody knows', { isAdmin: true }],
  ])('%s', async (_name, body) => {
    expect((await create(await anAttorney(api), body)).status).toBe(400);
  });

  it('for customers, attorneys without an approval, and anybody else', async () => {
    for (const person of [await aCustomer(api), await anAttorney(api, { stage: 'UNDER_REVIEW' })])
      expect((await create(person)).status).toBe(404);
    const [one, other] = [await anAttorney(api), await anAdmin(api)];
    expect((await api.get(`/users/${one.id}/personal-tokens`, other)).status).toBe(404);
  });

  it('beyond what one person may have', async () => {
    const attorney = await anAttorney(api);
    for (let count = 0; count < TOKENS_MAX; count += 1) await tokenOf(attorney);
    expect((await create(attorney)).status).toBe(422);
    const [first] = await listOf(attorney);
    await api.request('DELETE', `/users/${attorney.id}/personal-tokens/${first?.id}`, { as: attorney });
    expect((await create(attorney)).status).toBe(201);
  });
});

describe('a token ends', () => {
  it('when it is revoked, once, and by nobody else', async () => {
    const [attorney, other] = [await anAttorney(api), await anAttorney(api)];
    const { id, token } = await tokenOf(attorney);
    const revoke = (as: TestPerson) =>
      api.request('DELETE', `/users/${as.id}/personal-tokens/${id}`, { as }).then(({ status }) => status);
    expect(await revoke(other)).toBe(404);
    expect(await meStatus(token)).toBe(200);
    expect(await revoke(attorney)).toBe(204);
    expect(await meStatus(token)).toBe(401);
    expect(await revoke(attorney)).toBe(404);
    expect((await listOf(attorney))[0]?.status).toBe('REVOKED');
  });

  it('at the moment at which it expires', async () => {
    const before = api.clock.now();
    const { token } = await tokenOf(await anAttorney(api), { expiresAt: inDays(1) });
    api.clock.advance(DAY_MS - 1);
    expect(await meStatus(token)).toBe(200);
    api.clock.advance(1);
    expect(await meStatus(token)).toBe(401);
    api.clock.set(before);
  });

  it('with the approval, and does not come back with it', async () => {
    const [attorney, admin] = [await anAttorney(api), await anAdmin(api)];
    const { token } = await tokenOf(attorney);
    const move = async (stage: string) => {
      const path = `/users/${attorney.id}/attorneys/${attorney.id}`;
      const body = { stage, reason: 'The register says otherwise.' };
      expect((await api.request('PATCH', path, { as: admin, json: body })).status).toBe(200);
    };
    await move('DEACTIVATED');
    expect(await meStatus(token)).toBe(401);
    await move('APPROVED');
    expect(await meStatus(token)).toBe(401);
    expect((await listOf(attorney))[0]?.status).toBe('APPROVAL_LOST');
  });

  it('when its person logs out everywhere, and not when one session ends', async () => {
    const attorney = await anAttorney(api);
    const { token } = await tokenOf(attorney);
    const end = (only?: string) =>
      api.db
        .transaction()
        .execute((tx) =>
          endSessionsOf(storeIn(tx), { sessionsEnded }, attorney.claims.sub, only === undefined ? {} : { only }),
        );
    await end('one');
    expect(await meStatus(token)).toBe(200);
    await end();
    expect(await meStatus(token)).toBe(401);
    expect((await listOf(attorney))[0]?.status).toBe('SIGNED_OUT');
  });

  it('when its person is deleted', async () => {
    const attorney = await anAttorney(api);
    const { token } = await tokenOf(attorney);
    const { id } = attorney;
    await api.db.updateTable('users').set({ deletedAt: api.clock.now() }).where('id', '=', id).execute();
    expect(await meStatus(token)).toBe(401);
  });

  it('and is forgotten 90 days later', async () => {
    const before = api.clock.now();
    const attorney = await anAttorney(api);
    await tokenOf(attorney, { expiresAt: inDays(1) });
    const left = async (days: number) => {
      const now = new Date(before.getTime() + days * DAY_MS);
      await api.db.transaction().execute((tx) => removeOutlived(tx, now));
      return (await listOf(attorney)).length;
    };
    expect(await left(91 - 1 / 86_400)).toBe(1);
    expect(await left(91)).toBe(0);
  });
});

describe('how its person had signed in', () => {
  it('goes with it: a duty of a second factor that came later closes a token of a password alone', async () => {
    const attorney = await anAttorney(api);
    const { token } = await tokenOf({ ...attorney, claims: { ...attorney.claims, amr: ['pwd'] } });
    const { token: better } = await tokenOf(attorney);
    expect(await meStatus(token)).toBe(200);
    await aCouple(api).withAttorneyFor('A', attorney);
    const reply = await withToken(token, 'GET', '/users/me');
    expect([reply.status, reply.body.code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    expect(await meStatus(better)).toBe(200);
  });

  it('must be fresh to create one', async () => {
    const attorney = await anAttorney(api);
    const auth_time = Math.floor(api.clock.now().getTime() / 1000) - 601;
    const reply = await create({ ...attorney, claims: { ...attorney.claims, auth_time } });
    expect([reply.status, reply.body.code]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
  });
});

describe('the limit of a token', () => {
  it('is its own: its person goes on in the portal', async () => {
    const attorney = await anAttorney(api);
    const { token } = await tokenOf(attorney);
    for (let count = 0; count < 40; count += 1) expect(await meStatus(token)).toBe(200);
    const reply = await withToken(token, 'GET', '/users/me');
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await api.get('/users/me', attorney)).status).toBe(200);
  });
});
