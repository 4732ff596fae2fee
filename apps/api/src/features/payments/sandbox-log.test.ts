import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLinkedCouple, openCheckout, payAt } from '../../testing/purchases';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const log = async () => (await api.request<string>('GET', '/sandbox/deliveries')).body;
const eventOf = (sessionId: string) =>
  api.db.selectFrom('sandboxEvents').select('id').where('objectId', '=', sessionId).executeTakeFirstOrThrow();
const sendAgain = (eventId: string) => api.request('POST', `/sandbox/deliveries/${eventId}`, { body: new FormData() });

describe('the sandbox’s log of deliveries', () => {
  it('lists what was sent and what was answered, names nobody, and sends again without effect', async () => {
    expect(await log()).toContain('Nothing sent yet.');
    const { a } = await aLinkedCouple(api);
    const { sessionId } = await openCheckout(api, a);
    await payAt(api, sessionId, '4242');
    expect(await log()).toContain('Not sent yet, due');
    await api.runJobs();
    const page = await log();
    expect(page).toContain('Sandbox: no money moves');
    expect(page).toContain('checkout.session.completed');
    expect(page).toContain('Accepted (status 200), 1 try');
    expect(page).not.toContain(sessionId);
    expect(page).not.toContain(a.email);
    // $599.00, less 2.9 % and 30 cents.
    expect(page).toContain('$581.33');
    const { id } = await eventOf(sessionId);
    const again = await sendAgain(id);
    expect([again.status, again.headers.get('location')]).toEqual([303, '/sandbox/deliveries']);
    await api.runJobs();
    expect(await log()).toContain('Accepted (status 200), 2 tries');
    const bought = await api.db.selectFrom('purchaseItems').select('id').where('userId', '=', a.id).execute();
    expect(bought).toHaveLength(1);
  });

  it('brings a delivery that the webhook did not take', async () => {
    const { a } = await aLinkedCouple(api);
    const { sessionId } = await openCheckout(api, a);
    await payAt(api, sessionId, '4242');
    const { id } = await eventOf(sessionId);
    await api.db
      .insertInto('sandboxEventTries')
      .values({ eventId: id, try: 0, sentAt: api.clock.now(), status: 503 })
      .execute();
    expect(await log()).toContain('Rejected (status 503), 1 try');
    await sendAgain(id);
    await api.runJobs();
    expect((await api.request('POST', `/users/${a.id}/checkout/${sessionId}/reconcile`, { as: a })).body).toMatchObject(
      {
        status: 'PAID',
      },
    );
  });

  it('knows no other event', async () => {
    expect((await sendAgain('evt_sandbox_nothing')).status).toBe(404);
  });
});
