import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCustomer, anAdmin, type TestPerson } from '../../testing/builders';
import { VERSION } from '../../kernel/version';
import { insertEndpoint } from '../../records/webhooks/webhook.repository';
import { readMails } from '../../testing/mails';
import { type TestApp, testApp } from '../../testing/test-app';

interface Running {
  queues: { name: string; due: number; later: number; failed: number }[];
  mails: { kind: string; recipient: string; status: string; lastError: string | null }[];
  mailsTotal: number;
  seals: { notarizationId: string }[];
  webhooks: { provider: string; received: number; unprocessed: number }[];
  outgoing: { delivered: number; waiting: number; failed: number; lastFailedAt: string | null };
  versions: { troth: string; node: string; database: string; schema: string };
}

let api: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  api = await testApp();
  admin = await anAdmin(api);
});
afterAll(() => api.close());

const read = async () => (await api.get<Running>('/admin/running', admin)).body;

describe('what runs (portals spec §2 "Help")', () => {
  it('names each queue and counts what waits in it', async () => {
    await api.runJobs();
    const person = await aCustomer(api);
    await api.post(`/users/${person.id}/support-tickets`, { topic: 'OTHER', message: 'Hello', pagePath: null }, person);
    const before = await read();
    expect(before.queues.find(({ name }) => name === 'mail')?.due).toBeGreaterThan(0);
    expect(before.mails.map(({ recipient }) => recipient)).toContain(person.email);
    await api.runJobs();
    const after = await read();
    expect(after.queues.find(({ name }) => name === 'mail')?.due).toBe(0);
    expect(after.mails).toEqual([]);
    expect(await readMails(api, person.email)).toHaveLength(1);
  });

  it('lists a mail that cannot be delivered, by its kind and failure alone', async () => {
    const { db } = api.services.database;
    await db
      .insertInto('mailOutbox')
      .values({
        recipient: 'gone@example.com',
        kind: 'support-reply',
        status: 'UNDELIVERABLE',
        lastError: 'EENVELOPE 550',
        createdAt: api.clock.now(),
        sealedContent: null,
      })
      .execute();
    await api.runJobs();
    const { mails, mailsTotal } = await read();
    expect(mailsTotal).toBe(1);
    expect(mails).toMatchObject([{ kind: 'support-reply', status: 'UNDELIVERABLE', lastError: 'EENVELOPE 550' }]);
  });

  it('counts webhooks that nobody has acted on', async () => {
    await api.services.database.db
      .insertInto('webhookDeliveries')
      .values([
        {
          provider: 'stripe',
          deliveryId: 'a',
          eventType: 'x',
          receivedAt: api.clock.now(),
          processedAt: api.clock.now(),
        },
        { provider: 'stripe', deliveryId: 'b', eventType: 'x', receivedAt: api.clock.now(), processedAt: null },
      ])
      .execute();
    expect((await read()).webhooks).toMatchObject([{ provider: 'stripe', received: 2, unprocessed: 1 }]);
  });

  it('says which versions run', async () => {
    const { versions } = await read();
    expect(versions).toEqual({
      troth: VERSION,
      node: process.versions.node,
      database: expect.stringMatching(/^\d+/) as string,
      schema: readdirSync(new URL('../../../migrations', import.meta.url))
        .sort()
        .at(-1),
    });
  });

  it('seals nothing again that is not there, and tells customers nothing', async () => {
    const nowhere = '/admin/notarizations/00000000-0000-4000-8000-000000000000/seal-again';
    expect((await api.post(nowhere, { reason: 'Tried again.' }, admin)).status).toBe(404);
    expect((await api.get('/admin/running', await aCustomer(api))).status).toBe(404);
  });
});

