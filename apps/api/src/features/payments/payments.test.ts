import { randomUUID } from 'node:crypto';
import { contentId } from '@troth/content/ids';
import type { Cart, CartItem, PurchaseItem } from '@troth/domain/purchases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireOf } from '../../kernel/ports/sandbox-events';
import { isSandboxPayments } from '../../kernel/ports/payments/sandbox-payments';
import type { TestPerson } from '../../testing/builders';
import { aLinkedCouple, openCheckout, payAt, payForPrenup } from '../../testing/purchases';
import { type TestApp, testApp } from '../../testing/test-app';

const PRENUP = contentId('product', 'prenup');

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const reconcile = (person: TestPerson, sessionId: string) =>
  api.request<{ status: string }>('POST', `/users/${person.id}/checkout/${sessionId}/reconcile`, { as: person });
const bought = async (person: TestPerson) =>
  (await api.get<PurchaseItem[]>(`/users/${person.id}/purchase-items`, person)).body;

/** What each account of the ledger came to for a visit. */
async function balances(sessionId: string): Promise<Record<string, number>> {
  const rows = await api.db
    .selectFrom('ledgerEntries')
    .innerJoin('ledgerPostings', 'ledgerPostings.id', 'ledgerEntries.postingId')
    .innerJoin('checkouts', 'checkouts.id', 'ledgerPostings.checkoutId')
    .select(['account', (eb) => eb.fn.sum<number>('ledgerEntries.amountInCents').as('sum')])
    .where('providerSessionId', '=', sessionId)
    .groupBy('account')
    .execute();
  return Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)]));
}

describe('the price list (D25)', () => {
  it('is open to strangers and says what the prenup costs', async () => {
    const { status, body } = await api.get<{ productType: string; priceInCents: number }[]>('/products');
    expect(status).toBe(200);
    expect(body.find(({ productType }) => productType === 'PRENUP')?.priceInCents).toBe(59_900);
  });
});

