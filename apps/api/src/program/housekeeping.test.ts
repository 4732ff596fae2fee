import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { platformCrypto, verifyLog } from '@troth/evidence/audit';
import { RETENTION } from '@troth/domain/retention';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendAudit } from '../kernel/audit/audit';
import { removeOldLog } from '../kernel/logging';
import { aCouple, type TestCouple } from '../testing/builders';
import { readLastMail } from '../testing/mails';
import { type TestApp, testApp } from '../testing/test-app';
import { keepHouse, startHousekeeping } from './housekeeping';

const DAY_MS = 86_400_000;
let api: TestApp;
let couple: TestCouple;
beforeAll(async () => {
  api = await testApp();
  couple = await aCouple(api);
});
afterAll(() => api.close());

async function addDebt(key: string) {
  const { a, documentId } = couple;
  const debt = { creditor: 'Harbor Bank', yearIncurred: 2020, amountDueInCents: 100, currency: 'USD' };
  const path = `/users/${a.id}/documents/${documentId}/debts`;
  expect((await api.post(path, debt, a, { 'idempotency-key': key })).status).toBe(201);
}
const keptKeys = async () =>
  (await api.db.selectFrom('idempotencyKeys').select('key').orderBy('key').execute()).map(({ key }) => key);

it('removes kept answers a day on, day after day, however often the program starts', async () => {
  await addDebt('first');
  await startHousekeeping(api.services);
  await startHousekeeping(api.services);
  await api.runJobs();
  expect(await keptKeys()).toEqual(['first']);
  // Two days: the queue's clock is the database's, for which the next day of this test is over too.
  api.clock.advance(2 * DAY_MS);
  await addDebt('second');
  const time = api.clock.now().getTime();
  const counts = [
    { key: 'over', points: 1, expire: time - 1 },
    { key: 'open', points: 1, expire: time },
  ];
  await api.db.insertInto('limitCounts').values(counts).execute();
  await startHousekeeping(api.services);
  await api.runJobs();
  expect(await api.db.selectFrom('limitCounts').select('key').execute()).toEqual([{ key: 'open' }]);
  expect(await keptKeys()).toEqual(['second']);
});

