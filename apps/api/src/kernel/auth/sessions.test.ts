import { randomUUID } from 'node:crypto';
import { DEFAULT_SESSION_LIMITS } from '@troth/domain/sessions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../program/app';
import { postgresDatabase } from '../database/database';
import { openChangeHub } from '../changes/change-hub';
import { readLastMail } from '../../testing/mails';
import { aCustomer, anAdmin } from '../../testing/builders';
import { openWithIdentity, PASSWORD, type RealSignIn, type WithIdentity } from '../../testing/real-identity';
import { type TestApp, testApp } from '../../testing/test-app';

const { staff, customer } = DEFAULT_SESSION_LIMITS;

let api: TestApp;
let world: WithIdentity;
beforeAll(async () => {
  api = await testApp();
  world = await openWithIdentity(api);
});
// The protocol keeps the computer's time; ours moves ahead of it.
beforeEach(() => api.clock.set(new Date()));
afterAll(async () => {
  await world.close();
  await api.close();
});

interface Person {
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
}

async function aPerson(userType: 'CUSTOMER' | 'ATTORNEY' = 'CUSTOMER'): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const account = await world.identity.accounts.create({ email, password: PASSWORD, emailVerified: true });
  const { id } = await api.db
    .insertInto('users')
    .values({ externalId: account.id, userType, email, emailVerified: true, termsAgreedAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, accountId: account.id, email };
}

const bearer = ({ accessToken }: RealSignIn) => ({ authorization: `Bearer ${accessToken}` });
const me = async (headers: Record<string, string>) => (await world.call('GET', '/users/me', headers)).status;

