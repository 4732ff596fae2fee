import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCouple, anAdmin, anAttorney, type TestPerson } from '../../testing/builders';
import { aService } from '../../testing/appointments';
import { getAttorneyView } from '../../records/attorneys/attorney.repository';
import type { ServicePayoutItem } from '../../records/payouts/payout-item.repository';
import type { Payout } from '../../records/payouts/payout.repository';
import { type TestApp, testApp } from '../../testing/test-app';
import { statementPaper } from './statement-paper';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

interface Item {
  readonly id: string;
  readonly attorneyName: string;
  readonly clientName: string;
  readonly dueInCents: number;
  readonly waitsFor: string | null;
  readonly refundedInCents: number;
}

const payouts = (attorney: TestPerson, as: TestPerson = attorney) =>
  api.get<Item[]>(`/users/${as.id}/attorneys/${attorney.id}/payouts`, as);

async function aServiceOf(attorney: TestPerson) {
  const couple = await aCouple(api).inState('NY').withAttorneyFor('A', attorney).paid();
  return { couple, id: await aService(api, { couple, client: couple.a, attorney }) };
}
const lead = async (lawFirmId?: string) => {
  const attorney = await anAttorney(api, lawFirmId === undefined ? {} : { lawFirmId });
  await api.db.updateTable('attorneys').set({ isLawFirmLead: true }).where('id', '=', attorney.id).execute();
  return attorney;
};

describe('what a firm is due for its services', () => {
  it('is seen by the attorney for the own services, by the lead for the firm’s, and by admins', async () => {
    const frances = await lead();
    const iris = await anAttorney(api, { lawFirmId: frances.lawFirmId });
    const stranger = await anAttorney(api);
    const { id: first } = await aServiceOf(frances);
    const { id: second } = await aServiceOf(iris);
    await aServiceOf(stranger);
    const idsOf = (items: readonly Item[]) => items.map(({ id }) => id).sort();
    expect(idsOf((await payouts(frances)).body)).toEqual([first, second].sort());
    expect(idsOf((await payouts(iris)).body)).toEqual([second]);
    expect(idsOf((await payouts(iris, await anAdmin(api))).body)).toEqual([second]);
    expect((await payouts(iris, stranger)).status).toBe(403);
  });

  it('tells what it waits for, until the firm can be paid', async () => {
    const frances = await lead();
    const { id } = await aServiceOf(frances);
    const only = async () => (await payouts(frances)).body.find((item) => item.id === id);
    expect(await only()).toMatchObject({ dueInCents: 69_900, waitsFor: 'NOT_MET', metAt: null, payoutStatus: 'DUE' });
    const change = (changes: object) => api.db.updateTable('purchaseItems').set(changes).where('id', '=', id).execute();
    await change({ bookingStatus: 'BOOKED' });
    expect((await only())?.waitsFor, 'the firm has no account').toBe('ACCOUNT');
    await change({ disputedAt: api.clock.now() });
    expect((await only())?.waitsFor).toBe('DISPUTED');
    await change({ disputedAt: null, payoutStatus: 'PAID', pricePaidToAttorneyInCents: 60_000 });
    expect(await only()).toMatchObject({ dueInCents: 0, waitsFor: null, paidInCents: 60_000 });
    expect((await only())?.clientName).toMatch(/^First/);
  });

  it('never names the firm’s account', async () => {
    const frances = await lead();
    await aServiceOf(frances);
    await api.db
      .updateTable('lawFirms')
      .set({ stripeAccountId: 'acct_canary' })
      .where('id', '=', frances.lawFirmId)
      .execute();
    const text = JSON.stringify((await payouts(frances)).body);
    expect(text.includes('acct_canary')).toBe(false);
    expect(text.includes('IBAN')).toBe(false);
  });

  it('names each payment with its day and transfer; a month is summed without what was settled before', async () => {
    const frances = await lead();
    const admin = await anAdmin(api);
    const [{ id: settled }, { id: open }] = [await aServiceOf(frances), await aServiceOf(frances)];
    await api.db
      .insertInto('payouts')
      .values({
        purchaseItemId: settled,
        attorneyId: frances.id,
        lawFirmId: frances.lawFirmId,
        amountInCents: 67_800,
        reversedInCents: 800,
        status: 'PAID',
        provider: 'sandbox',
        accountId: 'acct_canary',
        providerTransferId: 'tr_canary',
        requestedById: admin.id,
        createdAt: new Date('2026-05-31T23:59:00.000Z'),
        updatedAt: api.clock.now(),
      })
      .execute();
    await api.db
      .updateTable('purchaseItems')
      .set({ payoutStatus: 'PAID', pricePaidToAttorneyInCents: 67_000, bookingStatus: 'BOOKED' })
      .where('id', '=', settled)
      .execute();
    const { body } = await payouts(frances);
    expect(body.find(({ id }) => id === settled)).toMatchObject({
      payments: [{ paidOn: '2026-05-31', amountInCents: 67_800, reversedInCents: 800, transfer: 'tr_canary' }],
    });
    const at = `/users/${frances.id}/attorneys/${frances.id}/payouts`;
    const june = 'from=2026-06-01T00:00:00.000Z&until=2026-07-01T00:00:00.000Z';
    expect((await api.get(`${at}/summary?${june}`, frances)).body).toEqual({
      metCount: 0,
      earnedInCents: 0,
      dueInCents: 69_900,
    });
    const meet = (purchaseItemId: string, serviceCompletedAt: string) =>
      api.db
        .insertInto('appointmentEvents')
        .values({
          purchaseItemId,
          attorneyId: frances.id,
          provider: 'builtin',
          eventStartAt: new Date(serviceCompletedAt),
          eventEndAt: new Date(Date.parse(serviceCompletedAt) + 60_000),
          busyFrom: new Date(serviceCompletedAt),
          busyUntil: new Date(Date.parse(serviceCompletedAt) + 60_000),
          serviceCompletedAt: new Date(serviceCompletedAt),
          timeZone: 'UTC',
          createdAt: api.clock.now(),
          updatedAt: api.clock.now(),
        })
        .execute();
    await meet(settled, '2026-06-02T10:00:00.000Z');
    await meet(open, '2026-05-20T10:00:00.000Z');
    expect((await api.get(`${at}/summary?${june}`, frances)).body).toEqual({
      metCount: 1,
      earnedInCents: 67_000,
      dueInCents: 69_900,
    });
  });

  it('gives a statement of a year, and nobody else’s', async () => {
    const [frances, stranger] = [await lead(), await anAttorney(api)];
    const at = `/users/${frances.id}/attorneys/${frances.id}/payouts/statement`;
    const statement = await api.get<ArrayBuffer>(`${at}?year=2026`, frances);
    expect(statement.status).toBe(200);
    expect(statement.headers.get('content-type')).toBe('application/pdf');
    expect(statement.headers.get('content-disposition')).toContain('Troth payouts 2026.pdf');
    expect((await api.get(`${at}?year=26`, frances)).status).toBe(400);
    const path = `/users/${stranger.id}/attorneys/${frances.id}/payouts`;
    expect((await api.get(`${path}/statement?year=2026`, stranger)).status).toBe(403);
    expect(
      (await api.get(`${path}/summary?from=2026-06-01T00:00:00.000Z&until=2026-07-01T00:00:00.000Z`, stranger)).status,
    ).toBe(403);
  });
});

