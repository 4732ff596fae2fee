import { randomUUID } from 'node:crypto';
import { WEBHOOK_ENDPOINTS_MAX, WEBHOOK_EVENT_TYPES, WEBHOOK_WAITS_MS } from '@troth/domain/integrations';
import { closePdfRenderer } from '@troth/agreement/pdf';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publish } from '../../kernel/events/event';
import { settlingOf } from '../../kernel/jobs/settling';
import { removeOutlived } from '../../kernel/jobs/remove-outlived';
import { type Limits, openLimits } from '../../kernel/http/limits';
import type { Services } from '../../kernel/services';
import { notarizedFileKept } from '../../records/notarizations/notarization.events';
import { payoutBooked } from '../../records/payouts/payout.events';
import { aReadyCouple, generateNow } from '../../testing/agreements';
import { aClientOf, anAttorneyWithHours } from '../../testing/appointments';
import { aCouple, aCustomer, anAdmin, anAttorney, type TestPerson } from '../../testing/builders';
import { readMails } from '../../testing/mails';
import { Killed, dyingAfter } from '../../testing/mortal';
import { TEST_NOW, type TestApp, testApp } from '../../testing/test-app';
import { type WebhookReceiver, webhookReceiver } from '../../testing/webhook-receiver';
import { deliverWebhook } from './deliver-webhook';
import { emitEvent } from './emit-event';

let api: TestApp;
let receiver: WebhookReceiver;
let limits: Limits;
beforeAll(async () => {
  api = await testApp({ limits: { count: (name, key) => limits.count(name, key) } });
  limits = openLimits(api.services.config.limits, api.services.database);
  receiver = await webhookReceiver();
});
afterAll(async () => {
  await receiver.close();
  await api.close();
  await closePdfRenderer();
});
beforeEach(async () => {
  receiver.answer(204);
  api.clock.set(TEST_NOW);
  await api.db.deleteFrom('webhookEndpoints').execute();
});

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Endpoint {
  readonly id: string;
  readonly secret: string;
  readonly disabledReason: string | null;
  readonly failingSince: string | null;
  readonly oldSecretEndsAt: string | null;
  readonly code?: string;
  readonly detail?: string;
}
interface Delivery {
  readonly id: string;
  readonly eventId: string;
  readonly type: string;
  readonly status: string;
  readonly attempts: number;
  readonly nextAttemptAt: string | null;
  readonly lastStatus: number | null;
  readonly lastFailure: string | null;
}

const at = (person: TestPerson, rest = '') => `/users/${person.id}/webhook-endpoints${rest}`;
const newPath = () => `/${randomUUID()}`;
const creating = (person: TestPerson, body: object = {}) =>
  api.post<Endpoint>(
    at(person),
    { name: 'Practice software', url: receiver.url('/'), eventTypes: WEBHOOK_EVENT_TYPES, ...body },
    person,
  );
/** An endpoint of its own path at the receiver. */
async function endpointOf(person: TestPerson, body: object = {}) {
  const path = newPath();
  const reply = await creating(person, { url: receiver.url(path), ...body });
  expect(reply.status).toBe(201);
  return { ...reply.body, path };
}
const listOf = async (person: TestPerson) => (await api.get<Endpoint[]>(at(person), person)).body;
const deliveriesOf = async (person: TestPerson, { id }: { id: string }) =>
  (await api.get<{ deliveries: Delivery[] }>(at(person, `/${id}/deliveries`), person)).body.deliveries;
const patch = (person: TestPerson, { id }: { id: string }, body: object) =>
  api.patch<Endpoint>(at(person, `/${id}`), body, person);
const send = (person: TestPerson, { id }: { id: string }, delivery: { id: string }) =>
  api.post<Delivery>(at(person, `/${id}/deliveries/${delivery.id}/send`), undefined, person);
