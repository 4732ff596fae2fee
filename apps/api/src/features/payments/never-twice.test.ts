import { contentId } from '@troth/content/ids';
import type { Cart } from '@troth/domain/purchases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing/builders';
import { aLinkedCouple, openCheckout, payAt } from '../../testing/purchases';
import { type TestApp, testApp } from '../../testing/test-app';

const REPEATS = 100;

describe('a hundred at once', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await testApp();
  });
  afterAll(() => api.close());

  const sessionsOf = (person: TestPerson) =>
    api.db.selectFrom('sandboxPaymentSessions').selectAll().where('customerEmail', '=', person.email).execute();

  it.each([
    ['one key', () => 'the-same-key'],
    ['a key each', (repeat: number) => `key-${repeat}`],
  ])(
    'repeats of a checkout with %s lead to one page and one charge',
    async (_name, keyOf) => {
      const { a } = await aLinkedCouple(api);
      const { body: cart } = await api.post<Cart>(`/users/${a.id}/carts`, { cartStatus: 'UNPAID' }, a);
      const item = { quantity: 1, productId: contentId('product', 'prenup') };
      await api.post(`/users/${a.id}/carts/${cart.id}/cart-items`, item, a);
      const replies = await Promise.all(
        Array.from({ length: REPEATS }, (_, repeat) =>
          api.post<{ sessionId: string }>(`/users/${a.id}/checkout`, { cartId: cart.id }, a, {
            'idempotency-key': keyOf(repeat),
          }),
        ),
      );
      // One that is told to wait for its twin (409) is repeated by the browser.
      expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
      const pages = new Set(replies.filter(({ status }) => status === 200).map(({ body }) => body.sessionId));
      expect(pages.size).toBe(1);
      expect(await sessionsOf(a)).toHaveLength(1);
      const [sessionId = ''] = pages;
      const presses = await Promise.all(Array.from({ length: REPEATS }, () => payAt(api, sessionId, '4242')));
      expect(presses.every(({ status }) => status === 303)).toBe(true);
      await api.runJobs();
      expect((await sessionsOf(a)).map(({ paymentStatus }) => paymentStatus)).toEqual(['paid']);
      const items = await api.db.selectFrom('purchaseItems').select('id').where('userId', '=', a.id).execute();
      expect(items).toHaveLength(1);
      const payments = await api.db
        .selectFrom('ledgerPostings')
        .innerJoin('checkouts', 'checkouts.id', 'checkoutId')
        .select('kind')
        .where('cartId', '=', cart.id)
        .where('kind', '=', 'PAYMENT')
        .execute();
      expect(payments).toHaveLength(1);
    },
    90_000,
  );

  it('a checkout and changes of its cart never leave a page that shows something else', async () => {
    const { a } = await aLinkedCouple(api);
    const { cartId } = await openCheckout(api, a);
    const path = `/users/${a.id}/carts/${cartId}/cart-items`;
    const notarization = { quantity: 1, productId: contentId('product', 'notarization') };
    for (let round = 0; round < 8; round += 1) {
      const { body } = await api.get<Cart>(`/users/${a.id}/carts/${cartId}`, a);
      const there = body.cartItems.find(({ productId }) => productId === notarization.productId);
      const change = () =>
        there === undefined ? api.post(path, notarization, a) : api.delete(`${path}/${there.id}`, a);
      const press = () => api.post(`/users/${a.id}/checkout`, { cartId }, a);
      const replies = await Promise.all([press(), change(), press()]);
      expect(replies.every(({ status }) => status < 300 || status === 409)).toBe(true);
      const cart = await api.get<Cart>(`/users/${a.id}/carts/${cartId}`, a);
      const live = await api.db
        .selectFrom('checkouts')
        .select('lines')
        .where('cartId', '=', cartId)
        .where('status', 'in', ['OPENING', 'OPEN', 'PENDING'])
        .execute();
      expect(live.length).toBeLessThanOrEqual(1);
      for (const { lines } of live) {
        const inCart = cart.body.cartItems.map(({ productId }) => productId);
        expect(lines.map(({ productId }) => productId).sort()).toEqual(inCart.sort());
      }
    }
  });

  it('the two partners at once pay once, or get the second payment back', async () => {
    const { a, b, documentId } = await aLinkedCouple(api);
    const mine = await openCheckout(api, a);
    const theirs = await openCheckout(api, b);
    await Promise.all([payAt(api, mine.sessionId, '4242'), payAt(api, theirs.sessionId, '4242')]);
    await api.runJobs();
    const live = await api.db
      .selectFrom('purchaseItems')
      .select('id')
      .where('documentId', '=', documentId)
      .where('paymentStatus', '=', 'SUCCESSFUL')
      .execute();
    expect(live).toHaveLength(1);
  });
});
