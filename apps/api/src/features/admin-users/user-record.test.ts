import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLastMail, readMails } from '../../testing/mails';
import { aCustomer, anAdmin, type TestPerson } from '../../testing/builders';
import { openWithIdentity, PASSWORD, type WithIdentity } from '../../testing/real-identity';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  api = await testApp();
  admin = await anAdmin(api);
});
afterAll(() => api.close());

const reason = 'Asked for by telephone';

describe('a new address of somebody else', () => {
  let world: WithIdentity;
  beforeAll(async () => {
    world = await openWithIdentity(api);
    api.clock.set(new Date());
  });
  afterAll(() => world.close());

  const anAccount = async () => {
    const email = `${randomUUID()}@example.com`;
    const account = await world.identity.accounts.create({ email, password: PASSWORD, emailVerified: true });
    const { id } = await api.db
      .insertInto('users')
      .values({ externalId: account.id, userType: 'CUSTOMER', email, emailVerified: true, termsAgreedAt: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, email };
  };
  const ask = (id: string, email: string) =>
    api.request<{ email: string }>('PATCH', `/admin/users/${id}`, { as: admin, json: { reason, email } });
  const emailOf = async (id: string) =>
    (await api.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

  it('moves when the link that went there is opened, and both addresses are told', async () => {
    const person = await anAccount();
    const next = `${randomUUID()}@example.com`;
    expect(await ask(person.id, next)).toMatchObject({ status: 200, body: { email: person.email } });
    expect(await readLastMail(api, person.email, 'account-email-change-asked')).toBeDefined();
    const mail = await readLastMail(api, next, 'account-email-change');
    const token = /token=([\w-]+)/.exec(mail.bodyText)?.[1] ?? '';
    expect(await emailOf(person.id)).toBe(person.email);
    await world.visit(`${world.origin}/oidc/email`, new Map(), { token });
    expect(await emailOf(person.id)).toBe(next);
    await world.signIn(next);
  });

  it('is asked for once in five minutes, and is never somebody else’s', async () => {
    const [person, other] = [await anAccount(), await anAccount()];
    expect((await ask(person.id, other.email.toUpperCase())).status).toBe(409);
    expect((await ask(person.id, person.email)).status).toBe(200);
    expect((await ask(person.id, `${randomUUID()}@example.com`)).status).toBe(200);
    expect((await ask(person.id, `${randomUUID()}@example.com`)).status).toBe(409);
    expect(await readMails(api, person.email, 'account-email-change-asked')).toHaveLength(1);
  });
});

describe('mails that were sent to a person', () => {
  const mailTo = async (person: TestPerson, status: 'SENT' | 'UNDELIVERABLE') => {
    await api.post(`/admin/users/${person.id}/unsubscribe`, { reason }, admin);
    const { id } = await api.db
      .insertInto('mailOutbox')
      .values({
        recipient: person.email.toUpperCase(),
        kind: 'postnup-waitlist',
        status,
        sealedContent: status === 'SENT' ? null : Buffer.from('sealed'),
        lastError: status === 'SENT' ? null : 'EENVELOPE 550',
        createdAt: api.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const list = (person: TestPerson) => api.get<{ id: string }[]>(`/admin/users/${person.id}/mails`, admin);
  const resend = (person: TestPerson, id: string) =>
    api.post(`/admin/users/${person.id}/mails/${id}/resend`, { reason }, admin);

  it('are listed with kind and outcome, whatever the case of the address, without their words', async () => {
    const person = await aCustomer(api);
    const id = await mailTo(person, 'UNDELIVERABLE');
    expect((await list(person)).body).toEqual([
      {
        id,
        kind: 'postnup-waitlist',
        createdAt: api.clock.now().toISOString(),
        sentAt: null,
        outcome: 'UNDELIVERABLE',
        attempts: 0,
        lastError: 'EENVELOPE 550',
        canResend: true,
      },
    ]);
  });

  it('are sent again where they did not arrive, once, and only to the person', async () => {
    const [person, other] = [await aCustomer(api), await aCustomer(api)];
    const id = await mailTo(person, 'UNDELIVERABLE');
    expect((await resend(other, id)).status).toBe(404);
    expect((await resend(person, id)).status).toBe(204);
    expect((await resend(person, id)).status).toBe(409);
    expect((await resend(person, await mailTo(person, 'SENT'))).status).toBe(409);
    const { body } = await api.get<{ action: string; reason: string }[]>(`/admin/users/${person.id}/actions`, admin);
    expect(body.map((row) => row.action)).toContain('adminUsers.resendMail');
    expect(body[0]).toMatchObject({ reason });
    await api.db.deleteFrom('mailOutbox').where('id', '=', id).execute();
  });
});
