import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { problem } from '../../kernel/http/problem';
import { aCouple, anAdmin, anAttorney, type TestPerson } from '../../testing/builders';
import { aService } from '../../testing/appointments';
import { readMails } from '../../testing/mails';
import { aPayableAttorney, aServiceToPay, sandboxOf } from '../../testing/services-to-pay';
import { type TestApp, testApp } from '../../testing/test-app';
import { reconcilePayments } from '../payments/reconcile-payments';

let api: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  api = await testApp();
  admin = await anAdmin(api);
});
afterAll(() => api.close());

interface Item {
  readonly id: string;
  readonly version: string;
  readonly dueInCents: number;
  readonly paidInCents: number;
  readonly payoutStatus: string;
  readonly waitsFor: string | null;
  readonly partialPayoutReason: string | null;
  readonly reversibleInCents: number;
  readonly payouts: readonly { id: string; status: string; failure: string | null; amountInCents: number }[];
}
interface Refused {
  readonly reason?: string;
  readonly code?: string;
  readonly current?: Item;
}

const pay = (itemId: string, body: object = {}, headers: Record<string, string> = {}, as = admin) =>
  api.request<Item & Refused>('POST', '/stripe/payout-purchase-item', {
    as,
    json: { purchase_item_id: itemId, reason: 'Due for the service', ...body },
    headers: { 'idempotency-key': randomUUID(), ...headers },
  });
const read = async (id: string) => (await api.get<Item>(`/admin/purchase-items/${id}`, admin)).body;
const refund = (id: string, body: object) =>
  api.request<Item & Refused>('POST', `/admin/purchase-items/${id}/refund`, {
    as: admin,
    json: { refundReason: 'They asked for it', ...body },
    headers: { 'idempotency-key': randomUUID() },
  });
const entriesOf = async (itemId: string) => {
  const rows = await api.db
    .selectFrom('ledgerEntries')
    .select(['account', (eb) => eb.fn.sum<number>('amountInCents').as('sum')])
    .where('purchaseItemId', '=', itemId)
    .groupBy('account')
    .execute();
  return Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)]));
};
const sentTo = async (accountId: string) => sandboxOf(api).transfersOf(api.db, accountId);

/** What the provider has is what the ledger says, over all that this file does. */
async function expectBalance() {
  const { sum } = await api.db
    .selectFrom('ledgerEntries')
    .select((eb) => eb.fn.sum<number>('amountInCents').as('sum'))
    .where('account', '=', 'PROVIDER')
    .executeTakeFirstOrThrow();
  expect(Number(sum)).toBe(await sandboxOf(api).balanceInCents(api.db));
}