describe('the statement', () => {
  it('lists the payments of its year by day, less what was taken back, with the sum of each month', async () => {
    const frances = await lead();
    const payment = (id: string, day: string, amountInCents: number, reversedInCents = 0) =>
      ({
        id,
        status: 'PAID',
        amountInCents,
        reversedInCents,
        reversingInCents: 0,
        createdAt: new Date(`${day}T12:00:00.000Z`),
        paidOutsideOn: null,
        providerTransferId: `tr_${id}`,
        outsideReference: null,
      }) as Payout;
    const item = (payouts: Payout[]) =>
      ({
        payouts,
        clientName: 'Casey Coyle',
        attorneyName: 'Frances Fenn',
        serviceType: 'REPRESENTATION',
        boughtAt: new Date('2025-11-01T12:00:00.000Z'),
        row: { pricePaidInCents: 69_900, feePaidInCents: 2_057 },
      }) as unknown as ServicePayoutItem;
    const view = await api.db.transaction().execute((tx) => getAttorneyView(tx, frances.id));
    const paper = statementPaper({
      year: '2026',
      view,
      now: api.clock.now(),
      items: [
        item([payment('2', '2026-03-02', 50_000, 10_000), payment('1', '2025-12-31', 7)]),
        item([payment('3', '2026-03-01', 300)]),
      ],
    });
    expect(paper.total).toEqual({ label: 'Paid in 2026', value: '$403.00' });
    expect(paper.facts).toContainEqual({ label: 'March', value: '$403.00' });
    expect(paper.lines.map(({ label, value }) => [label, value])).toEqual([
      ['Mar 1, 2026: Casey Coyle, Representation', '$3.00'],
      ['Mar 2, 2026: Casey Coyle, Representation', '$400.00'],
    ]);
    expect(paper.lines[1]?.detail).toBe(
      'Frances Fenn · Price $699.00, fee $20.57 · $100.00 taken back · Transfer tr_2',
    );
  });
});