const parsed = (path: string) => receiver.at(path).map(({ body }) => JSON.parse(body) as { id: string; type: string });
/** Deliveries come in no order. */
const byType = (path: string) => parsed(path).sort((one, other) => one.type.localeCompare(other.type));
const typesAt = (path: string) => parsed(path).map(({ type }) => type);

/** An approval of a document, as its attorney gives it: told, and not yet sent. */
const approvalOf = (documentId: string) =>
  api.db.transaction().execute((tx) =>
    emitEvent({ tx, now: api.clock.now(), enqueue: () => Promise.resolve() }, 'agreement.approved', {
      subject: { documentId },
      facts: { documentId, side: 'A', isFullyApproved: false },
    }),
  );
const payoutTo = (lawFirmId: string) =>
  api.db.transaction().execute((tx) =>
    emitEvent({ tx, now: api.clock.now(), enqueue: () => Promise.resolve() }, 'payout.made', {
      subject: { lawFirmId },
      facts: { payoutId: randomUUID(), lawFirmId, amountInCents: 100 },
    }),
  );
/** Makes the attempts that are due by their rows, as the jobs do, at this moment. */
async function attempt(services: Services = api.services) {
  const waiting = await api.db
    .selectFrom('endpointDeliveries')
    .select(['id', 'nextAttemptAt'])
    .where('status', '=', 'WAITING')
    .where('nextAttemptAt', '<=', api.clock.now())
    .execute();
  for (const { id, nextAttemptAt } of waiting)
    await deliverWebhook(services, { id, due: nextAttemptAt?.toISOString() ?? '' });
}

describe('an endpoint', () => {
  it('shows its secret once, seals it, and is nobody else’s', async () => {
    const [attorney, other] = [await anAttorney(api), await anAdmin(api)];
    const { id, secret } = await endpointOf(attorney);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify(await listOf(attorney))).not.toContain(secret);
    const row = await api.db.selectFrom('webhookEndpoints').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(Buffer.from(row.sealedSecret).toString('latin1')).not.toContain(secret.slice(6));
    expect((await api.get(at(attorney), other)).status).toBe(404);
    for (const reply of [
      await patch(other, { id }, { name: 'Mine' }),
      await api.get(at(other, `/${id}/deliveries`), other),
    ])
      expect(reply.status).toBe(404);
  });

  it('is for approved attorneys and admins who signed in just now', async () => {
    for (const person of [await aCustomer(api), await anAttorney(api, { stage: 'UNDER_REVIEW' })])
      expect((await creating(person)).status).toBe(404);
    const attorney = await anAttorney(api);
    const auth_time = Math.floor(api.clock.now().getTime() / 1000) - 601;
    const late = await creating({ ...attorney, claims: { ...attorney.claims, auth_time } });
    expect([late.status, late.body.code]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['no event', { eventTypes: [] }],
    ['an event that there is not', { eventTypes: ['everything'] }],
    ['one event twice', { eventTypes: ['payout.made', 'payout.made'] }],
    ['a test as its event', { eventTypes: ['endpoint.test'] }],
    ['no address', { url: 'practice software' }],
    ['an address of another protocol', { url: 'ftp://127.0.0.1/' }],
    ['a password in the address', { url: `https://${'me:secret'}@127.0.0.1/` }],
    ['an address in a private network', { url: 'https://10.0.0.1/' }],
    ['a name that nobody knows', { url: 'https://nowhere.example.com/' }],
    ['a member that nobody knows', { userId: randomUUID() }],
  ])('is not created with %s', async (_name, body) => {
    const attorney = await anAttorney(api);
    expect((await creating(attorney, body)).status).toBe(400);
    expect(await listOf(attorney)).toEqual([]);
  });

  it('is checked again when its address changes', async () => {
    const attorney = await anAttorney(api);
    const endpoint = await endpointOf(attorney);
    expect((await patch(attorney, endpoint, { url: 'https://192.168.1.1/' })).status).toBe(400);
    const path = newPath();
    expect((await patch(attorney, endpoint, { url: receiver.url(path) })).status).toBe(200);
    await api.post(at(attorney, `/${endpoint.id}/test`), undefined, attorney);
    await attempt();
    expect(typesAt(path)).toEqual(['endpoint.test']);
    expect(receiver.at(endpoint.path)).toEqual([]);
  });

  it('is one of ten at most', async () => {
    const attorney = await anAttorney(api);
    for (let count = 0; count < WEBHOOK_ENDPOINTS_MAX; count += 1) await endpointOf(attorney);
    expect((await creating(attorney)).status).toBe(422);
    const [first] = await listOf(attorney);
    expect((await api.request('DELETE', at(attorney, `/${first?.id}`), { as: attorney })).status).toBe(204);
    expect((await creating(attorney)).status).toBe(201);
  });

  it('answers a repeated creation with no secret, and creates no second one', async () => {
    const attorney = await anAttorney(api);
    const json = { name: 'Practice software', url: receiver.url('/'), eventTypes: ['payout.made'] };
    const ask = () =>
      api.request<Endpoint>('POST', at(attorney), { as: attorney, json, headers: { 'idempotency-key': 'hook' } });
    expect((await ask()).status).toBe(201);
    expect((await ask()).status).toBe(409);
    expect(await listOf(attorney)).toHaveLength(1);
  });
});

