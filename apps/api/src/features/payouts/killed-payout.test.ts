import type { PayoutRequest } from '@troth/domain/attorneys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settlingOf } from '../../kernel/jobs/settling';
import type { Services } from '../../kernel/services';
import { anAdmin } from '../../testing/builders';
import { dyingAfter } from '../../testing/mortal';
import { remotePayouts } from '../../testing/remote-payouts';
import { aPayableAttorney, aServiceToPay } from '../../testing/services-to-pay';
import { type TestApp, testApp } from '../../testing/test-app';
import { refundItem } from '../payments/refund-item';
import { holdPayoutItem, requestPayout } from './request-payout';
import { resendPayouts, sendPayout } from './send-payout';

const PRICE = 59_900;
const DUE = 58_133;
const BACK = 50_000;

let api: TestApp;
let adminId: string;
let attorney: { readonly id: string };
let remote: ReturnType<typeof remotePayouts>;
let services: Services;
beforeAll(async () => {
  api = await testApp();
  adminId = (await anAdmin(api)).id;
  attorney = await aPayableAttorney(api);
  remote = remotePayouts(api.services.payouts);
  // Nothing is left to a queue: whatever a lost job would have done, the reconciler does.
  services = {
    ...api.services,
    payouts: remote.port,
    jobs: { ...api.services.jobs, enqueue: () => Promise.resolve() },
  };
});
afterAll(() => api.close());

const asked: PayoutRequest = {
  amountInCents: null,
  reason: 'Due for the service',
  isOutside: false,
  outside: null,
  allowsOwnBalance: false,
};

const payoutsOf = (itemId: string) =>
  api.db.selectFrom('payouts').selectAll().where('purchaseItemId', '=', itemId).execute();
const reversalsOf = (itemId: string) =>
  api.db
    .selectFrom('payoutReversals')
    .innerJoin('payouts', 'payouts.id', 'payoutReversals.payoutId')
    .selectAll('payoutReversals')
    .where('purchaseItemId', '=', itemId)
    .execute();
const balanceOf = async (itemId: string, account: 'PAYOUTS') => {
  const row = await api.db
    .selectFrom('ledgerEntries')
    .select((eb) => eb.fn.sum<number | null>('amountInCents').as('sum'))
    .where('purchaseItemId', '=', itemId)
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  return Number(row.sum ?? 0);
};

const request = (of: Services, itemId: string) =>
  of.database.db.transaction().execute(async (tx) => {
    const work = settlingOf(of, tx);
    return requestPayout(work, await holdPayoutItem(work, itemId), asked, adminId);
  });
const giveBack = (of: Services, itemId: string) =>
  of.database.db.transaction().execute((tx) =>
    refundItem(settlingOf(of, tx), itemId, {
      amountInCents: PRICE,
      reason: 'They asked for it',
      isComplimentary: false,
      requestedById: adminId,
      reversePayoutInCents: BACK,
    }),
  );

/** Does it with a program that is killed after so many steps. @returns whether it died on the way. */
async function killedAfter(steps: number, work: (of: Services) => Promise<unknown>): Promise<boolean> {
  const dying = dyingAfter(services, steps);
  remote.reach(() => !dying.isDead());
  await work(dying.services).catch(() => undefined);
  remote.reach(() => true);
  return dying.isDead();
}

describe('killed at every step', () => {
  it('a payout is made once, and the ledger says what the provider did', async () => {
    let step = 0;
    for (let died = true; died; step += 1) {
      const { id } = await aServiceToPay(api, attorney);
      const before = remote.sentInCents();
      died = await killedAfter(step, async (of) => {
        const { id: payoutId } = await request(of, id);
        await sendPayout(of, { payoutId });
      });
      // Where nothing was written down, the admin presses again.
      if ((await payoutsOf(id)).length === 0) await request(services, id);
      await resendPayouts(services);
      await resendPayouts(services);
      expect(await payoutsOf(id), `killed after ${step}`).toMatchObject([{ status: 'PAID', amountInCents: DUE }]);
      expect(remote.sentInCents() - before, `killed after ${step}`).toBe(DUE);
      expect(await balanceOf(id, 'PAYOUTS')).toBe(DUE);
    }
    // It is worth something only where the program died on many of them.
    expect(step).toBeGreaterThan(20);
  }, 300_000);

  it('a reversal is made once', async () => {
    let step = 0;
    for (let died = true; died; step += 1) {
      const { id } = await aServiceToPay(api, attorney);
      const { id: payoutId } = await request(services, id);
      await sendPayout(services, { payoutId });
      const before = remote.sentInCents();
      died = await killedAfter(step, async (of) => {
        await giveBack(of, id);
        for (const reversal of await reversalsOf(id)) await sendPayout(of, { reversalId: reversal.id });
      });
      if ((await reversalsOf(id)).length === 0) await giveBack(services, id);
      await resendPayouts(services);
      await resendPayouts(services);
      expect(await reversalsOf(id), `killed after ${step}`).toMatchObject([{ status: 'DONE', amountInCents: BACK }]);
      expect(before - remote.sentInCents(), `killed after ${step}`).toBe(BACK);
      expect(await balanceOf(id, 'PAYOUTS')).toBe(DUE - BACK);
    }
    expect(step).toBeGreaterThan(20);
  }, 300_000);
});
