import { contentId } from '@troth/content/ids';
import { PAYOUT_ACCOUNT_STATES } from '@troth/domain/attorneys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCouple, anAdmin, type TestPerson } from '../../testing/builders';
import { aService } from '../../testing/appointments';
import { aPayableAttorney, aServiceToPay } from '../../testing/services-to-pay';
import { type TestApp, testApp } from '../../testing/test-app';
import { payoutItemsOf } from '../../records/payouts/payout-item.repository';
import { findPurchases, PAYOUT_VIEWS } from '../../records/payouts/purchase-list.repository';

let api: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  api = await testApp();
  admin = await anAdmin(api);
});
afterAll(() => api.close());

interface Page {
  readonly items: readonly { id: string; dueInCents: number; clientName: string }[];
  readonly total: number;
  readonly dueInCents: number;
  readonly nextCursor: string | null;
}
const list = async (query: string) => (await api.get<Page>(`/admin/purchase-items?${query}`, admin)).body;
const idsOf = async (query: string) => (await list(query)).items.map(({ id }) => id).sort();

describe('what is ready in the database is what the rule says is ready (decisions, row 52)', () => {
  it('over all states of item, firm and account', async () => {
    const attorneys = [];
    const accounts = [
      null,
      { isDetailsSubmitted: false, canReceiveTransfers: false, canBePaidOut: false, due: '[]', disabledReason: null },
      { isDetailsSubmitted: true, canReceiveTransfers: true, canBePaidOut: true, due: '["x"]', disabledReason: null },
      { isDetailsSubmitted: true, canReceiveTransfers: false, canBePaidOut: true, due: '[]', disabledReason: null },
      { isDetailsSubmitted: true, canReceiveTransfers: false, canBePaidOut: true, due: '["x"]', disabledReason: null },
      { isDetailsSubmitted: true, canReceiveTransfers: false, canBePaidOut: false, due: '[]', disabledReason: 'no' },
    ];
    for (const account of accounts) {
      const attorney = await aPayableAttorney(api);
      const of = api.db.deleteFrom('firmAccounts').where('lawFirmId', '=', attorney.lawFirmId);
      if (account === null) await of.execute();
      else {
        await api.db.updateTable('firmAccounts').set(account).where('lawFirmId', '=', attorney.lawFirmId).execute();
      }
      attorneys.push(attorney);
    }
    const couple = await aCouple(api);
    const changes = [
      { bookingStatus: 'BOOKED' },
      { bookingStatus: 'WAITING' },
      { bookingStatus: 'BOOKED', disputedAt: api.clock.now() },
      { bookingStatus: 'BOOKED', feePaidInCents: 69_900 },
      { bookingStatus: 'BOOKED', payoutStatus: 'PAID' },
      { bookingStatus: 'BOOKED', pricePaidToAttorneyInCents: 100 },
    ] as const;
    for (const attorney of attorneys) {
      for (const change of changes) {
        const id = await aService(api, { couple, client: couple.a, attorney });
        await api.db.updateTable('purchaseItems').set(change).where('id', '=', id).execute();
      }
    }
    const { provider } = api.services.payouts;
    const page = { after: null, limit: 1_000, provider };
    const all = await findPurchases(api.db as never, {}, page);
    const items = await payoutItemsOf(api.db as never, { ids: all.ids }, provider);
    const byRule = {
      READY: items.filter(({ dueInCents, waitsFor }) => dueInCents > 0 && waitsFor === null),
      WAITING: items.filter(({ waitsFor }) => waitsFor !== null),
      PAID: [],
    };
    for (const view of PAYOUT_VIEWS) {
      const { ids } = await findPurchases(api.db as never, { view }, page);
      expect([...ids].sort(), view).toEqual(byRule[view].map(({ id }) => id).sort());
    }
    expect(byRule.READY.length).toBe(2);
    for (const accountState of PAYOUT_ACCOUNT_STATES) {
      const { ids } = await findPurchases(api.db as never, { accountState }, page);
      const expected = items.filter((item) => item.lawFirmId !== null && item.account === accountState);
      expect([...ids].sort(), accountState).toEqual(expected.map(({ id }) => id).sort());
    }
  });
});