describe('a delivery', () => {
  it('is signed by Standard Webhooks over the very bytes, with the secret that was shown', async () => {
    const attorney = await anAttorney(api);
    const endpoint = await endpointOf(attorney);
    const { documentId } = await aCouple(api).withAttorneyFor('A', attorney);
    await approvalOf(documentId);
    // Receivers look at the time, which is the real one to them.
    api.clock.set(new Date());
    await attempt();
    const [got] = receiver.at(endpoint.path);
    const headers = got?.headers as Record<string, string>;
    const event = new Webhook(endpoint.secret).verify(got?.body ?? '', headers);
    expect(event).toEqual({
      id: headers['webhook-id'],
      type: 'agreement.approved',
      timestamp: TEST_NOW.toISOString(),
      data: { documentId, side: 'A', isFullyApproved: false },
    });
    expect(() => new Webhook(endpoint.secret).verify(`${got?.body} `, headers)).toThrow();
    expect(() =>
      new Webhook(`whsec_${Buffer.alloc(32).toString('base64')}`).verify(got?.body ?? '', headers),
    ).toThrow();
  });

  it('is signed by the old secret too for a day after a rotation', async () => {
    const attorney = await anAttorney(api);
    const endpoint = await endpointOf(attorney);
    const { documentId } = await aCouple(api).withAttorneyFor('A', attorney);
    const rotated = await api.post<Endpoint>(at(attorney, `/${endpoint.id}/secret`), undefined, attorney);
    expect(rotated.status).toBe(200);
    const secrets = [rotated.body.secret, endpoint.secret];
    const verifiedBy = async (now: Date) => {
      api.clock.set(now);
      await approvalOf(documentId);
      await attempt();
      const got = receiver.at(endpoint.path).at(-1);
      const headers = (got?.headers ?? {}) as Record<string, string>;
      const body = got?.body ?? '';
      const signature = String(headers['webhook-signature']).split(' ');
      const at = new Date(Number(headers['webhook-timestamp']) * 1000);
      return secrets.map((secret) =>
        signature.includes(new Webhook(secret).sign(String(headers['webhook-id']), at, body)),
      );
    };
    expect(await verifiedBy(new Date(TEST_NOW.getTime() + DAY_MS - 1))).toEqual([true, true]);
    expect((await listOf(attorney))[0]?.oldSecretEndsAt).not.toBeNull();
    expect(await verifiedBy(new Date(TEST_NOW.getTime() + DAY_MS))).toEqual([true, false]);
    expect((await listOf(attorney))[0]?.oldSecretEndsAt).toBeNull();
  });

  it('is tried again as planned under the same id, with the same bytes, and then given up', async () => {
    const attorney = await anAttorney(api);
    const endpoint = await endpointOf(attorney);
    const { documentId } = await aCouple(api).withAttorneyFor('A', attorney);
    receiver.answer(503);
    await approvalOf(documentId);
    await attempt();
    for (const [index, wait] of WEBHOOK_WAITS_MS.entries()) {
      const [delivery] = await deliveriesOf(attorney, endpoint);
      expect(delivery).toMatchObject({ status: 'WAITING', attempts: index + 1, lastStatus: 503 });
      expect(delivery?.nextAttemptAt).toBe(new Date(api.clock.now().getTime() + wait).toISOString());
      // As where it takes other events in between: else it is disabled before the plan ends.
      await api.db.updateTable('webhookEndpoints').set({ failingSince: null }).where('id', '=', endpoint.id).execute();
      api.clock.advance(wait - 1);
      await attempt();
      expect(receiver.at(endpoint.path)).toHaveLength(index + 1);
      api.clock.advance(1);
      await attempt();
      expect(receiver.at(endpoint.path)).toHaveLength(index + 2);
    }
    expect((await deliveriesOf(attorney, endpoint))[0]).toMatchObject({
      status: 'FAILED',
      attempts: 9,
      nextAttemptAt: null,
    });
    const got = receiver.at(endpoint.path);
    expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(got.map(({ body }) => body)).size).toBe(1);
  });

  it('is repeated under the same id where the program was killed in the middle, and never lost', async () => {
    const attorney = await anAttorney(api);
    const { documentId } = await aCouple(api).withAttorneyFor('A', attorney);
    let died = 0;
    for (let steps = 1; ; steps += 1) {
      const endpoint = await endpointOf(attorney);
      await approvalOf(documentId);
      const { services, isDead } = dyingAfter(api.services, steps);
      await attempt(services).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error;
      });
      if (!isDead()) break;
      died += 1;
      // The lease of its job ends, and another copy takes it.
      await attempt();
      const [delivery] = await deliveriesOf(attorney, endpoint);
      expect(delivery, `killed after ${steps}`).toMatchObject({ status: 'DELIVERED', attempts: 1 });
      const ids = receiver.at(endpoint.path).map(({ headers }) => headers['webhook-id']);
      expect(new Set(ids)).toEqual(new Set([delivery?.eventId]));
      await api.request('DELETE', at(attorney, `/${endpoint.id}`), { as: attorney });
    }
    expect(died).toBeGreaterThan(3);
  });

  it('is one for each event and endpoint, written with the event or not at all', async () => {
    const attorney = await anAttorney(api);
    const [one, two] = [await endpointOf(attorney), await endpointOf(attorney)];
    const { documentId } = await aCouple(api).withAttorneyFor('A', attorney);
    await approvalOf(documentId);
    await attempt();
    await attempt();
    const [first, second] = [parsed(one.path), parsed(two.path)];
    expect(first).toHaveLength(1);
    expect(second).toEqual(first);
    const rolledBack = api.db.transaction().execute(async (tx) => {
      const work = { tx, now: api.clock.now(), enqueue: () => Promise.resolve() };
      const facts = { documentId, side: 'A', isFullyApproved: true } as const;
      await emitEvent(work, 'agreement.approved', { subject: { documentId }, facts });
      throw new Error('The approval was refused after all.');
    });
    await expect(rolledBack).rejects.toThrow('after all');
    expect(await deliveriesOf(attorney, one)).toHaveLength(1);
  });

  it('is sent again by its owner, under the same id, and a job that was planned before does nothing', async () => {
    const attorney = await anAttorney(api);
    const endpoint = await endpointOf(attorney);
    const { documentId } = await aCouple(api).withAttorneyFor('A', attorney);
    receiver.answer(500);
    await approvalOf(documentId);
    await attempt();
    const [failed] = await deliveriesOf(attorney, endpoint);
    if (failed === undefined) throw new Error('Nothing was delivered.');
    receiver.answer(204);
    api.clock.advance(1000);
    const again = await send(attorney, endpoint, failed);
    expect([again.status, again.body]).toMatchObject([
      202,
      { status: 'WAITING', attempts: 0, eventId: failed.eventId },
    ]);
    await deliverWebhook(api.services, { id: failed.id, due: failed.nextAttemptAt ?? '' });
    expect(receiver.at(endpoint.path)).toHaveLength(1);
    await attempt();
    expect((await deliveriesOf(attorney, endpoint))[0]).toMatchObject({
      status: 'DELIVERED',
      attempts: 1,
      lastStatus: 204,
    });
    // One that was taken, too.
    expect((await send(attorney, endpoint, failed)).status).toBe(202);
    await attempt();
    expect(new Set(parsed(endpoint.path).map(({ id }) => id))).toEqual(new Set([failed.eventId]));
    expect(receiver.at(endpoint.path)).toHaveLength(3);
    expect((await send(attorney, endpoint, { id: randomUUID() })).status).toBe(404);
  });

  it('goes by the queue of the house', async () => {
    const attorney = await anAttorney(api);
    const endpoint = await endpointOf(attorney);
    await api.post(at(attorney, `/${endpoint.id}/test`), undefined, attorney);
    expect(receiver.at(endpoint.path)).toEqual([]);
    await api.runJobs();
    expect(typesAt(endpoint.path)).toEqual(['endpoint.test']);
  });

  it('is forgotten after 30 days', async () => {
    const attorney = await anAttorney(api);
    const endpoint = await endpointOf(attorney);
    await api.post(at(attorney, `/${endpoint.id}/test`), undefined, attorney);
    const left = async (ms: number) => {
      await api.db.transaction().execute((tx) => removeOutlived(tx, new Date(TEST_NOW.getTime() + ms)));
      return (await deliveriesOf(attorney, endpoint)).length;
    };
    expect(await left(30 * DAY_MS - 1)).toBe(1);
    expect(await left(30 * DAY_MS)).toBe(0);
  });
});