describe('carts (customer spec section 7)', () => {
  it('opens one cart however often it is asked for, and lists it as pending', async () => {
    const { a } = await aLinkedCouple(api);
    const carts = await Promise.all(
      [1, 2, 3].map(() => api.post<Cart>(`/users/${a.id}/carts`, { cartStatus: 'UNPAID' }, a)),
    );
    expect(new Set(carts.map(({ body }) => body.id)).size).toBe(1);
    const pending = await api.get<Cart[]>(`/users/${a.id}/carts?transactionStatus=pending`, a);
    expect(pending.body).toHaveLength(1);
    expect((await api.get<Cart[]>(`/users/${a.id}/carts?transactionStatus=completed`, a)).body).toEqual([]);
  });

  it('holds the prenup once, whatever quantity is asked for and however often it is added', async () => {
    const { a } = await aLinkedCouple(api);
    const { body: cart } = await api.post<Cart>(`/users/${a.id}/carts`, { cartStatus: 'UNPAID' }, a);
    const add = (quantity: number) =>
      api.post<CartItem>(`/users/${a.id}/carts/${cart.id}/cart-items`, { quantity, productId: PRENUP }, a);
    expect((await add(5)).body.quantity).toBe(1);
    expect((await add(1)).status).toBe(201);
    const { body } = await api.get<Cart>(`/users/${a.id}/carts/${cart.id}`, a);
    expect(body.cartItems.map((item) => item.product?.title)).toEqual(['Prenuptial agreement']);
    const item = body.cartItems[0]?.id ?? '';
    expect((await api.delete(`/users/${a.id}/carts/${cart.id}/cart-items/${item}`, a)).status).toBe(204);
    expect((await api.get<Cart>(`/users/${a.id}/carts/${cart.id}`, a)).body.cartItems).toEqual([]);
    expect((await api.post(`/users/${a.id}/checkout`, { cartId: cart.id }, a)).status).toBe(422);
  });

  it('holds what one person needs once only once, counts it for that person alone, and lowers no other quantity', async () => {
    const { a, b, documentId } = await aLinkedCouple(api);
    const aProduct = async (onePerUser: boolean) =>
      (
        await api.db
          .insertInto('products')
          .values({
            id: randomUUID(),
            title: 'Certified copy',
            description: '',
            priceInCents: 1_500,
            productType: 'DOCUMENT',
            productCategory: 'DOCUMENT',
            isSharedProduct: false,
            discountsAllowed: false,
            onePerUser,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    const [once, often] = [await aProduct(true), await aProduct(false)];
    const put = async (person: TestPerson, productId: string, quantity: number) => {
      const { body: cart } = await api.post<Cart>(`/users/${person.id}/carts`, { cartStatus: 'UNPAID' }, person);
      const path = `/users/${person.id}/carts/${cart.id}/cart-items`;
      const { status, body } = await api.post<CartItem>(path, { quantity, productId }, person);
      return [status, body.quantity];
    };
    expect(await put(a, once, 3)).toEqual([201, 1]);
    expect(await put(a, often, 3)).toEqual([201, 3]);
    const live = { userId: a.id, beneficiaryUserId: a.id, documentId, pricePaidInCents: 1_500 };
    await api.db
      .insertInto('purchaseItems')
      .values([
        { ...live, productId: once },
        { ...live, productId: often },
      ])
      .execute();
    expect(await put(a, once, 1)).toEqual([409, undefined]);
    expect(await put(a, often, 1)).toEqual([201, 1]);
    expect(await put(b, once, 1)).toEqual([201, 1]);
  });

  it('are not there for the partner, and not for a stranger (D4)', async () => {
    const { a, b } = await aLinkedCouple(api);
    const { body: cart } = await api.post<Cart>(`/users/${a.id}/carts`, { cartStatus: 'UNPAID' }, a);
    expect((await api.get(`/users/${a.id}/carts/${cart.id}`, b)).status).toBe(404);
    expect((await api.get(`/users/${b.id}/carts/${cart.id}`, b)).status).toBe(404);
    expect((await api.get(`/users/${a.id}/carts/${cart.id}`)).status).toBe(401);
  });

  it('refuses representation while no attorney can be chosen, in the words of the specification', async () => {
    const { a } = await aLinkedCouple(api);
    const { body: cart } = await api.post<Cart>(`/users/${a.id}/carts`, { cartStatus: 'UNPAID' }, a);
    const reply = await api.post<{ error: string }>(
      `/users/${a.id}/carts/${cart.id}/cart-items`,
      { quantity: 1, productId: contentId('product', 'representation') },
      a,
    );
    expect(reply.status).toBe(422);
    expect(reply.body.error).toMatch(/^Representation services are currently unavailable/);
  });
});

describe('paying at the sandbox page', () => {
  it('is told by the state of the program, for admins to see', async () => {
    expect((await api.get('/health')).body).toMatchObject({ status: 'ready', sandboxes: ['payments', 'notary'] });
  });

  it('shows the order, says that no money moves, and books the prenup for both after the signed webhook', async () => {
    const { a, b } = await aLinkedCouple(api);
    const { sessionId, cartId } = await openCheckout(api, a);
    const page = await api.request<string>('GET', `/sandbox/checkout/${sessionId}`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.body).toContain('Sandbox: no money moves');
    expect(page.body).toContain('$599.00');
    const paid = await payAt(api, sessionId, '4242');
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toBe(`http://127.0.0.1:4001/payment/success?session=${sessionId}`);
    expect(await bought(a)).toEqual([]);
    await api.runJobs();
    const [item] = await bought(a);
    expect(item).toMatchObject({
      pricePaidInCents: 59_900,
      userId: a.id,
      beneficiaryUserId: a.id,
      paymentStatus: 'SUCCESSFUL',
    });
    expect(item?.product?.productType).toBe('PRENUP');
    const cart = await api.get<Cart>(`/users/${a.id}/carts/${cartId}`, a);
    expect(cart.body).toMatchObject({ cartStatus: 'PAID', totalPaidInCents: 59_900, paymentMethod: 'CARD' });
    const { body: theirs } = await api.post<Cart>(`/users/${b.id}/carts`, { cartStatus: 'UNPAID' }, b);
    const again = await api.post(`/users/${b.id}/carts/${theirs.id}/cart-items`, { quantity: 1, productId: PRENUP }, b);
    expect(again.status).toBe(409);
  });

  it('books on the return when the webhook is late, and once only when it arrives after all', async () => {
    const { a } = await aLinkedCouple(api);
    const { sessionId } = await openCheckout(api, a);
    await payAt(api, sessionId, '4242');
    expect((await reconcile(a, sessionId)).body.status).toBe('PAID');
    expect((await reconcile(a, sessionId)).body.status).toBe('PAID');
    await api.runJobs();
    expect(await bought(a)).toHaveLength(1);
    const receipts = await api.db
      .selectFrom('mailOutbox')
      .select('id')
      .where('recipient', '=', a.claims.email as string)
      .execute();
    expect(receipts).toHaveLength(1);
  });

  it('books what was paid when the person closed the page, nobody told us, and Pay is pressed again', async () => {
    const { a } = await aLinkedCouple(api);
    const { sessionId, cartId } = await openCheckout(api, a);
    await payAt(api, sessionId, '4242', { notice: 'NEVER' });
    await api.runJobs();
    expect(await bought(a)).toEqual([]);
    const again = await api.post<{ code: string }>(`/users/${a.id}/checkout`, { cartId }, a);
    expect([again.status, again.body.code]).toEqual([409, 'CONFLICT']);
    expect(await bought(a)).toHaveLength(1);
    expect((await api.get<Cart>(`/users/${a.id}/carts/${cartId}`, a)).body.cartStatus).toBe('PAID');
  });

  it.each([
    ['declined', '0002', 'The card was declined'],
    ['too little money', '9995', 'insufficient funds'],
  ])('leaves the order open after a card that is refused: %s', async (_name, card, words) => {
    const { a } = await aLinkedCouple(api);
    const { sessionId } = await openCheckout(api, a);
    const refused = await payAt(api, sessionId, card);
    const page = await api.request<string>('GET', refused.headers.get('location') ?? '');
    expect(page.body).toContain(words);
    await api.runJobs();
    expect((await reconcile(a, sessionId)).body.status).toBe('OPEN');
    expect((await payAt(api, sessionId, '4242')).status).toBe(303);
    expect((await reconcile(a, sessionId)).body.status).toBe('PAID');
  });

  it('keeps a pending payment pending, refuses to change its cart, and books it when it settles', async () => {
    const { a } = await aLinkedCouple(api);
    const { sessionId, cartId } = await openCheckout(api, a);
    await payAt(api, sessionId, '0036');
    expect((await reconcile(a, sessionId)).body.status).toBe('PENDING');
    expect((await api.post(`/users/${a.id}/checkout`, { cartId }, a)).status).toBe(409);
    expect(
      (await api.post(`/users/${a.id}/carts/${cartId}/cart-items`, { quantity: 1, productId: PRENUP }, a)).status,
    ).toBe(409);
    expect(await bought(a)).toEqual([]);
    api.clock.advance(60_000);
    expect((await reconcile(a, sessionId)).body.status).toBe('PAID');
    expect(await bought(a)).toHaveLength(1);
  });

  it('pays once when Pay is pressed twice', async () => {
    const { a } = await aLinkedCouple(api);
    const { sessionId } = await openCheckout(api, a);
    const [first, second] = await Promise.all([payAt(api, sessionId, '4242'), payAt(api, sessionId, '4242')]);
    expect([first.status, second.status]).toEqual([303, 303]);
    await api.runJobs();
    expect(await bought(a)).toHaveLength(1);
  });

  it('leads two tabs and any idempotency keys to one page (D24)', async () => {
    const { a } = await aLinkedCouple(api);
    const { cartId, sessionId } = await openCheckout(api, a);
    const replies = await Promise.all(
      ['k1', 'k2', 'k2'].map((key) =>
        api.post<{ sessionId: string }>(`/users/${a.id}/checkout`, { cartId }, a, { 'idempotency-key': key }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200).every(({ body }) => body.sessionId === sessionId)).toBe(true);
  });

  it('closes the page of the partner who began earlier, so that the prenup is not paid twice', async () => {
    const { a, b } = await aLinkedCouple(api);
    const mine = await openCheckout(api, a);
    const theirs = await openCheckout(api, b);
    expect((await payAt(api, mine.sessionId, '4242')).status).toBe(410);
    expect((await payAt(api, theirs.sessionId, '4242')).status).toBe(303);
    await api.runJobs();
    expect(await bought(b)).toHaveLength(1);
    expect(await bought(a)).toHaveLength(0);
  });

  it('gives the money back when the couple got the prenup in the meantime', async () => {
    const { a, b, documentId } = await aLinkedCouple(api);
    const { sessionId } = await openCheckout(api, a);
    await payAt(api, sessionId, '4242');
    await api.db
      .insertInto('purchaseItems')
      .values({ productId: PRENUP, userId: b.id, beneficiaryUserId: b.id, documentId, pricePaidInCents: 59_900 })
      .execute();
    expect((await reconcile(a, sessionId)).body.status).toBe('DUPLICATE');
    await api.runJobs();
    const given = await api.db.selectFrom('sandboxRefunds').selectAll().where('sessionId', '=', sessionId).execute();
    expect(given.map(({ amountInCents }) => amountInCents)).toEqual([59_900]);
    const held = await balances(sessionId);
    expect(held).toEqual({ PROVIDER: -1_767, HELD: 0, FEES: 1_767 });
    expect((await bought(a)).filter(({ userId }) => userId === a.id)).toEqual([]);
  });

  it('closes after an hour', async () => {
    const { a } = await aLinkedCouple(api);
    const { sessionId } = await openCheckout(api, a);
    api.clock.advance(60 * 60_000);
    expect((await payAt(api, sessionId, '4242')).status).toBe(410);
    expect((await reconcile(a, sessionId)).body.status).toBe('EXPIRED');
  });

  it('is not there for an unknown session, and another person cannot ask how a payment stands', async () => {
    const { a, b } = await aLinkedCouple(api);
    const { sessionId } = await openCheckout(api, a);
    expect((await api.request('GET', '/sandbox/checkout/cs_sandbox_nothing')).status).toBe(404);
    expect((await reconcile(b, sessionId)).status).toBe(404);
  });
});

describe('the payment webhook', () => {
  async function delivery() {
    const { a } = await aLinkedCouple(api);
    const { sessionId } = await openCheckout(api, a);
    const { payments, database } = api.services;
    if (!isSandboxPayments(payments)) throw new Error('The tests run on the sandbox.');
    const outcome = await database.db
      .transaction()
      .execute((tx) => payments.pay(tx, sessionId, { method: 'CARD', card: '4242', approval: null }, api.clock.now()));
    if (outcome.kind !== 'paid') throw new Error('not paid');
    const event = { id: `evt_${sessionId}`, inbox: 'payments', type: 'checkout.session.updated' } as const;
    const body = wireOf({ ...event, objectId: sessionId, signerReference: null, createdAt: api.clock.now() });
    return { a, body, signature: await payments.sign(database.db, body, api.clock.now()) };
  }
  const send = (body: string, signature: string | null) =>
    api.request('POST', '/webhooks/payments', {
      body,
      headers: { 'content-type': 'application/json', ...(signature === null ? {} : { 'stripe-signature': signature }) },
    });

  it('takes a delivery twice and books once', async () => {
    const { a, body, signature } = await delivery();
    expect((await send(body, signature)).status).toBe(200);
    expect((await send(body, signature)).status).toBe(200);
    await api.runJobs();
    expect(await bought(a)).toHaveLength(1);
  });

  it.each([
    ['an altered byte', (body: string, signature: string) => [body.replace('updated', 'updatec'), signature] as const],
    [
      'a signature of another key',
      (body: string, signature: string) => [body, signature.replace(/v1=.{4}/, 'v1=0000')] as const,
    ],
    ['no signature', (body: string) => [body, null] as const],
    ['nonsense for a signature', (body: string) => [body, 'v1=zz,t=now'] as const],
    ['no JSON', (_body: string, signature: string) => ['not json', signature] as const],
  ])('refuses %s', async (_name, alter) => {
    const { a, body, signature } = await delivery();
    const [alteredBody, alteredSignature] = alter(body, signature);
    expect((await send(alteredBody, alteredSignature)).status).toBe(400);
    await api.runJobs();
    expect(await bought(a)).toEqual([]);
  });

  it('refuses a delivery that is played back later, and takes one just in time', async () => {
    const late = await delivery();
    api.clock.advance(301_000);
    expect((await send(late.body, late.signature)).status).toBe(400);
    const inTime = await delivery();
    api.clock.advance(300_000);
    expect((await send(inTime.body, inTime.signature)).status).toBe(200);
  });
});

describe('buying before there is a document', () => {
  it('asks for the state first', async () => {
    const { a } = await aLinkedCouple(api);
    await api.db.updateTable('documents').set({ isActive: false }).where('userAId', '=', a.id).execute();
    const { body: cart } = await api.post<Cart>(`/users/${a.id}/carts`, { cartStatus: 'UNPAID' }, a);
    expect(
      (await api.post(`/users/${a.id}/carts/${cart.id}/cart-items`, { quantity: 1, productId: PRENUP }, a)).status,
    ).toBe(422);
  });
});

describe('the whole way', () => {
  it('is short', async () => {
    const { a, b } = await aLinkedCouple(api);
    await payForPrenup(api, a);
    expect((await bought(a)).map(({ category }) => category)).toEqual(['DOCUMENT']);
    expect((await api.get<PurchaseItem[]>(`/users/${a.id}/purchase-items?category=ATTORNEY_SERVICE`, a)).body).toEqual(
      [],
    );
    expect((await api.get(`/users/${a.id}/purchase-items`, b)).status).toBe(404);
  });
});