describe('paying a firm for a service (decisions, row 52)', () => {
  it('sends what is due, writes the ledger, and notifies the firm’s lead alone', async () => {
    const frances = await aPayableAttorney(api);
    const { id, couple } = await aServiceToPay(api, frances);
    expect(await read(id)).toMatchObject({ dueInCents: 58_133, waitsFor: null, payoutStatus: 'DUE' });
    const before = (await readMails(api, couple.a.email)).length;
    const reply = await pay(id);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ dueInCents: 0, paidInCents: 0, payoutStatus: 'DUE' });
    await api.runJobs();
    expect(await read(id)).toMatchObject({ dueInCents: 0, paidInCents: 58_133, payoutStatus: 'PAID' });
    expect(await sentTo(frances.accountId)).toMatchObject([{ amountInCents: 58_133 }]);
    expect(await entriesOf(id)).toEqual({ PROVIDER: 0, SALES: -59_900, FEES: 1_767, PAYOUTS: 58_133 });
    const subjects = (await readMails(api, frances.email)).map(({ subject }) => subject);
    expect(subjects).toContain('We’ve sent your firm a payout');
    expect((await readMails(api, couple.a.email)).length).toBe(before);
    expect((await pay(id)).body.reason).toBe('CLOSED');
    await expectBalance();
  });

  it('pays a part with a reason that the attorney reads, and the rest later', async () => {
    const frances = await aPayableAttorney(api);
    const { id } = await aServiceToPay(api, frances);
    for (const without of [{}, { amountCents: 50_000 }]) {
      expect((await pay(id, { ...without, reason: undefined })).body.reason).toBe('REASON_MISSING');
    }
    await pay(id, { amountCents: 50_000, partialPayoutReason: 'A colleague covered the last hour' });
    await api.runJobs();
    expect(await read(id)).toMatchObject({
      dueInCents: 8_133,
      paidInCents: 50_000,
      payoutStatus: 'DUE',
      partialPayoutReason: 'A colleague covered the last hour',
    });
    const own = await api.get<{ id: string; partialPayoutReason: string }[]>(
      `/users/${frances.id}/attorneys/${frances.id}/payouts`,
      frances,
    );
    expect(own.body[0]?.partialPayoutReason).toBe('A colleague covered the last hour');
    expect((await pay(id, { amountCents: 8_134 })).body.reason).toBe('MORE_THAN_DUE');
    await pay(id, { amountCents: 8_133 });
    await api.runJobs();
    expect(await read(id)).toMatchObject({ paidInCents: 58_133, payoutStatus: 'PAID' });
    await expectBalance();
  });

  it('closes what is left with a reason, once nothing is on its way', async () => {
    const frances = await aPayableAttorney(api);
    const { id } = await aServiceToPay(api, frances);
    const close = () =>
      api.request<Item & Refused>('POST', `/admin/purchase-items/${id}/close-payout`, {
        as: admin,
        json: { reason: 'Agreed with the firm' },
        headers: { 'idempotency-key': randomUUID() },
      });
    await pay(id, { amountCents: 50_000, partialPayoutReason: 'A part' });
    expect((await close()).body.reason).toBe('ON_ITS_WAY');
    await api.runJobs();
    expect((await close()).body).toMatchObject({ payoutStatus: 'PAID', paidInCents: 50_000, dueInCents: 0 });
    const closedAt = api.clock.now().toISOString();
    expect(await read(id)).toMatchObject({ payoutClosedAt: closedAt, partialPayoutReason: 'Agreed with the firm' });
    expect((await pay(id)).body.reason).toBe('CLOSED');
    expect((await close()).body.reason).toBe('CLOSED');
  });

  it('is listed with what was paid when it was closed without a payment', async () => {
    const frances = await aPayableAttorney(api);
    const { id } = await aServiceToPay(api, frances);
    await api.request('POST', `/admin/purchase-items/${id}/close-payout`, {
      as: admin,
      json: { reason: 'The attorney asked us to' },
      headers: { 'idempotency-key': randomUUID() },
    });
    const month = api.clock.now().toISOString().slice(0, 7);
    const paid = await api.get<{ items: { id: string }[] }>(
      `/admin/purchase-items?view=PAID&attorneyId=${frances.id}&month=${month}`,
      admin,
    );
    expect(paid.body.items.map((item) => item.id)).toEqual([id]);
  });

  it('books what was paid elsewhere without touching the provider’s balance', async () => {
    const frances = await anAttorney(api);
    const { id } = await aServiceToPay(api, frances);
    const elsewhere = { skipStripeTransfer: true, reason: 'By check', paidOutsideOn: '2026-06-10' };
    expect((await pay(id, elsewhere)).body.reason).toBe('OUTSIDE_FACTS');
    const reply = await pay(id, { ...elsewhere, outsideReference: 'Check 1042' });
    expect(reply.body).toMatchObject({ payoutStatus: 'PAID', paidInCents: 58_133, reversibleInCents: 0 });
    expect(reply.body.payouts[0]).toMatchObject({ status: 'SKIPPED', outsideReference: 'Check 1042' });
    await api.runJobs();
    expect(await entriesOf(id)).toMatchObject({ PROVIDER: 58_133, PAYOUTS: 58_133, OUTSIDE: -58_133 });
    await expectBalance();
  });

  it('pays from our balance only where no charge stands behind it, and only when told to', async () => {
    const frances = await aPayableAttorney(api);
    await aServiceToPay(api, frances);
    const couple = await aCouple(api).inState('CA');
    const id = await aService(api, { couple, client: couple.a, attorney: frances });
    await api.db.updateTable('purchaseItems').set({ bookingStatus: 'BOOKED' }).where('id', '=', id).execute();
    const half = { amountCents: 30_000, partialPayoutReason: 'Half, as agreed' };
    expect((await pay(id, half)).body.reason).toBe('NO_CHARGE');
    expect((await pay(id, { ...half, allowTransferWithoutCharge: true })).status).toBe(200);
    await api.runJobs();
    expect(await read(id)).toMatchObject({ paidInCents: 30_000 });
    await expectBalance();
  });

  it('is refused before the call, while disputed, without approval or account', async () => {
    const frances = await aPayableAttorney(api);
    const { id } = await aServiceToPay(api, frances);
    const item = (changes: object) => api.db.updateTable('purchaseItems').set(changes).where('id', '=', id).execute();
    await item({ bookingStatus: 'SCHEDULED' });
    expect((await pay(id)).body.reason).toBe('NOT_MET');
    await item({ bookingStatus: 'BOOKED', disputedAt: api.clock.now() });
    expect((await pay(id)).body.reason).toBe('DISPUTED');
    await item({ disputedAt: null });
    await api.db.updateTable('attorneys').set({ stage: 'DEACTIVATED' }).where('id', '=', frances.id).execute();
    expect((await pay(id)).body.reason).toBe('NOT_APPROVED');
    await api.db.updateTable('attorneys').set({ stage: 'APPROVED' }).where('id', '=', frances.id).execute();
    await api.db.updateTable('lawFirms').set({ isApproved: false }).where('id', '=', frances.lawFirmId).execute();
    expect((await pay(id)).body.reason).toBe('NOT_APPROVED');
    await api.db.updateTable('lawFirms').set({ isApproved: true }).where('id', '=', frances.lawFirmId).execute();
    await api.db.deleteFrom('firmAccounts').where('lawFirmId', '=', frances.lawFirmId).execute();
    expect((await pay(id)).body.reason).toBe('ACCOUNT');
    expect(await sentTo(frances.accountId)).toEqual([]);
  });

  it('says what the provider refused, and what was due is due again', async () => {
    const frances = await aPayableAttorney(api);
    const { id } = await aServiceToPay(api, frances);
    await pay(id);
    const answered = { answer: 'RESTRICTED' as const };
    await api.db.updateTable('sandboxAccounts').set(answered).where('id', '=', frances.accountId).execute();
    await api.runJobs();
    const item = await read(id);
    expect(item).toMatchObject({ dueInCents: 58_133, paidInCents: 0, payoutStatus: 'DUE' });
    expect(item.payouts).toMatchObject([{ status: 'FAILED', failure: 'account_invalid' }]);
  });

  it('tells the two apart who look at the same time', async () => {
    const frances = await aPayableAttorney(api);
    const { id } = await aServiceToPay(api, frances);
    const { version } = await read(id);
    const part = { amountCents: 100, partialPayoutReason: 'A part' };
    expect((await pay(id, part, { 'if-match': `"${version}"` })).status).toBe(200);
    const late = await pay(id, part, { 'if-match': `"${version}"` });
    expect(late.status).toBe(409);
    expect(late.body.current).toMatchObject({ dueInCents: 58_033 });
    expect(late.body.current?.version).not.toBe(version);
  });

  it('pays once, whoever presses how often: one hundred at once', async () => {
    const frances = await aPayableAttorney(api);
    const { id } = await aServiceToPay(api, frances);
    const replies = await Promise.all(Array.from({ length: 100 }, () => pay(id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 422]));
    await api.runJobs();
    expect(await sentTo(frances.accountId)).toHaveLength(1);
    await expectBalance();
  });

  it('asks for a key, and answers the same to the same key', async () => {
    const frances = await aPayableAttorney(api);
    const { id } = await aServiceToPay(api, frances);
    const bare = await api.post('/stripe/payout-purchase-item', { purchase_item_id: id }, admin);
    expect(bare.status).toBe(400);
    const key = { 'idempotency-key': randomUUID() };
    const part = { amountCents: 100, partialPayoutReason: 'A part' };
    const [first, second] = [await pay(id, part, key), await pay(id, part, key)];
    expect(second.body).toEqual(first.body);
    await api.runJobs();
    expect(await read(id)).toMatchObject({ paidInCents: 100 });
  });

  it.each([
    [{ amountCents: 2 ** 53 }],
    [{ amountCents: -1 }],
    [{ amountCents: 1.5 }],
    [{ amountCents: '100' }],
    [{ partialPayoutReason: 'ab' }],
    [{ partialPayoutReason: 'x'.repeat(10_000) }],
    [{ partialPayoutReason: 'null\u0000byte' }],
    [{ skipStripeTransfer: true, reason: 'By check', paidOutsideOn: '0000-01-01', outsideReference: 'x' }],
    [{ purchase_item_id: 'none' }],
    [{ more: true }],
  ])('refuses %j', async (body) => {
    const frances = await aPayableAttorney(api);
    const { id } = await aServiceToPay(api, frances);
    expect([400, 422]).toContain((await pay(id, body)).status);
    expect(await read(id)).toMatchObject({ dueInCents: 58_133, payouts: [] });
  });

  it('binds the reason by a keyed hash, and keeps it out of the log', async () => {
    const frances = await aPayableAttorney(api);
    const { id } = await aServiceToPay(api, frances);
    await pay(id, { amountCents: 100, partialPayoutReason: 'A secret of canaries' });
    const entry = await api.db
      .selectFrom('auditEntries')
      .selectAll()
      .where('action', '=', 'payouts.pay')
      .where('actorUserId', '=', admin.id)
      .orderBy('position', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry.hashAfter).toMatch(/^[\w-]{20,}$/);
    expect(JSON.stringify(entry)).not.toContain('canaries');
  });
});