describe('who hears', () => {
  it('is the attorney of the agreement at the moment of the event, and still at that of sending', async () => {
    const [attorney, other, admin] = [await anAttorney(api), await anAttorney(api), await anAdmin(api)];
    const endpoints = [await endpointOf(attorney), await endpointOf(other), await endpointOf(admin)] as const;
    const { documentId } = await aCouple(api).withAttorneyFor('A', attorney);
    await approvalOf(documentId);
    await api.db.updateTable('documents').set({ attorneyAId: other.id }).where('id', '=', documentId).execute();
    await attempt();
    expect(endpoints.map(({ path }) => receiver.at(path).length)).toEqual([0, 0, 1]);
    expect((await deliveriesOf(attorney, endpoints[0]))[0]).toMatchObject({ status: 'WITHHELD', attempts: 0 });
    expect(await deliveriesOf(other, endpoints[1])).toEqual([]);
    // Nor by sending it again.
    const [withheld] = await deliveriesOf(attorney, endpoints[0]);
    await send(attorney, endpoints[0], withheld ?? { id: '' });
    await attempt();
    expect(receiver.at(endpoints[0].path)).toEqual([]);
  });

  it('is nobody where the agreement is deleted meanwhile, but admins', async () => {
    const [attorney, admin] = [await anAttorney(api), await anAdmin(api)];
    const endpoints = [await endpointOf(attorney), await endpointOf(admin)] as const;
    const { documentId } = await aCouple(api).withAttorneyFor('B', attorney);
    await approvalOf(documentId);
    await api.db.updateTable('documents').set({ deletedAt: api.clock.now() }).where('id', '=', documentId).execute();
    await attempt();
    expect(endpoints.map(({ path }) => receiver.at(path).length)).toEqual([0, 1]);
  });

  it('is the lead of a firm of its payouts, and no other attorney', async () => {
    const [lead, other] = [await anAttorney(api), await anAttorney(api)];
    await api.db.updateTable('attorneys').set({ isLawFirmLead: true }).where('id', '=', lead.id).execute();
    const endpoints = [await endpointOf(lead), await endpointOf(other)] as const;
    await payoutTo(lead.lawFirmId);
    await payoutTo(other.lawFirmId);
    await attempt();
    expect(endpoints.map(({ path }) => receiver.at(path).length)).toEqual([1, 0]);
  });

  it('hears only what was asked for', async () => {
    const attorney = await anAttorney(api);
    const endpoint = await endpointOf(attorney, { eventTypes: ['agreement.notarized'] });
    const { documentId } = await aCouple(api).withAttorneyFor('A', attorney);
    await approvalOf(documentId);
    expect(await deliveriesOf(attorney, endpoint)).toEqual([]);
  });

  it('is nobody who lost the approval, and nothing comes back with it', async () => {
    const [attorney, admin] = [await anAttorney(api), await anAdmin(api)];
    const endpoint = await endpointOf(attorney);
    const { documentId } = await aCouple(api).withAttorneyFor('A', attorney);
    await approvalOf(documentId);
    const move = async (stage: string) => {
      const json = { stage, reason: 'The register says otherwise.' };
      const path = `/users/${attorney.id}/attorneys/${attorney.id}`;
      expect((await api.request('PATCH', path, { as: admin, json })).status).toBe(200);
    };
    await move('DEACTIVATED');
    await attempt();
    expect(receiver.at(endpoint.path)).toEqual([]);
    await move('APPROVED');
    expect((await listOf(attorney))[0]?.disabledReason).toBe('APPROVAL_LOST');
  });
});

