import { contentId } from '@troth/content/ids';
import type { Cart } from '@troth/domain/purchases';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { stripePayments } from '../../kernel/ports/payments/stripe-payments';
import type { TestCouple, TestPerson } from '../../testing/builders';
import { aLinkedCouple } from '../../testing/purchases';
import { aStripeServer, type StripeServer } from '../../testing/stripe-server';
import { type TestApp, testApp } from '../../testing/test-app';
import { reconcilePayments } from './reconcile-payments';

const OPEN = 'POST /v1/checkout/sessions';
const CLOSE = 'POST /v1/checkout/sessions/cs_1/expire';
const LOOK = 'GET /v1/checkout/sessions/cs_1';
const prenup = { quantity: 1, productId: contentId('product', 'prenup') };
const notarization = { quantity: 1, productId: contentId('product', 'notarization') };

let server: StripeServer;
let api: TestApp;
let couple: TestCouple;
let cartId: string;
beforeAll(async () => {
  server = await aStripeServer();
  const payments = stripePayments({
    secretKey: 'sk_test_troth',
    webhookSecrets: ['whsec_test'],
    endpoint: server.endpoint,
  });
  api = await testApp({ payments });
});
afterAll(async () => {
  await api.close();
  await server.close();
});
beforeEach(async () => {
  server.forget();
  // Stripe's name of the visit is the same in each test.
  await sql`update checkouts set status = 'EXPIRED', provider_session_id = id::text`.execute(api.db);
  couple = await aLinkedCouple(api);
  cartId = await aCart(couple.a, prenup);
});

async function aCart(person: TestPerson, item: object): Promise<string> {
  const { body } = await api.post<Cart>(`/users/${person.id}/carts`, { cartStatus: 'UNPAID' }, person);
  await api.post(`/users/${person.id}/carts/${body.id}/cart-items`, item, person);
  return body.id;
}

const session = (changes: object = {}) => ({
  id: 'cs_1',
  object: 'checkout.session',
  url: 'https://checkout.stripe.example/cs_1',
  status: 'open',
  payment_status: 'unpaid',
  amount_total: 59_900,
  payment_intent: null,
  ...changes,
});
const press = () => api.post<{ status: string; url: string }>(`/users/${couple.a.id}/checkout`, { cartId }, couple.a);
const visits = () =>
  api.db.selectFrom('checkouts').selectAll().where('cartId', '=', cartId).orderBy('createdAt').execute();
const isAsked = (call: string) => vi.waitFor(() => expect(server.sent.map((sent) => sent.call)).toContain(call));

/** Stripe gets the call and does not answer until it is let go. */
function holdBack(call: string, body: object): () => void {
  const gate = { open: (): void => undefined };
  const when = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  server.answer(call, { body, when });
  return () => gate.open();
}

/** A change that waits for the couple's lock, and for the one connection of the embedded database. */
const partnerChanges = async () => {
  const theirs = await aCart(couple.b, notarization);
  const { body } = await api.get<Cart>(`/users/${couple.b.id}/carts/${theirs}`, couple.b);
  expect(body.cartItems).toHaveLength(1);
};

it('is no sandbox', async () => {
  expect((await api.get('/health')).body).toMatchObject({ sandboxes: ['notary'] });
});

describe('a provider that takes its time holds nobody up', () => {
  it('while it opens a page', async () => {
    const letGo = holdBack(OPEN, session());
    const pressed = press();
    await isAsked(OPEN);
    await partnerChanges();
    letGo();
    expect((await pressed).body).toMatchObject({ status: 'OPEN', url: 'https://checkout.stripe.example/cs_1' });
  });

  it('while it says how a visit stands, and while it closes a page', async () => {
    server.answer(OPEN, { body: session() });
    await press();
    const [visit] = await visits();
    const looking = holdBack(LOOK, session({ client_reference_id: visit?.id }));
    const back = api.request<{ status: string }>('POST', `/users/${couple.a.id}/checkout/cs_1/reconcile`, {
      as: couple.a,
    });
    await isAsked(LOOK);
    await partnerChanges();
    looking();
    expect((await back).body.status).toBe('OPEN');

    const closing = holdBack(CLOSE, session({ status: 'expired' }));
    const changed = api.post(`/users/${couple.a.id}/carts/${cartId}/cart-items`, notarization, couple.a);
    await isAsked(CLOSE);
    await api.get(`/users/${couple.b.id}/journey`, couple.b);
    closing();
    expect((await changed).status).toBe(201);
    expect((await visits()).map(({ status }) => status)).toEqual(['EXPIRED']);
  });
});

describe('a page that was asked for and never written down', () => {
  const losePage = async () => {
    server.answer(OPEN, { body: session(), isLost: true });
    expect((await press()).status).toBe(503);
    expect((await visits()).map(({ status }) => status)).toEqual(['OPENING']);
    server.answer(OPEN, { body: session() });
  };
  const keys = () => new Set(server.sent.filter(({ call }) => call === OPEN).map((sent) => sent.idempotencyKey));

  it('is asked for by the next press under the same key, and is the same page', async () => {
    await losePage();
    expect((await press()).status).toBe(200);
    const [visit, ...more] = await visits();
    expect(visit).toMatchObject({ status: 'OPEN', providerSessionId: 'cs_1', asked: null });
    expect(more).toEqual([]);
    expect([...keys()]).toEqual([`checkout:${visit?.id ?? ''}`]);
  });

  it('is asked for by the reconciler, once nobody waits for it any more', async () => {
    await losePage();
    await reconcilePayments(api.services);
    expect((await visits()).map(({ status }) => status)).toEqual(['OPENING']);
    api.clock.advance(60_001);
    const [visit] = await visits();
    server.answer(LOOK, { body: session({ client_reference_id: visit?.id }) });
    await reconcilePayments(api.services);
    expect((await visits())[0]).toMatchObject({ status: 'OPEN', providerSessionId: 'cs_1' });
    expect(keys().size).toBe(1);
  });

  it('is given up when its hour is over, and where another order takes its place', async () => {
    await losePage();
    expect((await api.post(`/users/${couple.a.id}/carts/${cartId}/cart-items`, notarization, couple.a)).status).toBe(
      201,
    );
    expect((await visits()).map(({ status }) => status)).toEqual(['EXPIRED']);
    server.answer(OPEN, { body: session(), isLost: true });
    expect((await press()).status).toBe(503);
    api.clock.advance(3_600_000);
    await reconcilePayments(api.services);
    expect((await visits()).map(({ status }) => status)).toEqual(['EXPIRED', 'EXPIRED']);
  });

  it('is begun afresh after Stripe refused it', async () => {
    server.answer(OPEN, { status: 400, body: { error: { type: 'invalid_request_error', code: 'url_invalid' } } });
    expect((await press()).status).toBe(502);
    server.answer(OPEN, { body: session() });
    expect((await press()).status).toBe(200);
    expect((await visits()).map(({ status }) => status)).toEqual(['EXPIRED', 'OPEN']);
    expect(keys().size).toBe(2);
  });

  it('leads nobody anywhere when the order changed while it opened', async () => {
    const letGo = holdBack(OPEN, session());
    server.answer(CLOSE, { body: session({ status: 'expired' }) });
    const pressed = press();
    await isAsked(OPEN);
    await api.post(`/users/${couple.a.id}/carts/${cartId}/cart-items`, notarization, couple.a);
    letGo();
    expect((await pressed).status).toBe(409);
    expect(server.sent.at(-1)?.call).toBe(CLOSE);
    expect((await visits()).map(({ status }) => status)).toEqual(['EXPIRED']);
  });
});