describe('a refund after a payout', () => {
  async function paidOut() {
    const frances = await aPayableAttorney(api);
    const { id } = await aServiceToPay(api, frances);
    await pay(id);
    await api.runJobs();
    return { frances, id };
  }

  it('leaves what was paid out unless told otherwise', async () => {
    const { frances, id } = await paidOut();
    expect((await refund(id, { refundAmount: 59_900 })).status).toBe(200);
    await api.runJobs();
    expect(await read(id)).toMatchObject({ paidInCents: 58_133, payoutStatus: 'PAID', dueInCents: 0 });
    expect(await sentTo(frances.accountId)).toMatchObject([{ reversedInCents: 0 }]);
    expect(await entriesOf(id)).toMatchObject({ PROVIDER: -59_900, REFUNDS: 59_900, PAYOUTS: 58_133 });
    await expectBalance();
  });

  it('takes back as much as it is told to, and no more than was paid', async () => {
    const { frances, id } = await paidOut();
    const preview = await api.get<{ firmBalanceInCents: number; item: Item }>(
      `/admin/purchase-items/${id}/refund-preview`,
      admin,
    );
    expect(preview.body).toMatchObject({ firmBalanceInCents: 58_133, item: { reversibleInCents: 58_133 } });
    const more = await refund(id, { refundAmount: 59_900, reversePayoutInCents: 58_134 });
    expect(more.body.reason).toBe('MORE_THAN_PAID_OUT');
    expect((await refund(id, { refundAmount: 59_900, reversePayoutInCents: 50_000 })).status).toBe(200);
    await api.runJobs();
    expect(await read(id)).toMatchObject({ paidInCents: 8_133, reversibleInCents: 8_133 });
    expect(await sentTo(frances.accountId)).toMatchObject([{ reversedInCents: 50_000 }]);
    expect(await entriesOf(id)).toMatchObject({ PROVIDER: -9_900, REFUNDS: 59_900, PAYOUTS: 8_133 });
    const subjects = (await readMails(api, frances.email)).map(({ subject }) => subject);
    expect(subjects).toContain('We’ve reversed a payout');
    await expectBalance();
  });

  it('is reversed whole, and says so', async () => {
    const { id } = await paidOut();
    await refund(id, { refundAmount: 59_900, reversePayoutInCents: 58_133 });
    await api.runJobs();
    const item = await read(id);
    expect(item.payouts).toMatchObject([{ status: 'REVERSED' }]);
    expect(item).toMatchObject({ paidInCents: 0, dueInCents: 0 });
    await expectBalance();
  });

  it.each([
    ['NOTHING_LEFT', { refundAmount: 1 }, true],
    ['MORE_THAN_LEFT', { refundAmount: 59_901 }, false],
    ['NOT_AN_AMOUNT', { refundAmount: 0 }, false],
    ['NOT_AN_AMOUNT', { refundAmount: -5 }, false],
  ])('is refused: %s', async (reason, body, isGone) => {
    const { id } = await aServiceToPay(api, await anAttorney(api));
    if (isGone) await refund(id, { refundAmount: 59_900 });
    const reply = await refund(id, body);
    expect([reply.status, reply.body.reason]).toEqual([422, reason]);
  });

  it('is refused for what was not paid here, and while disputed', async () => {
    const { id } = await aServiceToPay(api, await anAttorney(api));
    await api.db.updateTable('purchaseItems').set({ disputedAt: api.clock.now() }).where('id', '=', id).execute();
    expect((await refund(id, { refundAmount: 1 })).body.reason).toBe('DISPUTED');
    const couple = await aCouple(api).paid();
    const given = await api.db
      .selectFrom('purchaseItems')
      .select('id')
      .where('documentId', '=', couple.documentId)
      .executeTakeFirstOrThrow();
    expect((await refund(given.id, { refundAmount: 1 })).body.reason).toBe('NOT_PAID_HERE');
  });

  it('happens once, one hundred times at once', async () => {
    const { id } = await aServiceToPay(api, await anAttorney(api));
    const replies = await Promise.all(Array.from({ length: 100 }, () => refund(id, { refundAmount: 59_900 })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    await api.runJobs();
    expect(await entriesOf(id)).toMatchObject({ REFUNDS: 59_900 });
    await expectBalance();
  });

  it('and a payout at once do not give out more than came in', async () => {
    const frances = await aPayableAttorney(api);
    const { id } = await aServiceToPay(api, frances);
    const [paid, back] = await Promise.all([pay(id), refund(id, { refundAmount: 59_900 })]);
    expect(back.status).toBe(200);
    await api.runJobs();
    // Whichever came first: after the refund nothing was due, and after the payout the refund is ours to bear.
    expect([200, 422]).toContain(paid.status);
    expect((await entriesOf(id))['PAYOUTS'] ?? 0).toBe(paid.status === 200 ? 58_133 : 0);
    await expectBalance();
  });
});

describe('a payout whose answer was lost', () => {
  it('is asked again under its own name by the reconciler, and made once', async () => {
    const frances = await aPayableAttorney(api);
    const { id } = await aServiceToPay(api, frances);
    const sandbox = sandboxOf(api);
    const real = sandbox.transfer.bind(sandbox);
    const lost = vi.spyOn(sandbox, 'transfer').mockImplementation(async (...call) => {
      await real(...call);
      throw problem('UNAVAILABLE');
    });
    await pay(id);
    await expect(api.runJobs()).rejects.toThrow('UNAVAILABLE');
    expect(await read(id)).toMatchObject({ paidInCents: 0, dueInCents: 0 });
    expect((await pay(id)).body.reason).toBe('NOTHING_DUE');
    lost.mockRestore();
    await reconcilePayments(api.services);
    await reconcilePayments(api.services);
    expect(await sentTo(frances.accountId)).toHaveLength(1);
    expect(await read(id)).toMatchObject({ paidInCents: 58_133, payoutStatus: 'PAID' });
    await expectBalance();
  });
});
