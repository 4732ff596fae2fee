import { contentId } from '@troth/content/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMails } from '../../testing/mails';
import { aLinkedCouple, openCheckout, payAt } from '../../testing/purchases';
import { anAdmin } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';
import { refundNotes } from '../../records/payments/purchase-item.repository';
import { reconcilePayments } from './reconcile-payments';
import { type ItemRefund, refundItem } from './refund-item';
import { settlingOf } from '../../kernel/jobs/settling';

let api: TestApp;
let adminId: string;
beforeAll(async () => {
  api = await testApp();
  adminId = (await anAdmin(api)).id;
});
afterAll(() => api.close());

async function aPaidOrder(card = '4242', products = ['prenup', 'notarization']) {
  const couple = await aLinkedCouple(api);
  const { sessionId, cartId } = await openCheckout(api, couple.a, products);
  await payAt(api, sessionId, card);
  await api.runJobs();
  const items = await api.db
    .selectFrom('purchaseItems')
    .selectAll()
    .where('cartId', '=', cartId)
    .orderBy('pricePaidInCents', 'desc')
    .execute();
  const [prenup, other] = items.map(({ id }) => id);
  return { ...couple, sessionId, cartId, prenup: prenup ?? '', other: other ?? '' };
}

const giveBack = (itemId: string, refund: Partial<ItemRefund>) =>
  api.db.transaction().execute((tx) =>
    refundItem(settlingOf(api.services, tx), itemId, {
      amountInCents: 1_000,
      reason: 'Asked for',
      isComplimentary: false,
      requestedById: adminId,
      ...refund,
    }),
  );
const item = (id: string) =>
  api.db.selectFrom('purchaseItems').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const ledgerOf = async (sessionId: string) =>
  Object.fromEntries(
    (
      await api.db
        .selectFrom('ledgerEntries')
        .innerJoin('ledgerPostings', 'ledgerPostings.id', 'postingId')
        .innerJoin('checkouts', 'checkouts.id', 'ledgerPostings.checkoutId')
        .select(['account', (eb) => eb.fn.sum<number>('ledgerEntries.amountInCents').as('sum')])
        .where('providerSessionId', '=', sessionId)
        .groupBy('account')
        .execute()
    ).map(({ account, sum }) => [account, Number(sum)]),
  );

