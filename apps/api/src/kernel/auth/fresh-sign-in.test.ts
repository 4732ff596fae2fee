import { FRESH_SIGN_IN_SECONDS } from '@troth/domain/sessions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../program/operations';
import { aCustomer, type TestPerson } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

/** The same person, whose token says that the sign-in was so long ago. */
const signedInAgo = (person: TestPerson, seconds: number): TestPerson => ({
  ...person,
  claims: { ...person.claims, auth_time: Math.floor(api.clock.now().getTime() / 1000) - seconds },
});

const archiveOf = (person: TestPerson) =>
  api.post<{ code?: string }>(`/users/${person.id}/personal-archive`, undefined, person);

describe('what wants a fresh sign-in (ASVS 7.5.1)', () => {
  it('is the deletion of an account, the personal archive and the payout account, a personal access token, and webhooks', () => {
    expect(
      operations
        .filter(({ needsFreshSignIn }) => needsFreshSignIn)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([
      'accountDeletion.request',
      'adminUsers.delete',
      'payouts.openDashboard',
      'payouts.startOnboarding',
      'personalArchive.makeLink',
      'personalArchive.request',
      'personalTokens.create',
      'webhookEndpoints.create',
      'webhookEndpoints.rotateSecret',
      'webhookEndpoints.update',
    ]);
  });

  it.each([
    ['goes on ten minutes after the sign-in', FRESH_SIGN_IN_SECONDS, 202],
    ['asks to sign in again a second later', FRESH_SIGN_IN_SECONDS + 1, 403],
  ])('%s', async (_name, seconds, status) => {
    const reply = await archiveOf(signedInAgo(await aCustomer(api), seconds));
    expect(reply.status).toBe(status);
    if (status === 403) expect(reply.body.code).toBe('REAUTHENTICATION_REQUIRED');
  });

  it('leaves nothing done, and no refusal in the trail, until the person has signed in again', async () => {
    const person = await aCustomer(api);
    expect((await archiveOf(signedInAgo(person, 3000))).status).toBe(403);
    expect(await api.db.selectFrom('personalArchives').selectAll().where('userId', '=', person.id).execute()).toEqual(
      [],
    );
    const entries = await api.db.selectFrom('auditEntries').selectAll().where('actorUserId', '=', person.id).execute();
    expect(entries).toEqual([]);
    expect((await archiveOf(signedInAgo(person, 1))).status).toBe(202);
  });

  it('tells strangers of the address nothing: what is not theirs is not there', async () => {
    const [person, other] = [await aCustomer(api), await aCustomer(api)];
    const reply = await api.post(`/users/${person.id}/personal-archive`, undefined, signedInAgo(other, 3000));
    expect(reply.status).toBe(404);
  });
});
