import { contentId } from '@troth/content/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAdmin, type TestPerson } from '../../testing/builders';
import { aLinkedCouple, openCheckout, payAt } from '../../testing/purchases';
import { type TestApp, testApp } from '../../testing/test-app';

let api: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  api = await testApp();
  admin = await anAdmin(api);
});
afterAll(() => api.close());

interface Coupon {
  readonly id: string;
  readonly redemptions: number;
  readonly givenAwayInCents: number;
  readonly products: readonly { productId: string; afterInCents: number; leavesTooLittle: boolean }[];
}
interface Code {
  readonly id: string;
  readonly code: string;
  readonly version: string;
  readonly redemptions: number;
  readonly isActive: boolean;
  readonly reason?: string;
}
let count = 0;
const unique = () => {
  count += 1;
  return `CODE-${count}`;
};
const coupon = async (terms: object = { percentOff: 10 }) =>
  (await api.post<Coupon>('/admin/discounts/coupons', { name: 'Spring', ...terms }, admin)).body;
const addCode = (couponId: string, body: object) =>
  api.post<Code>(`/admin/discounts/coupons/${couponId}/discount-codes`, body, admin);
const change = (id: string, body: object, headers: Record<string, string> = {}) =>
  api.request<Code>('PATCH', `/admin/discounts/discount-codes/${id}`, { as: admin, json: body, headers });

describe('coupons (portals spec §3, D56)', () => {
  it('show what a cart of each product would cost, and what would leave too little', async () => {
    const { products } = await coupon({ amountOffInCents: 59_860 });
    const prenup = products.find(({ productId }) => productId === contentId('product', 'prenup'));
    expect(prenup).toMatchObject({ afterInCents: 40, leavesTooLittle: true });
    const list = await api.get<Coupon[]>('/admin/discounts/coupons', admin);
    expect(list.body[0]).toMatchObject({ redemptions: 0, givenAwayInCents: 0 });
  });

  it.each([
    [{}],
    [{ percentOff: 10, amountOffInCents: 100 }],
    [{ percentOff: 0 }],
    [{ percentOff: 101 }],
    [{ percentOff: 10.5 }],
    [{ amountOffInCents: 0 }],
    [{ amountOffInCents: 2 ** 53 }],
    [{ percentOff: 10, expirationDate: '0000-01-01T00:00:00.000Z' }],
    [{ percentOff: 10, productIds: ['none'] }],
    [{ percentOff: 10, name: ' ' }],
    [{ percentOff: 10, name: 'x'.repeat(10_000) }],
    [{ percentOff: 10, more: 1 }],
  ])('are refused: %j', async (terms) => {
    expect((await api.post('/admin/discounts/coupons', { name: 'Spring', ...terms }, admin)).status).toBe(400);
  });

  it('cover only products that allow discounts', async () => {
    const products = await api.get<{ id: string }[]>('/admin/discounts/products', admin);
    const allowed = products.body.map(({ id }) => id);
    const other = await api.db
      .selectFrom('products')
      .select('id')
      .where('discountsAllowed', '=', false)
      .executeTakeFirst();
    const unknown = other?.id ?? contentId('state', 'NY');
    const reply = await api.post(
      '/admin/discounts/coupons',
      { name: 'x', percentOff: 1, productIds: [unknown] },
      admin,
    );
    expect(reply.status).toBe(422);
    const made = await coupon({ percentOff: 1, productIds: allowed.slice(0, 1) });
    expect(made.products.map(({ productId }) => productId)).toEqual(allowed.slice(0, 1));
  });
});

describe('codes', () => {
  it('are unique without regard to case, one hundred at once', async () => {
    const { id } = await coupon();
    const code = unique();
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_none, index) => addCode(id, { code: index % 2 === 0 ? code : code.toLowerCase() })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });

  it.each([['AB'], ['A'.repeat(41)], ['WITH SPACE'], ['Ü-100'], [''], ['null\u0000']])(
    'are refused: %j',
    async (code) => {
      const { id } = await coupon();
      expect((await addCode(id, { code })).status).toBe(400);
    },
  );

  it('never outlast their coupon', async () => {
    const { id } = await coupon({ percentOff: 10, expirationDate: '2026-07-01T00:00:00.000Z' });
    const late = { code: unique(), expirationDate: '2026-07-01T00:00:00.001Z' };
    expect((await addCode(id, late)).body.reason).toBe('OUTLASTS');
    const made = await addCode(id, { ...late, expirationDate: '2026-07-01T00:00:00.000Z' });
    expect(made.status).toBe(201);
    const changed = await change(made.body.id, { expirationDate: '2027-01-01T00:00:00.000Z' });
    expect(changed.body.reason).toBe('OUTLASTS');
  });

  it('keep their name once somebody paid with them, and say what they gave away', async () => {
    const { id } = await coupon({ percentOff: 10 });
    const made = (await addCode(id, { code: unique(), maxRedemptionsPerCustomer: 1 })).body;
    const renamed = await change(made.id, { code: unique() }, { 'if-match': `"${made.version}"` });
    expect(renamed.status).toBe(200);
    expect((await change(made.id, { isActive: false }, { 'if-match': `"${made.version}"` })).status).toBe(409);
    const { a } = await aLinkedCouple(api);
    const cart = await api.post<{ id: string }>(`/users/${a.id}/carts`, { cartStatus: 'UNPAID' }, a);
    await api.post(
      `/users/${a.id}/carts/${cart.body.id}/cart-items`,
      { quantity: 1, productId: contentId('product', 'prenup') },
      a,
    );
    await api.db.updateTable('carts').set({ discountCodeId: made.id }).where('id', '=', cart.body.id).execute();
    const opened = await api.post<{ sessionId: string }>(`/users/${a.id}/checkout`, { cartId: cart.body.id }, a);
    // Switched off in the middle of a checkout, it holds for the page that is open.
    await change(made.id, { isActive: false });
    await payAt(api, opened.body.sessionId, '4242');
    await api.runJobs();
    const codes = await api.get<Code[]>(`/admin/discounts/coupons/${id}/discount-codes`, admin);
    expect(codes.body[0]).toMatchObject({ redemptions: 1, givenAwayInCents: 5_990, isActive: false });
    expect((await change(made.id, { code: unique() })).body.reason).toBe('CODE_USED');
    expect((await change(made.id, { isActive: true, maxRedemptionsPerCustomer: null })).status).toBe(200);
    const used = (await api.get<Coupon[]>('/admin/discounts/coupons', admin)).body.find((one) => one.id === id);
    expect(used).toMatchObject({ redemptions: 1, givenAwayInCents: 5_990 });
  });

  it('are nobody’s business but an admin’s', async () => {
    const { a } = await aLinkedCouple(api);
    await openCheckout(api, a);
    expect((await api.get('/admin/discounts/coupons', a)).status).toBe(404);
    expect((await change('00000000-0000-4000-8000-000000000000', {})).status).toBe(404);
  });
});
