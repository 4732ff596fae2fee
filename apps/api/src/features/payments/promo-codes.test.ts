import { contentId } from '@troth/content/ids';
import { discountCodeKey, type Cart } from '@troth/domain/purchases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing/builders';
import { aLinkedCouple, openCheckout, payAt } from '../../testing/purchases';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

let codes = 0;
interface NewCode {
  percentOff?: number;
  amountOffInCents?: number;
  expiresInMs?: number;
  couponExpiresInMs?: number;
  maxRedemptionsPerCustomer?: number;
  isActive?: boolean;
  products?: string[];
}

/** A code of its own coupon. */
async function aCode(options: NewCode): Promise<string> {
  codes += 1;
  const code = `Code-${codes}`;
  const inMs = (ms: number | undefined) => (ms === undefined ? null : new Date(api.clock.now().getTime() + ms));
  const { id: couponId } = await api.db
    .insertInto('coupons')
    .values({
      name: code,
      percentOff: options.percentOff ?? null,
      amountOffInCents: options.amountOffInCents ?? null,
      expirationDate: inMs(options.couponExpiresInMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const product of options.products ?? []) {
    await api.db
      .insertInto('couponProducts')
      .values({ couponId, productId: contentId('product', product) })
      .execute();
  }
  await api.db
    .insertInto('discountCodes')
    .values({
      couponId,
      code,
      codeKey: discountCodeKey(code),
      expirationDate: inMs(options.expiresInMs),
      maxRedemptionsPerCustomer: options.maxRedemptionsPerCustomer ?? null,
      isActive: options.isActive ?? true,
    })
    .execute();
  return code;
}

async function aFullCart(person: TestPerson, products: readonly string[] = ['prenup']): Promise<string> {
  const { body } = await api.post<Cart>(`/users/${person.id}/carts`, { cartStatus: 'UNPAID' }, person);
  for (const product of products) {
    const item = { quantity: 1, productId: contentId('product', product) };
    await api.post(`/users/${person.id}/carts/${body.id}/cart-items`, item, person);
  }
  return body.id;
}

interface Totals {
  subtotalInCents: number;
  discountInCents: number;
  totalInCents: number;
  promoCode: string | null;
  refusal: string | null;
  error: string;
}
const use = (person: TestPerson, cartId: string, promoCode: string) =>
  api.post<Totals>(`/users/${person.id}/carts/${cartId}/promo-codes`, { promoCode }, person);
const totals = async (person: TestPerson, cartId: string) =>
  (await api.get<Totals>(`/users/${person.id}/carts/${cartId}/totals`, person)).body;
const checkOut = (person: TestPerson, cartId: string) =>
  api.post<{ status: string; sessionId: string; amountInCents: number; url: string; error: string }>(
    `/users/${person.id}/checkout`,
    { cartId },
    person,
  );

describe('promo codes (customer spec section 7)', () => {
  it('takes its part off what allows discounts, is paid at the lower price, and is counted when it is paid', async () => {
    const { a } = await aLinkedCouple(api);
    const code = await aCode({ percentOff: 10, maxRedemptionsPerCustomer: 1 });
    const cartId = await aFullCart(a, ['prenup', 'notarization']);
    const { status, body } = await use(a, cartId, ` ${code.toLowerCase()} `);
    expect(status).toBe(200);
    // Notarization allows no discount.
    expect(body).toMatchObject({
      subtotalInCents: 64_900,
      discountInCents: 5_990,
      totalInCents: 58_910,
      promoCode: code,
      refusal: null,
    });
    const { body: checkout } = await checkOut(a, cartId);
    expect(checkout.amountInCents).toBe(58_910);
    const page = await api.request<string>('GET', `/sandbox/checkout/${checkout.sessionId}`);
    expect(page.body).toContain('$589.10');
    expect(page.body).toContain('−$59.90');
    await payAt(api, checkout.sessionId, '4242');
    await api.runJobs();
    const items = await api.db.selectFrom('purchaseItems').selectAll().where('cartId', '=', cartId).execute();
    expect(items.map(({ pricePaidInCents }) => pricePaidInCents).sort()).toEqual([5_000, 53_910].sort());
    const redemptions = await api.db.selectFrom('discountRedemptions').selectAll().where('userId', '=', a.id).execute();
    expect(redemptions.map(({ amountInCents }) => amountInCents)).toEqual([5_990]);
    const ledger = await api.db
      .selectFrom('ledgerEntries')
      .innerJoin('purchaseItems', 'purchaseItems.id', 'purchaseItemId')
      .select('amountInCents')
      .where('cartId', '=', cartId)
      .where('account', '=', 'DISCOUNTS')
      .execute();
    expect(ledger.map(({ amountInCents }) => amountInCents)).toEqual([5_990]);
  });

  it('leads to a page without the methods that take no order so small, and to no other way of using them', async () => {
    const { a } = await aLinkedCouple(api);
    const cartId = await aFullCart(a);
    await use(a, cartId, await aCode({ amountOffInCents: 59_840 }));
    const { sessionId } = (await checkOut(a, cartId)).body;
    const page = await api.request<string>('GET', `/sandbox/checkout/${sessionId}?failure=REFUSED&method=KLARNA`);
    expect([...page.body.matchAll(/name="method" value="(\w+)"( checked)?/g)].map(([, ...of]) => of)).toEqual([
      ['CARD', ' checked'],
      ['CASHAPP', undefined],
    ]);
    const reply = await payAt(api, sessionId, '4242', { method: 'KLARNA', approval: 'APPROVE' });
    expect(reply.headers.get('location')).toContain('failure=REFUSED');
    await payAt(api, sessionId, '4242', { method: 'CASHAPP', approval: 'APPROVE' });
    const { body } = await api.post<{ status: string }>(`/users/${a.id}/checkout/${sessionId}/reconcile`, {}, a);
    expect(body.status).toBe('PAID');
  });

  it.each([
    ['there is no such code', null, /don’t recognize this code/],
    ['it was switched off', { percentOff: 10, isActive: false }, /don’t recognize this code/],
    ['it has expired', { percentOff: 10, expiresInMs: 0 }, /has expired/],
    ['its coupon has expired', { percentOff: 10, couponExpiresInMs: -1 }, /has expired/],
    ['it is for other products', { percentOff: 10, products: ['q_a'] }, /doesn’t apply to anything in your order/],
  ] as const)('refuses with a calm word when %s, and keeps the code that is there', async (_name, options, words) => {
    const { a } = await aLinkedCouple(api);
    const good = await aCode({ amountOffInCents: 5_000 });
    const cartId = await aFullCart(a);
    await use(a, cartId, good);
    const bad = options === null ? 'NOTHING' : await aCode(options as NewCode);
    const { status, body } = await use(a, cartId, bad);
    expect(status).toBe(422);
    expect(body.error).toMatch(words);
    expect(await totals(a, cartId)).toMatchObject({ promoCode: good, totalInCents: 54_900 });
  });

  it('holds one code at a time, the later in place of the former, and can be taken off', async () => {
    const { a } = await aLinkedCouple(api);
    const cartId = await aFullCart(a);
    const [first, second] = [await aCode({ percentOff: 50 }), await aCode({ amountOffInCents: 100 })];
    await use(a, cartId, first);
    expect((await use(a, cartId, second)).body).toMatchObject({ discountInCents: 100, promoCode: second });
    expect((await api.delete(`/users/${a.id}/carts/${cartId}/promo-codes?promoCode=${first}`, a)).status).toBe(404);
    expect((await api.delete(`/users/${a.id}/carts/${cartId}/promo-codes?promoCode=${second}`, a)).status).toBe(204);
    expect((await api.delete(`/users/${a.id}/carts/${cartId}/promo-codes`, a)).status).toBe(204);
    expect(await totals(a, cartId)).toMatchObject({ discountInCents: 0, promoCode: null, totalInCents: 59_900 });
  });

  it('is judged again at checkout, and says there why it takes nothing off any more', async () => {
    const { a } = await aLinkedCouple(api);
    const cartId = await aFullCart(a);
    await use(a, cartId, await aCode({ percentOff: 10, expiresInMs: 1_000 }));
    api.clock.advance(1_000);
    const refused = await checkOut(a, cartId);
    expect(refused.status).toBe(422);
    expect(refused.body.error).toMatch(/has expired/);
    expect(await totals(a, cartId)).toMatchObject({ refusal: 'EXPIRED', discountInCents: 0 });
    await api.delete(`/users/${a.id}/carts/${cartId}/promo-codes`, a);
    expect((await checkOut(a, cartId)).body.amountInCents).toBe(59_900);
  });

  it('closes the payment page that shows the former price', async () => {
    const { a } = await aLinkedCouple(api);
    const { sessionId, cartId } = await openCheckout(api, a);
    await use(a, cartId, await aCode({ percentOff: 10 }));
    expect((await payAt(api, sessionId, '4242')).status).toBe(410);
    expect((await checkOut(a, cartId)).body.amountInCents).toBe(53_910);
  });

  it('counts what a customer paid with, and nothing that was only typed', async () => {
    const { a, b, documentId } = await aLinkedCouple(api);
    const code = await aCode({ percentOff: 10, maxRedemptionsPerCustomer: 1 });
    const cartId = await aFullCart(a);
    await use(a, cartId, code);
    await payAt(api, (await checkOut(a, cartId)).body.sessionId, '4242');
    await api.runJobs();
    await api.db
      .updateTable('purchaseItems')
      .set({ paymentStatus: 'FULL_REFUNDED' })
      .where('documentId', '=', documentId)
      .execute();
    const again = await use(a, await aFullCart(a), code);
    expect(again.status).toBe(422);
    expect(again.body.error).toMatch(/already used this code/);
    expect((await use(b, await aFullCart(b), code)).status).toBe(200);
  });

  it('asks for no card where nothing is left to pay, and ends in the same state', async () => {
    const { a, b } = await aLinkedCouple(api);
    const cartId = await aFullCart(a);
    await use(a, cartId, await aCode({ percentOff: 100 }));
    const { body: checkout } = await checkOut(a, cartId);
    expect(checkout).toMatchObject({ status: 'PAID', amountInCents: 0 });
    expect(checkout.url).toBe(`http://127.0.0.1:4001/payment/success?session=${checkout.sessionId}`);
    const { body: cart } = await api.get<Cart>(`/users/${a.id}/carts/${cartId}`, a);
    expect(cart).toMatchObject({ cartStatus: 'PAID', totalPaidInCents: 0, totalFeeInCents: 0, paymentMethod: null });
    const result = await api.request('POST', `/users/${a.id}/checkout/${checkout.sessionId}/reconcile`, { as: a });
    expect(result.body).toMatchObject({ status: 'PAID' });
    expect((await checkOut(a, cartId)).status).toBe(409);
    const journey = await api.get<{ isPaid: boolean }>(`/users/${b.id}/journey`, b);
    expect(journey.body.isPaid).toBe(true);
    const sessions = await api.db
      .selectFrom('sandboxPaymentSessions')
      .selectAll()
      .where('customerEmail', '=', a.email)
      .execute();
    expect(sessions).toEqual([]);
  });

  it('is refused where less would be left than can be charged, and so is an order of so little', async () => {
    const { a } = await aLinkedCouple(api);
    const cartId = await aFullCart(a);
    const refused = await use(a, cartId, await aCode({ amountOffInCents: 59_851 }));
    expect(refused).toMatchObject({
      status: 422,
      body: {
        detail:
          'With this code, the total would be less than $0.50, and we can’t charge that little. Please use another code, or pay without one.',
      },
    });
    expect((await use(a, cartId, await aCode({ amountOffInCents: 59_850 }))).status).toBe(200);
    expect((await checkOut(a, cartId)).body).toMatchObject({ status: 'OPEN', amountInCents: 50 });

    const price = (priceInCents: number) =>
      api.db
        .updateTable('products')
        .set({ priceInCents })
        .where('id', '=', contentId('product', 'notarization'))
        .execute();
    const other = await aLinkedCouple(api);
    const cheap = await aFullCart(other.a, ['notarization']);
    await price(49);
    expect(await checkOut(other.a, cheap)).toMatchObject({
      status: 422,
      body: { detail: 'We can’t charge less than $0.50. Please contact our support team.' },
    });
    await price(5_000);
  });

  it('is nothing for the partner or a stranger to touch, and takes no nonsense', async () => {
    const { a, b } = await aLinkedCouple(api);
    const cartId = await aFullCart(a);
    const code = await aCode({ percentOff: 10 });
    expect((await api.post(`/users/${a.id}/carts/${cartId}/promo-codes`, { promoCode: code }, b)).status).toBe(404);
    expect((await api.post(`/users/${b.id}/carts/${cartId}/promo-codes`, { promoCode: code }, b)).status).toBe(404);
    for (const promoCode of ['', 7, null, 'x'.repeat(100_000)]) {
      const { status } = await api.post(`/users/${a.id}/carts/${cartId}/promo-codes`, { promoCode }, a);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });
});