describe('what is due in the database (migration 0895) is what the rule says', () => {
  const kept = (id: string) =>
    api.db
      .selectFrom('purchaseItems')
      .select(['dueInCents', 'isPaidOut'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const expectDue = async (id: string, dueInCents: number) => {
    const [item] = await payoutItemsOf(api.db as never, { ids: [id] }, api.services.payouts.provider);
    const { dueInCents: due, isPaidOut } = await kept(id);
    expect([due, item?.dueInCents]).toEqual([dueInCents, dueInCents]);
    const wentOut = item?.payouts.some(({ status }) => status !== 'REQUESTED' && status !== 'FAILED') === true;
    expect(isPaidOut).toBe(wentOut || item?.row.payoutClosedAt != null);
  };

  it('after each change of the item, of its refunds and of its payouts', async () => {
    const attorney = await aPayableAttorney(api);
    const { id } = await aServiceToPay(api, attorney);
    const set = (change: object) => api.db.updateTable('purchaseItems').set(change).where('id', '=', id).execute();
    await expectDue(id, 58_133);
    await set({ attorneyId: null });
    await expectDue(id, 0);
    await set({ attorneyId: attorney.id, productId: contentId('product', 'prenup') });
    await expectDue(id, 0);
    await set({ productId: contentId('product', 'representation'), feePaidInCents: 1_800 });
    await expectDue(id, 58_100);
    const now = api.clock.now();
    const { checkoutId } = await api.db
      .selectFrom('checkouts')
      .innerJoin('purchaseItems', 'purchaseItems.cartId', 'checkouts.cartId')
      .select('checkouts.id as checkoutId')
      .where('purchaseItems.id', '=', id)
      .executeTakeFirstOrThrow();
    const asked = { requestedById: admin.id, createdAt: now, updatedAt: now };
    const refund = await api.db
      .insertInto('refunds')
      .values({
        ...asked,
        checkoutId,
        purchaseItemId: id,
        amountInCents: 10_000,
        isComplimentary: false,
        sealedReason: new Uint8Array(),
        status: 'REQUESTED',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await expectDue(id, 48_100);
    const setRefund = (change: object) =>
      api.db.updateTable('refunds').set(change).where('id', '=', refund.id).execute();
    await setRefund({ isComplimentary: true });
    await expectDue(id, 58_100);
    await setRefund({ isComplimentary: false, amountInCents: 58_101 });
    await expectDue(id, 0);
    await setRefund({ status: 'FAILED' });
    await expectDue(id, 58_100);
    const payout = await api.db
      .insertInto('payouts')
      .values({
        ...asked,
        purchaseItemId: id,
        attorneyId: attorney.id,
        lawFirmId: attorney.lawFirmId,
        amountInCents: 58_099,
        status: 'REQUESTED',
        provider: api.services.payouts.provider,
        accountId: attorney.accountId,
        checkoutId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await expectDue(id, 1);
    const setPayout = (change: object) =>
      api.db.updateTable('payouts').set(change).where('id', '=', payout.id).execute();
    await setPayout({ status: 'PAID', reversedInCents: 99 });
    await expectDue(id, 100);
    // A payout that failed tells what was paid: nothing.
    await set({ pricePaidToAttorneyInCents: 500 });
    await setPayout({ status: 'FAILED', reversedInCents: 0 });
    await expectDue(id, 58_100);
    await set({ payoutStatus: 'PAID', payoutClosedAt: now });
    await expectDue(id, 0);
    expect(await idsOf(`attorneyId=${attorney.id}&view=PAID`)).toEqual([id]);
  });
});

describe('the list of purchases', () => {
  it('is searched by person, firm and id, filtered, and read page by page', async () => {
    const frances = await aPayableAttorney(api);
    await api.db
      .updateTable('users')
      .set({ firstName: 'Frances', lastName: 'Fenn' })
      .where('id', '=', frances.id)
      .execute();
    const services = [];
    for (let count = 0; count < 3; count += 1) services.push((await aServiceToPay(api, frances)).id);
    expect(await idsOf('search=fenn')).toEqual([...services].sort());
    expect(await idsOf(`lawFirmId=${frances.lawFirmId}&view=READY`)).toEqual([...services].sort());
    expect(await idsOf(`attorneyId=${frances.id}&payoutStatus=DUE`)).toEqual([...services].sort());
    expect(await idsOf(`attorneyId=${frances.id}&payoutStatus=PAID`)).toEqual([]);
    expect(await idsOf(`attorneyId=${(await aPayableAttorney(api)).id}`)).toEqual([]);
    expect(await idsOf(`search=${services[0]}`)).toEqual([services[0]]);
    expect(await idsOf('search=%25%25')).toEqual([]);
    expect(await idsOf('paymentStatus=FULL_REFUNDED')).toEqual([]);
    const first = await list(`lawFirmId=${frances.lawFirmId}&limit=2`);
    expect([first.items.length, first.total, first.dueInCents]).toEqual([2, 3, 3 * 58_133]);
    const second = await list(`lawFirmId=${frances.lawFirmId}&limit=2&after=${first.nextCursor}`);
    expect([...first.items, ...second.items].map(({ id }) => id).sort()).toEqual([...services].sort());
    expect(second.nextCursor).toBeNull();
    const month = api.clock.now().toISOString().slice(0, 7);
    expect(await idsOf(`lawFirmId=${frances.lawFirmId}&month=${month}`)).toEqual([...services].sort());
    expect(await idsOf(`lawFirmId=${frances.lawFirmId}&month=2001-01`)).toEqual([]);
    const summary = await api.get<{ ready: { count: number } }>(`/admin/payouts/summary?month=${month}`, admin);
    expect(summary.body.ready.count).toBeGreaterThanOrEqual(0);
  });

  it.each(['month=0000-01', 'month=2026-13', 'month=June', 'after=x', 'limit=0', 'limit=101', 'view=NONE'])(
    'refuses %s',
    async (query) => {
      expect((await api.get(`/admin/purchase-items?${query}`, admin)).status).toBe(400);
    },
  );

  it('is a file whose cells are no formulas', async () => {
    const frances = await aPayableAttorney(api);
    await api.db
      .updateTable('users')
      .set({ firstName: '=HYPERLINK("x")', lastName: 'Fenn' })
      .where('id', '=', frances.id)
      .execute();
    const { id } = await aServiceToPay(api, frances);
    const file = await api.get<string>(`/admin/purchase-items/export?lawFirmId=${frances.lawFirmId}`, admin);
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(file.body).toContain(id);
    expect(file.body).toContain('"\'=HYPERLINK(""x"") Fenn"');
    const entry = await api.db
      .selectFrom('auditEntries')
      .select('action')
      .where('action', '=', 'adminPurchases.export')
      .executeTakeFirst();
    expect(entry).toBeDefined();
  });
});