describe('refunds of an item (portals spec section 7, D21)', () => {
  it('gives a part back, ends the service, writes the ledger and tells the buyer', async () => {
    const { a, prenup, other, sessionId } = await aPaidOrder();
    await giveBack(prenup, { amountInCents: 9_900, reason: 'Too late' });
    expect(await item(prenup)).toMatchObject({ paymentStatus: 'SUCCESSFUL', amountRefundedInCents: 0 });
    await api.runJobs();
    expect(await item(prenup)).toMatchObject({
      paymentStatus: 'PARTIALLY_REFUNDED',
      amountRefundedInCents: 9_900,
    });
    const { sealedRefundNotes } = await item(prenup);
    expect(refundNotes.open(api.db, prenup, sealedRefundNotes)).toBe('Too late');
    expect(await item(other)).toMatchObject({ paymentStatus: 'SUCCESSFUL', amountRefundedInCents: 0 });
    expect(await ledgerOf(sessionId)).toEqual({
      PROVIDER: 64_900 - 1_912 - 9_900,
      SALES: -64_900,
      FEES: 1_912,
      REFUNDS: 9_900,
    });
    const mails = await readMails(api, a.email);
    expect(mails.map(({ subject }) => subject)).toContain('We’ve sent you a refund');
    expect((await api.get<{ isPaid: boolean }>(`/users/${a.id}/journey`, a)).body.isPaid).toBe(false);
  });

  it('leaves status and service as they are when it is a kindness', async () => {
    const { a, prenup } = await aPaidOrder();
    await giveBack(prenup, { amountInCents: 59_900, isComplimentary: true });
    await api.runJobs();
    expect(await item(prenup)).toMatchObject({ paymentStatus: 'SUCCESSFUL', amountRefundedInCents: 59_900 });
    expect((await api.get<{ isPaid: boolean }>(`/users/${a.id}/journey`, a)).body.isPaid).toBe(true);
  });

  it('never exceeds the price, whatever is on its way', async () => {
    const { prenup } = await aPaidOrder();
    await expect(giveBack(prenup, { amountInCents: 59_901 })).rejects.toThrow('REFUSED_BY_RULE');
    const both = await Promise.allSettled([
      giveBack(prenup, { amountInCents: 40_000 }),
      giveBack(prenup, { amountInCents: 40_000 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await giveBack(prenup, { amountInCents: 19_900 });
    await expect(giveBack(prenup, { amountInCents: 1 })).rejects.toThrow('REFUSED_BY_RULE');
    await api.runJobs();
    expect(await item(prenup)).toMatchObject({ paymentStatus: 'FULL_REFUNDED', amountRefundedInCents: 59_900 });
  });

  it('takes back what never arrived: the item counts again', async () => {
    const { prenup, sessionId } = await aPaidOrder('5126', ['prenup']);
    await giveBack(prenup, { amountInCents: 59_900 });
    await api.runJobs();
    expect(await item(prenup)).toMatchObject({ paymentStatus: 'FULL_REFUNDED' });
    api.clock.advance(86_400_001);
    await reconcilePayments(api.services);
    expect(await item(prenup)).toMatchObject({ paymentStatus: 'SUCCESSFUL', amountRefundedInCents: 0 });
    expect(await ledgerOf(sessionId)).toMatchObject({ REFUNDS: 0, PROVIDER: 59_900 - 1_767 });
  });

  it('follows a refund that was made at the provider, split over the items', async () => {
    const { prenup, other, sessionId } = await aPaidOrder();
    await api.db
      .insertInto('sandboxRefunds')
      .values({
        id: 're_sbx_by_hand',
        sessionId,
        key: 'by hand',
        reference: 'none of ours',
        amountInCents: 6_490,
        createdAt: api.clock.now(),
      })
      .execute();
    api.clock.advance(86_400_001);
    await reconcilePayments(api.services);
    await reconcilePayments(api.services);
    expect((await item(prenup)).amountRefundedInCents).toBe(5_990);
    expect((await item(other)).amountRefundedInCents).toBe(500);
    expect(await ledgerOf(sessionId)).toMatchObject({ REFUNDS: 6_490 });
  });

  it('refuses what was not paid here', async () => {
    const { a, documentId } = await aLinkedCouple(api);
    const { id } = await api.db
      .insertInto('purchaseItems')
      .values({
        productId: contentId('product', 'prenup'),
        userId: a.id,
        beneficiaryUserId: a.id,
        documentId,
        pricePaidInCents: 59_900,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await expect(giveBack(id, {})).rejects.toThrow('REFUSED_BY_RULE');
  });
});

describe('the four payment methods and every outcome (reference 1.10)', () => {
  /** The page that a try leads to. */
  const after = async (reply: ReturnType<typeof payAt>) =>
    api.request<string>('GET', (await reply).headers.get('location') ?? '');
  const reconcile = async (person: { id: string }, sessionId: string, as: Parameters<typeof openCheckout>[1]) =>
    (await api.request<{ status: string }>('POST', `/users/${person.id}/checkout/${sessionId}/reconcile`, { as })).body
      .status;

  it.each(['KLARNA', 'AFTERPAY', 'CASHAPP'])(
    '%s asks for approval first, and is booked under its name',
    async (method) => {
      const { a } = await aLinkedCouple(api);
      const { sessionId, cartId } = await openCheckout(api, a);
      const page = await after(payAt(api, sessionId, '4242', { method }));
      expect(page.status).toBe(200);
      expect(page.body).toContain('Approve this payment');
      expect(await reconcile(a, sessionId, a)).toBe('OPEN');
      const refused = await after(payAt(api, sessionId, '4242', { method, approval: 'REFUSE' }));
      expect(refused.body).toContain('wasn’t approved');
      expect((await payAt(api, sessionId, '4242', { method, approval: 'APPROVE', notice: 'TWICE' })).status).toBe(303);
      await api.runJobs();
      const cart = await api.db.selectFrom('carts').selectAll().where('id', '=', cartId).executeTakeFirstOrThrow();
      expect(cart).toMatchObject({ cartStatus: 'PAID', paymentMethod: method });
      expect(await api.db.selectFrom('purchaseItems').select('id').where('cartId', '=', cartId).execute()).toHaveLength(
        1,
      );
    },
  );

  it.each([
    ['APPROVE_LATER', 'PAID'],
    ['REFUSE_LATER', 'FAILED'],
  ])('%s waits, and comes to %s though nobody tells us of it', async (approval, status) => {
    const { a } = await aLinkedCouple(api);
    const { sessionId, cartId } = await openCheckout(api, a);
    await payAt(api, sessionId, '4242', { method: 'KLARNA', approval, notice: 'NEVER' });
    expect(await reconcile(a, sessionId, a)).toBe('PENDING');
    api.clock.advance(60_000);
    await reconcilePayments(api.services);
    const checkout = await api.db
      .selectFrom('checkouts')
      .select('status')
      .where('providerSessionId', '=', sessionId)
      .executeTakeFirstOrThrow();
    expect(checkout.status).toBe(status);
    const mails = await api.db.selectFrom('mailOutbox').select('kind').where('recipient', '=', a.email).execute();
    expect(mails.map(({ kind }) => kind)).toEqual([status === 'PAID' ? 'receipt' : 'payment-failed']);
    const again = await api.post<{ status: string }>(`/users/${a.id}/checkout`, { cartId }, a);
    expect(again.status).toBe(status === 'PAID' ? 409 : 200);
  });

  it('asks a card that wants it for authentication', async () => {
    const { a } = await aLinkedCouple(api);
    const { sessionId } = await openCheckout(api, a);
    const page = await after(payAt(api, sessionId, '3155'));
    expect(page.body).toContain('Your bank asks');
    await payAt(api, sessionId, '3155', { approval: 'REFUSE' });
    expect(await reconcile(a, sessionId, a)).toBe('OPEN');
    expect((await payAt(api, sessionId, '3155', { approval: 'APPROVE' })).status).toBe(303);
    expect(await reconcile(a, sessionId, a)).toBe('PAID');
  });

  it.each([{ card: '1234' }, { method: 'CASH' }, { approval: 'PERHAPS' }, { notice: 'SOMETIMES' }])(
    'never succeeds by default: %j',
    async (form) => {
      const { a } = await aLinkedCouple(api);
      const { sessionId } = await openCheckout(api, a);
      expect((await payAt(api, sessionId, '4242', form as unknown as Record<string, string>)).status).toBe(400);
      expect(await reconcile(a, sessionId, a)).toBe('OPEN');
    },
  );

  it('is repaired by the reconciler when the webhook never comes and the person never returns', async () => {
    const { a } = await aLinkedCouple(api);
    const { sessionId, cartId } = await openCheckout(api, a);
    await payAt(api, sessionId, '4242', { notice: 'NEVER' });
    await reconcilePayments(api.services);
    await reconcilePayments(api.services);
    expect(await api.db.selectFrom('purchaseItems').select('id').where('cartId', '=', cartId).execute()).toHaveLength(
      1,
    );
  });
});