describe('an endpoint that takes nothing', () => {
  const failing = async () => {
    const attorney = await anAttorney(api);
    const endpoint = await endpointOf(attorney);
    const { documentId } = await aCouple(api).withAttorneyFor('A', attorney);
    receiver.answer(500);
    await approvalOf(documentId);
    await attempt();
    return { attorney, endpoint, documentId };
  };

  it('is disabled after two days, with a mail, and not a moment before', async () => {
    const { attorney, endpoint, documentId } = await failing();
    api.clock.set(new Date(TEST_NOW.getTime() + 48 * HOUR_MS - 1));
    await approvalOf(documentId);
    await attempt();
    expect((await listOf(attorney))[0]).toMatchObject({ disabledReason: null, failingSince: TEST_NOW.toISOString() });
    api.clock.advance(1);
    await approvalOf(documentId);
    await attempt();
    expect((await listOf(attorney))[0]?.disabledReason).toBe('FAILING');
    await api.runJobs();
    const [mail] = (await readMails(api, attorney.email)).filter(({ kind }) => kind === 'webhook-disabled');
    expect(mail?.bodyText).toContain('Practice software');
    expect(mail?.bodyText).toContain('127.0.0.1');
    // What waits for it is not sent, and nothing new is kept for it.
    const before = receiver.at(endpoint.path).length;
    api.clock.advance(3 * DAY_MS);
    await attempt();
    await approvalOf(documentId);
    expect(receiver.at(endpoint.path)).toHaveLength(before);
    const all = await deliveriesOf(attorney, endpoint);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['FAILED']));
    expect(all).toHaveLength(3);
    // Neither test nor repeat, until it is enabled again.
    expect((await api.post(at(attorney, `/${endpoint.id}/test`), undefined, attorney)).status).toBe(422);
    expect((await send(attorney, endpoint, all[0] ?? { id: '' })).status).toBe(422);
    receiver.answer(204);
    expect((await patch(attorney, endpoint, { isEnabled: true })).body).toMatchObject({
      disabledReason: null,
      failingSince: null,
    });
    for (const delivery of all) expect((await send(attorney, endpoint, delivery)).status).toBe(202);
    await attempt();
    expect((await deliveriesOf(attorney, endpoint)).map(({ status }) => status)).toEqual(all.map(() => 'DELIVERED'));
  });

  it('begins anew after one that it takes', async () => {
    const { attorney, endpoint, documentId } = await failing();
    receiver.answer(204);
    api.clock.set(new Date(TEST_NOW.getTime() + 47 * HOUR_MS));
    await approvalOf(documentId);
    await attempt();
    expect((await listOf(attorney))[0]?.failingSince).toBeNull();
    receiver.answer(500);
    api.clock.set(new Date(TEST_NOW.getTime() + 49 * HOUR_MS));
    await approvalOf(documentId);
    await attempt();
    expect((await listOf(attorney))[0]?.disabledReason).toBeNull();
    expect(endpoint.disabledReason).toBeNull();
  });

  it('is disabled at once where it answers that it is gone', async () => {
    const attorney = await anAttorney(api);
    await endpointOf(attorney);
    const { documentId } = await aCouple(api).withAttorneyFor('A', attorney);
    receiver.answer(410);
    await approvalOf(documentId);
    await attempt();
    expect((await listOf(attorney))[0]?.disabledReason).toBe('GONE');
  });

  it('is not disabled by a test, which is tried once', async () => {
    const attorney = await anAttorney(api);
    const endpoint = await endpointOf(attorney);
    receiver.answer(410);
    await api.post(at(attorney, `/${endpoint.id}/test`), undefined, attorney);
    await attempt();
    expect((await listOf(attorney))[0]).toMatchObject({ disabledReason: null, failingSince: null });
    expect((await deliveriesOf(attorney, endpoint))[0]).toMatchObject({
      status: 'FAILED',
      attempts: 1,
      lastStatus: 410,
    });
  });

  it('gets nothing while its owner has it disabled', async () => {
    const attorney = await anAttorney(api);
    const endpoint = await endpointOf(attorney);
    const { documentId } = await aCouple(api).withAttorneyFor('A', attorney);
    expect((await patch(attorney, endpoint, { isEnabled: false })).body.disabledReason).toBe('OWNER');
    await approvalOf(documentId);
    expect(await deliveriesOf(attorney, endpoint)).toEqual([]);
  });
});