async function cookieOf(signIn: RealSignIn): Promise<{ cookie: string }> {
  const reply = await world.call('POST', '/session', bearer(signIn));
  expect(reply.status).toBe(200);
  return { cookie: reply.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** A stream of changes that is open; `ended` resolves at its end. */
async function streamOf(signIn: RealSignIn, { id }: Person, app = createApp(world.services)) {
  const response = await app.request(`/users/${id}/changes`, { headers: bearer(signIn) });
  expect(response.status).toBe(200);
  return { ended: response.text() };
}

/** Another copy of the program on the same database, with connections of its own where there can be more than one. */
async function anotherCopy() {
  const { services } = world;
  const database = api.databaseUrl === null ? services.database : postgresDatabase(api.databaseUrl, 2, () => undefined);
  const changes = await openChangeHub(database, services.logger);
  return {
    app: createApp({ ...services, database, changes }),
    close: async () => {
      await changes.close();
      if (database !== services.database) await database.close();
    },
  };
}

describe('what ends a session ends everything that hangs on it (ASVS 7.4)', () => {
  it('a password reset: tokens, cookies and open streams, on every copy', async () => {
    const person = await aPerson();
    const signIn = await world.signIn(person.email);
    const cookie = await cookieOf(signIn);
    const copy = await anotherCopy();
    const streams = [await streamOf(signIn, person), await streamOf(signIn, person, copy.app)];
    expect([await me(bearer(signIn)), await me(cookie)]).toEqual([200, 200]);

    await world.identity.accounts.setPassword(person.accountId, 'another lantern orchard');
    expect([await me(bearer(signIn)), await me(cookie)]).toEqual([401, 401]);
    await Promise.all(streams.map(({ ended }) => ended));
    expect((await world.refresh(signIn)).status).toBe(400);
    expect(await world.renewsSilently(signIn)).toBe(false);
    await copy.close();
  });

  it('a sign-out: that browser’s, and no other', async () => {
    const person = await aPerson();
    const [here, there] = [await world.signIn(person.email), await world.signIn(person.email)];
    const cookies = [await cookieOf(here), await cookieOf(there)] as const;
    const jar = new Map(here.cookies);
    const page = await world.visit('/oidc/session/end', jar);
    await world.visit('/oidc/session/end/confirm', jar, {
      xsrf: world.hiddenField(page.body, 'xsrf'),
      logout: 'yes',
    });
    expect([await me(bearer(here)), await me(cookies[0])]).toEqual([401, 401]);
    expect([await me(bearer(there)), await me(cookies[1])]).toEqual([200, 200]);
  });
});

describe('an admin who ends the sessions of a person (ASVS 7.4.5)', () => {
  const end = (id: string, as: Awaited<ReturnType<typeof anAdmin>>, reason: unknown = 'A stolen laptop') =>
    api.request('POST', `/admin/users/${id}/end-sessions`, { as, json: { reason } });

  it('ends all of them, tells the person by mail, and says why in the audit log', async () => {
    const person = await aPerson();
    const [here, there] = [await world.signIn(person.email), await world.signIn(person.email)];
    const cookie = await cookieOf(there);
    const stream = await streamOf(here, person);
    expect((await end(person.id, await anAdmin(api))).status).toBe(204);
    expect([await me(bearer(here)), await me(bearer(there)), await me(cookie)]).toEqual([401, 401, 401]);
    await stream.ended;
    expect((await world.refresh(here)).status).toBe(400);
    await readLastMail(api, person.email, 'account-sessions-ended');
    const entry = await api.db
      .selectFrom('auditEntries')
      .select('reason')
      .where('subjectId', '=', person.id)
      .where('action', '=', 'admin.endSessions')
      .executeTakeFirstOrThrow();
    // The words are sealed; the log holds their keyed hash.
    expect(entry.reason).toMatch(/^[0-9a-f]{64}$/);
    // Nothing else of the account has changed.
    expect(await me(bearer(await world.signIn(person.email)))).toBe(200);
  });

  it('needs a reason, is an admin, and is somebody else', async () => {
    const [admin, customer, person] = [await anAdmin(api), await aCustomer(api), await aPerson()];
    expect((await end(person.id, admin, '  ')).status).toBe(400);
    expect((await end(person.id, customer)).status).toBe(404);
    expect((await end(admin.id, admin)).status).toBe(403);
  });
});

describe('an address that changes at the embedded identity provider', () => {
  it('changes here too, and tokens that say the earlier one open nothing', async () => {
    const person = await aPerson();
    const signIn = await world.signIn(person.email);
    const cookie = await cookieOf(signIn);
    const jar = new Map(signIn.cookies);
    const next = `${randomUUID()}@example.com`;
    const security = await world.openSecurity(jar);
    const form = { form: world.hiddenField(security.body, 'form'), email: next };
    await world.visit(security.url.replace(/security$/, 'address'), jar, form);
    const { bodyText } = await readLastMail(api, next, 'account-email-change');
    const link = /\/oidc\/email\?token=[\w-]+/.exec(bodyText)?.[0] ?? '';
    const page = await world.visit(link, new Map());
    await world.visit('/oidc/email', new Map(), { token: world.hiddenField(page.body, 'token') });

    const user = await api.db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow();
    expect(user).toMatchObject({ email: next, emailVerified: true });
    expect([await me(bearer(signIn)), await me(cookie)]).toEqual([401, 401]);
    expect(await me(bearer(await world.signIn(next)))).toBe(200);
  });
});

describe('limits of sessions at the API (ASVS 7.3)', () => {
  it.each([
    ['a customer', 'CUSTOMER', 'customer', customer.idleSeconds],
    ['an attorney', 'ATTORNEY', 'attorney', staff.idleSeconds],
    ['an attorney who signed in at the couples’ portal', 'ATTORNEY', 'customer', staff.idleSeconds],
  ] as const)('%s is signed out after doing nothing for so long', async (_name, userType, portal, idleSeconds) => {
    const { email } = await aPerson(userType);
    const signIn = await world.signIn(email, portal);
    const cookie = await cookieOf(signIn);
    api.clock.advance((idleSeconds - 30) * 1000);
    expect(await me({ ...cookie, 'x-troth-background': '1' })).toBe(200);
    api.clock.advance(60_000);
    expect(await me(cookie)).toBe(401);
    expect(await world.renewsSilently(signIn, portal)).toBe(false);
  });

  it('goes on with what the person does, not with what the page asks on its own, up to the absolute limit', async () => {
    const { email } = await aPerson('ATTORNEY');
    const signIn = await world.signIn(email, 'attorney');
    const cookie = await cookieOf(signIn);
    const step = 20 * 60;
    for (let at = step; at < staff.absoluteSeconds; at += step) {
      api.clock.advance(step * 1000);
      expect(await me(cookie)).toBe(200);
    }
    // The sign-in was some seconds after the test began.
    api.clock.advance((step + 60) * 1000);
    expect(await me(cookie)).toBe(401);
    expect(await world.renewsSilently(signIn, 'attorney')).toBe(false);
  });

  it('holds for people of an outside provider by the sign-in time in their tokens', async () => {
    const outside = (seconds: number, lastActive: number) =>
      api.db
        .insertInto('users')
        .values({
          externalId: randomUUID(),
          userType: 'CUSTOMER',
          email: 'outside@example.com',
          lastActiveAt: new Date(api.clock.now().getTime() - lastActive * 1000),
        })
        .returning(['externalId as sub'])
        .executeTakeFirstOrThrow()
        .then(({ sub }) => ({
          claims: { sub, auth_time: Math.floor(api.clock.now().getTime() / 1000) - seconds },
        }));
    const status = async (seconds: number, lastActive: number) =>
      (await api.get('/users/me', await outside(seconds, lastActive))).status;
    expect(await status(customer.absoluteSeconds - 60, 0)).toBe(200);
    expect(await status(customer.absoluteSeconds + 60, 0)).toBe(401);
    expect(await status(2 * customer.idleSeconds, customer.idleSeconds - 60)).toBe(200);
    expect(await status(2 * customer.idleSeconds, customer.idleSeconds + 60)).toBe(401);
    expect(await status(10, customer.idleSeconds + 60)).toBe(200);
  });
});
