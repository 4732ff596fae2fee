import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCouple, anAdmin, anAttorney, type TestPerson } from '../../testing/builders';
import { aService } from '../../testing/appointments';
import { type TestApp, testApp } from '../../testing/test-app';

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
});