describe('the limit of tests and repeats', () => {
  it('is each person’s', async () => {
    const attorney = await anAttorney(api);
    const endpoint = await endpointOf(attorney);
    limits = openLimits({ ...api.services.config.limits, WEBHOOK_SENDS: 2 }, api.services.database);
    const test = async () => (await api.post(at(attorney, `/${endpoint.id}/test`), undefined, attorney)).status;
    expect([await test(), await test(), await test()]).toEqual([202, 202, 429]);
    limits = openLimits(api.services.config.limits, api.services.database);
  });
});

describe('what happens', () => {
  it('is told of versions: the first, and those after it', async () => {
    const admin = await anAdmin(api);
    const endpoint = await endpointOf(admin, { eventTypes: ['agreement.created', 'agreement.version_committed'] });
    const couple = await aReadyCouple(api);
    const first = await generateNow(api, couple);
    const version = ({ hash, commitAt }: { hash: string; commitAt: string }) => ({
      documentId: couple.documentId,
      versionHash: hash,
      committedAt: commitAt,
      origin: 'ANSWERS',
    });
    api.clock.advance(60_000);
    const cleared = { reviewedAt: null, lastGeneratedInputHash: null, lastGeneratedAt: null };
    expect((await api.patch(`/documents/${couple.documentId}`, cleared, couple.a)).status).toBe(200);
    const second = await generateNow(api, couple);
    await api.runJobs();
    expect(parsed(endpoint.path)).toMatchObject([
      { type: 'agreement.created', data: version(first) },
      { type: 'agreement.version_committed', data: version(second) },
    ]);
  });

  it('is told of approvals, given and taken back', async () => {
    const attorney = await anAttorney(api);
    const endpoint = await endpointOf(attorney);
    const { documentId } = await aCouple(api).inState('CA').withAttorneyFor('B', attorney);
    const generated = { lastGeneratedAt: api.clock.now(), lastGeneratedInputHash: 'h' };
    await api.db.updateTable('documents').set(generated).where('id', '=', documentId).execute();
    for (const what of ['grant', 'rescind'])
      expect((await api.request('POST', `/documents/${documentId}/approval/${what}`, { as: attorney })).status).toBe(
        200,
      );
    await api.runJobs();
    expect(byType(endpoint.path)).toMatchObject([
      { type: 'agreement.approval_rescinded', data: { documentId, side: 'B', isFullyApproved: false } },
      { type: 'agreement.approved', data: { documentId, side: 'B' } },
    ]);
  });

  it('is told of a notarization whose file is kept, and of payouts both ways', async () => {
    const lead = await anAttorney(api);
    await api.db.updateTable('attorneys').set({ isLawFirmLead: true }).where('id', '=', lead.id).execute();
    const endpoint = await endpointOf(lead);
    const { documentId } = await aCouple(api).withAttorneyFor('A', lead);
    const { id: notarizationId } = await api.db
      .insertInto('notarizations')
      .values({ documentId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const payout = { id: randomUUID(), lawFirmId: lead.lawFirmId, amountInCents: 58_133 };
    await api.db.transaction().execute(async (tx) => {
      const work = { ...settlingOf(api.services, tx), enqueue: () => Promise.resolve() };
      await publish(work, notarizedFileKept, { notarizationId });
      await publish(work, payoutBooked, { payout, state: 'PAID' });
      await publish(work, payoutBooked, { payout, state: 'REVERSED', reference: 'payout-reversal:one' });
    });
    await attempt();
    const facts = { payoutId: payout.id, lawFirmId: lead.lawFirmId, amountInCents: 58_133 };
    expect(parsed(endpoint.path)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'agreement.notarized', data: { documentId, notarizationId } }),
        expect.objectContaining({ type: 'payout.made', data: facts }),
        expect.objectContaining({ type: 'payout.reversed', data: facts }),
      ]),
    );
    expect(parsed(endpoint.path)).toHaveLength(3);
  });

  it('is told of appointments: booked, moved and canceled, to the attorney whom they are with', async () => {
    const attorney = await anAttorneyWithHours(api);
    const of = await aClientOf(api, attorney);
    const [endpoint, other] = [await endpointOf(attorney), await endpointOf(await anAttorney(api))];
    const path = `/users/${of.client.id}/purchase-items/${of.purchaseItemId}/events`;
    const booking = {
      eventStartAt: '2026-06-17T14:00:00.000Z',
      phoneNumber: '+12125550123',
      timeZone: 'America/Denver',
    };
    const booked = await api.post<{ id: string }>(path, booking, of.client);
    const to = { eventStartAt: '2026-06-17T15:00:00.000Z', timeZone: 'America/Denver' };
    expect((await api.post(`${path}/${booked.body.id}/reschedule`, to, of.client)).status).toBe(200);
    expect((await api.post(`${path}/${booked.body.id}/cancel`, undefined, of.client)).status).toBe(200);
    await api.runJobs();
    const facts = {
      appointmentId: booked.body.id,
      attorneyId: attorney.id,
      clientId: of.client.id,
      serviceType: 'REPRESENTATION',
    };
    expect(byType(endpoint.path)).toMatchObject([
      {
        type: 'appointment.booked',
        data: { ...facts, startsAt: '2026-06-17T14:00:00.000Z', endsAt: '2026-06-17T14:30:00.000Z' },
      },
      { type: 'appointment.canceled', data: { ...facts, canceledBy: 'CLIENT' } },
      { type: 'appointment.moved', data: { ...facts, startsAt: '2026-06-17T15:00:00.000Z' } },
    ]);
    expect(receiver.at(other.path)).toEqual([]);
    const all = JSON.stringify(receiver.at(endpoint.path));
    for (const secret of ['+12125550123', of.client.email, 'Denver']) expect(all).not.toContain(secret);
  });
});
