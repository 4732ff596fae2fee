import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAdmin, type TestPerson } from '../../testing/builders';
import { couplesToPay } from '../../testing/couples-to-pay';
import { readMails } from '../../testing/mails';
import { remotePayments } from '../../testing/remote-payments';
import { type TestApp, testApp } from '../../testing/test-app';
import { startCheckout } from './checkout';
import { processPaymentNotice } from './payment-jobs';
import { reconcilePayments } from './reconcile-payments';
import { settleCheckout } from './settle-checkout';

const remote = remotePayments();
const PRICE = 64_900;
const FEE = 1_500;
let api: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  api = await testApp({ payments: remote.port });
  admin = await anAdmin(api);
});
afterAll(() => api.close());

/** The prenup and the notary, paid in one visit. */
async function aPaidOrder() {
  const [couple] = await couplesToPay(api, 1);
  if (couple === undefined) throw new Error('There is no couple.');
  const { id, providerSessionId } = await startCheckout(api.services, couple.users.a, couple.carts.a);
  remote.pay(providerSessionId);
  await settleCheckout(api.services, providerSessionId);
  return { checkoutId: id, sessionId: providerSessionId, cartId: couple.carts.a };
}
type Order = Awaited<ReturnType<typeof aPaidOrder>>;

/** A delivery about the payment, as `charge.dispute.*` comes. */
async function hear({ sessionId }: Order): Promise<void> {
  const deliveryId = randomUUID();
  await api.db
    .insertInto('webhookDeliveries')
    .values({
      provider: 'remote',
      deliveryId,
      eventType: 'charge.dispute.created',
      objectId: `pi_${sessionId}`,
      receivedAt: api.clock.now(),
    })
    .execute();
  await processPaymentNotice(api.services, { deliveryId });
}

const since = async ({ cartId }: Order) =>
  (await api.db.selectFrom('purchaseItems').select('disputedAt').where('cartId', '=', cartId).execute()).map(
    ({ disputedAt }) => disputedAt,
  );
async function postings({ checkoutId }: Order) {
  const rows = await api.db
    .selectFrom('ledgerEntries')
    .innerJoin('ledgerPostings', 'ledgerPostings.id', 'postingId')
    .select(['kind', 'account', 'amountInCents'])
    .where('checkoutId', '=', checkoutId)
    .where('kind', 'in', ['DISPUTE', 'DISPUTE_RETURN'])
    .where('account', '=', 'DISPUTES')
    .orderBy('occurredAt')
    .orderBy('amountInCents', 'desc')
    .execute();
  return rows.map(({ kind, amountInCents }) => [kind, amountInCents]);
}
const mails = async () => (await readMails(api, admin.email)).map(({ subject }) => subject);

describe('a disputed payment (reference 1.7)', () => {
  it('marks its items, is in the ledger to the cent, and is cleared when it is won', async () => {
    const order = await aPaidOrder();
    remote.dispute(order.sessionId, 'open');
    const begun = api.clock.now();
    await hear(order);
    await hear(order);
    expect(await since(order)).toEqual([begun, begun]);
    expect(await postings(order)).toEqual([
      ['DISPUTE', 61_284],
      ['DISPUTE', 5_116],
    ]);
    expect(await mails()).toEqual(['A payment is disputed']);

    api.clock.advance(1000);
    remote.dispute(order.sessionId, 'won');
    await hear(order);
    expect(await since(order)).toEqual([null, null]);
    const sum = (await postings(order)).reduce((total, [, cents]) => total + Number(cents), 0);
    expect(sum).toBe(FEE);
    expect(await mails()).toEqual(['A payment is disputed', 'A dispute was won']);
  });

  it('stays marked when it is lost, also where nobody told us', async () => {
    const order = await aPaidOrder();
    remote.dispute(order.sessionId, 'open');
    remote.dispute(order.sessionId, 'lost');
    api.clock.advance(86_400_001);
    await reconcilePayments(api.services);
    expect(await since(order)).toEqual([api.clock.now(), api.clock.now()]);
    const sum = (await postings(order)).reduce((total, [, cents]) => total + Number(cents), 0);
    expect(sum).toBe(PRICE + FEE);
    expect((await mails()).at(-1)).toBe('A dispute was lost');
  });
});