describe('what is tried again', () => {
  const again = (path: string, as = admin) =>
    api.post<{ jobs?: number }>(`/admin/${path}`, { reason: 'The server is back' }, as);

  it('a mail that the server refused is sent, once', async () => {
    const person = await aCustomer(api);
    await api.post(`/users/${person.id}/support-tickets`, { topic: 'OTHER', message: 'Hello', pagePath: null }, person);
    const refused = await api.db
      .updateTable('mailOutbox')
      .set({ status: 'FAILED' })
      .where('recipient', '=', person.email)
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await again(`mails/${refused.id}/send-again`)).status).toBe(204);
    await api.runJobs();
    expect(await readMails(api, person.email)).toHaveLength(1);
    expect((await again(`mails/${refused.id}/send-again`)).status).toBe(409);
    const [action] = await api.db
      .selectFrom('adminActions')
      .select(['action', 'adminId'])
      .where('subjectId', '=', refused.id)
      .execute();
    expect(action).toEqual({ action: 'running.sendMailAgain', adminId: admin.id });
  });

  it('jobs that were given up are run, all of the queue and nothing else', async () => {
    const person = await aCustomer(api);
    await api.post(`/users/${person.id}/support-tickets`, { topic: 'OTHER', message: 'Again', pagePath: null }, person);
    await api.services.database.executeSql(
      "update pgboss.job set state = 'failed', retry_count = 8, completed_on = now() where name = 'mail' and state = 'created'",
    );
    const failed = (await read()).queues.find(({ name }) => name === 'mail')?.failed;
    expect(failed).toBeGreaterThan(0);
    const reply = await again('jobs/mail/again');
    expect([reply.status, reply.body.jobs]).toEqual([202, failed]);
    await api.runJobs();
    expect(await readMails(api, person.email)).toHaveLength(1);
    expect((await again('jobs/mail/again')).status).toBe(409);
    expect((await again('jobs/no-such-queue/again')).status).toBe(409);
    expect((await again('jobs/__state__/again')).status).toBe(400);
  });

  it('deliveries that failed are sent, but for those of disabled endpoints', async () => {
    const { db } = api.services.database;
    const endpointOf = async (disabledAt: Date | null) => {
      const url = 'https://hooks.example/troth';
      const endpoint = { userId: admin.id, name: 'CRM', url, eventTypes: [] };
      const { row } = await db.transaction().execute((tx) => insertEndpoint(tx, endpoint, api.clock.now()));
      const disabled = { disabledAt, disabledReason: disabledAt && ('OWNER' as const) };
      await db.updateTable('webhookEndpoints').set(disabled).where('id', '=', row.id).execute();
      return row.id;
    };
    const [enabled, disabled] = [await endpointOf(null), await endpointOf(api.clock.now())];
    const row = (endpointId: string, status: 'DELIVERED' | 'FAILED' | 'WAITING') => ({
      endpointId,
      eventId: randomUUID(),
      type: 'endpoint.test' as const,
      body: '{}',
      status,
      createdAt: api.clock.now(),
      lastAttemptAt: api.clock.now(),
      nextAttemptAt: status === 'WAITING' ? api.clock.now() : null,
    });
    const rows = [row(enabled, 'FAILED'), row(enabled, 'DELIVERED'), row(enabled, 'WAITING'), row(disabled, 'FAILED')];
    await db.insertInto('endpointDeliveries').values(rows).execute();
    const lastFailedAt = api.clock.now().toISOString();
    expect((await read()).outgoing).toMatchObject({ delivered: 1, waiting: 1, failed: 1, lastFailedAt });
    const due = async () => (await read()).queues.find(({ name }) => name === 'webhooks')?.due ?? 0;
    const before = await due();
    const reply = await api.post<{ deliveries: number }>(
      '/admin/webhook-deliveries/again',
      { reason: 'The firm’s server is back' },
      admin,
    );
    expect([reply.status, reply.body]).toEqual([202, { deliveries: 1 }]);
    expect(await due()).toBe(before + 1);
    expect((await read()).outgoing).toMatchObject({ delivered: 1, waiting: 2, failed: 0, lastFailedAt: null });
    expect((await again('webhook-deliveries/again')).status).toBe(409);
    await db.deleteFrom('webhookEndpoints').where('userId', '=', admin.id).execute();
  });

  it('is an admin’s to try', async () => {
    expect((await again('webhook-deliveries/again', await aCustomer(api))).status).toBe(404);
    const person = await aCustomer(api);
    expect((await again('jobs/mail/again', person)).status).toBe(404);
    expect((await again('mails/00000000-0000-4000-8000-000000000000/send-again', person)).status).toBe(404);
    expect((await again('mails/00000000-0000-4000-8000-000000000000/send-again')).status).toBe(404);
  });
});