describe('what is kept for a limited time (retention.ts)', () => {
  const MINUTE_MS = 60_000;
  const tick = async (ms: number) => {
    api.clock.advance(ms);
    await keepHouse(api.services);
  };
  /** Does something, and says whether it is still there shortly before, at, and after the end of its days. */
  async function lives(days: number, isThere: () => Promise<boolean>): Promise<boolean[]> {
    const found = [];
    for (const ms of [days * DAY_MS - MINUTE_MS, MINUTE_MS, MINUTE_MS]) {
      await tick(ms);
      found.push(await isThere());
    }
    return found;
  }

  it('keeps mail in the local inbox', async () => {
    await api.post(`/users/${couple.a.id}/postnup-waitlist`, {}, couple.a);
    await api.runJobs();
    const { id } = await readLastMail(api, couple.a.email, 'postnup-waitlist');
    const isThere = async () => (await api.get(`/inbox/${id}`)).status === 200;
    expect(await lives(RETENTION.localInbox.days, isThere)).toEqual([true, false, false]);
  });

  it.each([
    ['forgets that a mail was sent', null, []],
    ['but for the key that keeps it from being sent twice', 'key:1', [{ recipient: '', status: 'SENT' }]],
  ])('keeps the record of a mail, and then %s', async (_name, dedupeKey, left) => {
    const values = {
      recipient: 'r@example.com',
      kind: 'postnup-waitlist',
      status: 'SENT',
      createdAt: api.clock.now(),
    } as const;
    const { id } = await api.db
      .insertInto('mailOutbox')
      .values({ ...values, dedupeKey })
      .returning('id')
      .executeTakeFirstOrThrow();
    const found = () => api.db.selectFrom('mailOutbox').select(['recipient', 'status']).where('id', '=', id).execute();
    const isThere = async () => (await found())[0]?.recipient === 'r@example.com';
    expect(await lives(RETENTION.mailRecord.days, isThere)).toEqual([true, false, false]);
    expect(await found()).toEqual(left);
  });

  it('gives up a mail whose next attempt was lost, and keeps one that was not tried yet', async () => {
    const sealedContent = Buffer.from('sealed');
    const add = (status: 'QUEUED' | 'FAILED' | 'UNDELIVERABLE') =>
      api.db
        .insertInto('mailOutbox')
        .values({
          recipient: 'w@example.com',
          kind: 'postnup-waitlist',
          status,
          sealedContent,
          createdAt: api.clock.now(),
        })
        .execute();
    await add('FAILED');
    await add('UNDELIVERABLE');
    await add('QUEUED');
    const found = () =>
      api.db
        .selectFrom('mailOutbox')
        .select(['status', 'sealedContent'])
        .where('recipient', '=', 'w@example.com')
        .orderBy('status')
        .execute();
    const isThere = async () => (await found()).every((mail) => mail.sealedContent !== null);
    expect(await lives(RETENTION.waitingMail.days, isThere)).toEqual([true, false, false]);
    expect((await found()).map(({ status }) => status)).toEqual(['QUEUED', 'UNDELIVERABLE', 'UNDELIVERABLE']);
  });

  it('keeps the network address beside an entry of the audit log, and the proof without it', async () => {
    const { a, documentId } = couple;
    const event = { action: 'chats.send', outcome: 'DONE', documentId } as const;
    const origin = {
      actor: { kind: 'system' },
      now: api.clock.now(),
      ipAddress: '192.0.2.1',
      requestId: null,
    } as const;
    await api.db.transaction().execute((tx) => appendAudit(tx, event, origin));
    const isThere = async () => {
      const { rows } = await sql`
        select 1 from audit_entries where ip_address is not null or from_salt is not null`.execute(api.db);
      return rows.length > 0;
    };
    expect(await lives(RETENTION.networkAddress.days, isThere)).toEqual([true, false, false]);
    const authorization = `Bearer ${await api.issuer.sign(a.claims)}`;
    const log = await api.app.request(`/documents/${documentId}/audit-log`, { headers: { authorization } });
    const verdict = await verifyLog(
      { log: new Uint8Array(await log.arrayBuffer()) },
      platformCrypto(crypto.subtle, (words) => new TextEncoder().encode(words)),
    );
    expect(verdict).toMatchObject({ isSound: true, faults: [] });
  });

  it('keeps the log file that was set aside', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'troth-log-'));
    const [current, earlier] = [join(dataDir, 'troth.log'), join(dataDir, 'troth.log.1')];
    const setAside = api.clock.now();
    for (const file of [current, earlier]) {
      writeFileSync(file, 'line');
      utimesSync(file, setAside, setAside);
    }
    const over = setAside.getTime() + RETENTION.logFile.days * DAY_MS;
    const isThereAt = (instant: number) => {
      removeOldLog({ logFile: null, dataDir }, new Date(instant));
      return existsSync(earlier);
    };
    expect([over - MINUTE_MS, over, over + MINUTE_MS].map(isThereAt)).toEqual([true, false, false]);
    expect(existsSync(current)).toBe(true);
    rmSync(dataDir, { recursive: true });
  });

  it('keeps the number of a provider’s delivery', async () => {
    const values = { provider: 'SANDBOX', deliveryId: 'd-1', eventType: 'x', objectId: null } as const;
    await api.db
      .insertInto('webhookDeliveries')
      .values({ ...values, receivedAt: api.clock.now() })
      .execute();
    const isThere = async () =>
      (await api.db.selectFrom('webhookDeliveries').selectAll().where('deliveryId', '=', 'd-1').execute()).length > 0;
    expect(await lives(RETENTION.providerDelivery.days, isThere)).toEqual([true, false, false]);
  });
});
