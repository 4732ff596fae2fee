import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aStripeServer, formOf, type StripeServer } from '../../../testing/stripe-server';
import { type TestApp, testApp } from '../../../testing/test-app';
import type { NewPaymentSession } from './payments-port';
import { type StripePayments, stripePayments } from './stripe-payments';

const SECRET = 'whsec_endpoint';
const CONNECT_SECRET = 'whsec_connect';
const NOW = new Date();

let server: StripeServer;
let stripe: StripePayments;
let api: TestApp;
beforeAll(async () => {
  server = await aStripeServer();
  stripe = stripePayments({
    secretKey: 'sk_test_troth',
    webhookSecrets: [SECRET, CONNECT_SECRET],
    endpoint: server.endpoint,
  });
  api = await testApp({ payments: stripe });
});
afterAll(async () => {
  await api.close();
  await server.close();
});
beforeEach(() => server.forget());

const session = (changes: Partial<NewPaymentSession> = {}): NewPaymentSession => ({
  reference: 'checkout-1',
  lines: [
    { title: 'Prenuptial agreement', quantity: 1, unitPriceInCents: 59_900, stripePriceId: null },
    { title: 'Representation', quantity: 2, unitPriceInCents: 69_900, stripePriceId: 'price_representation' },
  ],
  discount: null,
  customerEmail: 'buyer@example.com',
  successUrl: 'https://troth.example/payment/success?session={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://troth.example/payment',
  expiresAt: new Date('2026-06-15T13:00:00.000Z'),
  ...changes,
});

/** A session as Stripe answers with it, in as much as is read. */
const answered = (changes: object = {}) => ({
  id: 'cs_1',
  object: 'checkout.session',
  url: 'https://checkout.stripe.example/cs_1',
  client_reference_id: 'checkout-1',
  status: 'open',
  payment_status: 'unpaid',
  amount_total: 199_700,
  payment_intent: null,
  ...changes,
});
const charge = (changes: object = {}) => ({
  id: 'ch_1',
  amount_refunded: 0,
  payment_method_details: { type: 'klarna' },
  balance_transaction: { fee: 5_821 },
  ...changes,
});
const refused = (code: string, status = 400) => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: code } },
});
const refund = (changes: object = {}) => ({
  id: 're_1',
  object: 'refund',
  amount: 500,
  status: 'succeeded',
  metadata: { refundId: 'refund-1' },
  ...changes,
});
const list = (...data: object[]) => ({ body: { object: 'list', data, has_more: false } });

describe('hosted Checkout', () => {
  it('is asked for as the types of the SDK have it, under a key of the checkout', async () => {
    server.answer('POST /v1/checkout/sessions', { body: answered() });
    const opened = await stripe.createSession(api.db, session(), NOW);
    expect(opened).toMatchObject({ id: 'cs_1', state: 'open', amountInCents: 199_700, paymentId: null });
    const expected = {
      mode: 'payment',
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'usd', unit_amount: 59_900, product_data: { name: 'Prenuptial agreement' } },
        },
        { quantity: 2, price: 'price_representation' },
      ],
      success_url: 'https://troth.example/payment/success?session={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://troth.example/payment',
      client_reference_id: 'checkout-1',
      customer_email: 'buyer@example.com',
      allowed_payment_method_types: ['card', 'klarna', 'afterpay_clearpay', 'cashapp'],
      expires_at: 1_781_528_400,
      metadata: { checkoutId: 'checkout-1' },
      payment_intent_data: { transfer_group: 'checkout_checkout-1', metadata: { checkoutId: 'checkout-1' } },
    } satisfies Stripe.Checkout.SessionCreateParams;
    expect(server.sent).toEqual([
      { call: 'POST /v1/checkout/sessions', fields: formOf(expected), idempotencyKey: 'checkout:checkout-1' },
    ]);
  });

  it('gets a discount as a coupon of the cents that were shown, for this visit alone', async () => {
    server.answer('POST /v1/coupons', { body: { id: 'coupon_1', object: 'coupon' } });
    server.answer('POST /v1/checkout/sessions', { body: answered({ amount_total: 193_710 }) });
    await stripe.createSession(api.db, session({ discount: { label: 'WELCOME10', amountInCents: 5_990 } }), NOW);
    const coupon = {
      amount_off: 5_990,
      currency: 'usd',
      duration: 'once',
      name: 'WELCOME10',
      max_redemptions: 1,
      redeem_by: 1_781_528_400 + 86_400,
    } satisfies Stripe.CouponCreateParams;
    expect(server.sent[0]).toEqual({
      call: 'POST /v1/coupons',
      fields: formOf(coupon),
      idempotencyKey: 'discount:checkout-1',
    });
    expect(server.sent[1]?.fields['discounts[0][coupon]']).toBe('coupon_1');
  });

  it('is told only of methods that take so much', async () => {
    server.answer('POST /v1/checkout/sessions', { body: answered({ amount_total: 400_001 }) });
    const line = { title: 'Representation', quantity: 1, unitPriceInCents: 400_001, stripePriceId: null };
    await stripe.createSession(api.db, session({ lines: [line] }), NOW);
    const methods = Object.entries(server.sent[0]?.fields ?? {}).filter(([name]) => name.startsWith('allowed_payment'));
    expect(methods.map(([, method]) => method)).toEqual(['card', 'klarna', 'cashapp']);
  });

  it('is closed again where Stripe would charge another amount than was shown', async () => {
    server.answer('POST /v1/checkout/sessions', { body: answered({ amount_total: 1 }) });
    server.answer('POST /v1/checkout/sessions/cs_1/expire', { body: answered({ status: 'expired' }) });
    await expect(stripe.createSession(api.db, session(), NOW)).rejects.toThrow('PROVIDER_FAILED');
    expect(server.sent.at(-1)?.call).toBe('POST /v1/checkout/sessions/cs_1/expire');
  });

  it.each([
    ['is open', {}, { state: 'open' }],
    ['has expired', { status: 'expired' }, { state: 'expired' }],
    [
      'is paid, its fee and its method known',
      {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: { id: 'pi_1', status: 'succeeded', latest_charge: charge() },
      },
      { state: 'paid', paymentId: 'pi_1', feeInCents: 5_821, method: 'KLARNA', refundedInCents: 0 },
    ],
    [
      'is paid, its fee not known yet',
      {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: { id: 'pi_1', status: 'succeeded', latest_charge: charge({ balance_transaction: null }) },
      },
      { state: 'paid', feeInCents: null },
    ],
    [
      'was paid by a method that we do not offer',
      {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: {
          id: 'pi_1',
          latest_charge: charge({ payment_method_details: { type: 'link' }, amount_refunded: 7 }),
        },
      },
      { method: 'CARD', refundedInCents: 7 },
    ],
    [
      'is on its way',
      { status: 'complete', payment_intent: { id: 'pi_1', status: 'processing', latest_charge: null } },
      { state: 'processing', paymentId: 'pi_1' },
    ],
    [
      'never came',
      { status: 'complete', payment_intent: { id: 'pi_1', status: 'requires_payment_method', latest_charge: null } },
      { state: 'failed' },
    ],
  ])('says how a visit stands: it %s', async (_name, changes, expected) => {
    server.answer('GET /v1/checkout/sessions/cs_1', { body: answered(changes) });
    expect(await stripe.retrieveSession(api.db, 'cs_1', NOW)).toMatchObject({ reference: 'checkout-1', ...expected });
    const parameters = {
      expand: ['payment_intent.latest_charge.balance_transaction'],
    } satisfies Stripe.Checkout.SessionRetrieveParams;
    expect(server.sent[0]?.fields).toEqual(formOf(parameters));
  });

  it('knows of no visit that Stripe does not know', async () => {
    server.answer('GET /v1/checkout/sessions/cs_2', refused('resource_missing', 404));
    expect(await stripe.retrieveSession(api.db, 'cs_2', NOW)).toBeNull();
  });

  it('has the last word from Stripe when a page is closed that was paid a moment ago', async () => {
    server.answer('POST /v1/checkout/sessions/cs_1/expire', { body: answered({ status: 'expired' }) });
    expect(await stripe.expireSession(api.db, 'cs_1', NOW)).toBe(true);
    server.answer('POST /v1/checkout/sessions/cs_1/expire', refused('session_not_open'));
    server.answer('GET /v1/checkout/sessions/cs_1', { body: answered({ status: 'complete', payment_status: 'paid' }) });
    expect(await stripe.expireSession(api.db, 'cs_1', NOW)).toBe(false);
    server.answer('GET /v1/checkout/sessions/cs_1', { body: answered({ status: 'expired' }) });
    expect(await stripe.expireSession(api.db, 'cs_1', NOW)).toBe(true);
  });
});

describe('refunds', () => {
  const asked = { reference: 'refund-1', sessionId: 'cs_1', paymentId: 'pi_1', amountInCents: 500 };

  it('are asked for once, under a key of the row, with its name for later', async () => {
    server.answer('GET /v1/refunds', list());
    server.answer('POST /v1/refunds', { body: refund() });
    expect(await stripe.refund(api.db, asked, NOW)).toEqual({
      id: 're_1',
      reference: 'refund-1',
      amountInCents: 500,
      state: 'succeeded',
      failure: null,
    });
    const parameters = {
      payment_intent: 'pi_1',
      amount: 500,
      reason: 'requested_by_customer',
      metadata: { refundId: 'refund-1' },
    } satisfies Stripe.RefundCreateParams;
    expect(server.sent[1]).toEqual({
      call: 'POST /v1/refunds',
      fields: formOf(parameters),
      idempotencyKey: 'refund:refund-1',
    });
  });

  it('are not asked for again when Stripe has them, however long ago that was', async () => {
    server.answer('GET /v1/refunds', list(refund({ status: 'pending' })));
    expect(await stripe.refund(api.db, asked, NOW)).toMatchObject({ id: 're_1', state: 'pending' });
    expect(server.sent.map(({ call }) => call)).toEqual(['GET /v1/refunds']);
  });

  it('tell why Stripe refuses them', async () => {
    server.answer('GET /v1/refunds', list());
    server.answer('POST /v1/refunds', refused('charge_already_refunded'));
    expect(await stripe.refund(api.db, asked, NOW)).toEqual({
      id: null,
      reference: 'refund-1',
      amountInCents: 500,
      state: 'failed',
      failure: 'charge_already_refunded',
    });
  });

  it('are all listed, those made in the Dashboard too', async () => {
    server.answer(
      'GET /v1/refunds',
      list(refund(), refund({ id: 're_2', metadata: {}, status: 'failed', failure_reason: 'lost_or_stolen_card' })),
    );
    expect(await stripe.listRefunds(api.db, { sessionId: 'cs_1', paymentId: 'pi_1' }, NOW)).toMatchObject([
      { id: 're_1', reference: 'refund-1' },
      { id: 're_2', reference: null, state: 'failed', failure: 'lost_or_stolen_card' },
    ]);
  });
});

describe('disputes', () => {
  const dispute = (status: string, ...net: number[]) => ({
    id: `dp_${status}`,
    object: 'dispute',
    status,
    balance_transactions: net.map((cents) => ({ net: cents })),
  });

  it('say who keeps the money, and what was taken for them so far', async () => {
    server.answer(
      'GET /v1/disputes',
      list(
        dispute('needs_response', -61_400),
        dispute('warning_needs_response'),
        dispute('won', -61_400, 59_900),
        dispute('lost', -61_400),
        dispute('warning_closed'),
      ),
    );
    expect(await stripe.listDisputes(api.db, { sessionId: 'cs_1', paymentId: 'pi_1' }, NOW)).toEqual([
      { id: 'dp_needs_response', state: 'open', takenInCents: 61_400 },
      { id: 'dp_warning_needs_response', state: 'open', takenInCents: 0 },
      { id: 'dp_won', state: 'won', takenInCents: 1_500 },
      { id: 'dp_lost', state: 'lost', takenInCents: 61_400 },
      { id: 'dp_warning_closed', state: 'won', takenInCents: 0 },
    ]);
    const parameters = { payment_intent: 'pi_1', limit: 100 } satisfies Stripe.DisputeListParams;
    expect(server.sent[0]?.fields).toEqual(formOf(parameters));
  });
});

describe('paying firms', () => {
  it('opens an account, leads to its onboarding, and tells how it stands', async () => {
    server.answer('POST /v1/accounts', { body: { id: 'acct_1', object: 'account' } });
    server.answer('POST /v1/account_links', { body: { url: 'https://connect.example/onboarding' } });
    server.answer('POST /v1/accounts/acct_1/login_links', { body: { url: 'https://connect.example/dashboard' } });
    server.answer('GET /v1/accounts/acct_1', {
      body: {
        id: 'acct_1',
        details_submitted: true,
        payouts_enabled: false,
        capabilities: { transfers: 'active' },
        requirements: { currently_due: ['external_account'], disabled_reason: null },
      },
    });
    expect(await stripe.createAccount(api.db, { lawFirmId: 'firm-1', email: 'firm@example.com' }, NOW)).toBe('acct_1');
    const back = { refreshUrl: 'https://a.example/refresh', returnUrl: 'https://a.example/account' };
    expect(await stripe.onboardingUrl(api.db, 'acct_1', back, NOW)).toBe('https://connect.example/onboarding');
    expect(await stripe.dashboardUrl(api.db, 'acct_1', NOW)).toBe('https://connect.example/dashboard');
    expect(await stripe.accountStatus(api.db, 'acct_1')).toEqual({
      isDetailsSubmitted: true,
      canReceiveTransfers: true,
      canBePaidOut: false,
      due: ['external_account'],
      disabledReason: null,
    });
    const account = {
      country: 'US',
      email: 'firm@example.com',
      controller: {
        stripe_dashboard: { type: 'express' },
        fees: { payer: 'application' },
        losses: { payments: 'application' },
      },
      capabilities: { transfers: { requested: true } },
      business_type: 'company',
      metadata: { lawFirmId: 'firm-1' },
    } satisfies Stripe.AccountCreateParams;
    const link = {
      account: 'acct_1',
      type: 'account_onboarding',
      refresh_url: back.refreshUrl,
      return_url: back.returnUrl,
    } satisfies Stripe.AccountLinkCreateParams;
    expect(server.sent[0]).toMatchObject({ fields: formOf(account), idempotencyKey: 'account:firm-1' });
    expect(server.sent[1]?.fields).toEqual(formOf(link));
  });

  it('transfers from the charge that was paid, or from our balance, and takes it back', async () => {
    server.answer('GET /v1/payment_intents/pi_1', { body: { id: 'pi_1', latest_charge: 'ch_1' } });
    server.answer('POST /v1/transfers', { body: { id: 'tr_1', object: 'transfer' } });
    server.answer('POST /v1/transfers/tr_1/reversals', { body: { id: 'trr_1' } });
    server.answer('GET /v1/transfers', { body: { object: 'list', data: [], has_more: false } });
    server.answer('GET /v1/transfers/tr_1/reversals', { body: { object: 'list', data: [], has_more: false } });
    const transfer = {
      reference: 'payout-1',
      amountInCents: 67_843,
      accountId: 'acct_1',
      paymentId: 'pi_1',
      requestedAt: NOW,
    };
    expect(await stripe.transfer(api.db, transfer, NOW)).toEqual({ id: 'tr_1', failure: null });
    await stripe.transfer(api.db, { ...transfer, reference: 'payout-2', paymentId: null }, NOW);
    await stripe.reverseTransfer(api.db, { reference: 'reversal-1', transferId: 'tr_1', amountInCents: 100 }, NOW);
    const parameters = {
      amount: 67_843,
      currency: 'usd',
      destination: 'acct_1',
      metadata: { payoutId: 'payout-1' },
      source_transaction: 'ch_1',
    } satisfies Stripe.TransferCreateParams;
    const reversal = {
      amount: 100,
      metadata: { reversalId: 'reversal-1' },
    } satisfies Stripe.TransferCreateReversalParams;
    const posts = server.sent.filter(({ call }) => call.startsWith('POST'));
    expect(posts[0]).toMatchObject({ fields: formOf(parameters), idempotencyKey: 'payout:payout-1' });
    expect(posts[1]?.fields).not.toHaveProperty('source_transaction');
    expect(posts[2]).toMatchObject({ fields: formOf(reversal), idempotencyKey: 'reversal:reversal-1' });
  });

  it('finds a transfer and a reversal again that were made before the key was forgotten', async () => {
    const list = (data: object) => ({ body: { object: 'list', data: [data], has_more: false } });
    server.answer('GET /v1/transfers', list({ id: 'tr_1', metadata: { payoutId: 'payout-1' } }));
    server.answer('GET /v1/transfers/tr_1/reversals', list({ id: 'trr_1', metadata: { reversalId: 'reversal-1' } }));
    const transfer = {
      reference: 'payout-1',
      amountInCents: 1,
      accountId: 'acct_1',
      paymentId: null,
      requestedAt: NOW,
    };
    expect(await stripe.transfer(api.db, transfer, NOW)).toEqual({ id: 'tr_1', failure: null });
    const reversal = { reference: 'reversal-1', transferId: 'tr_1', amountInCents: 1 };
    expect(await stripe.reverseTransfer(api.db, reversal, NOW)).toEqual({ id: 'trr_1', failure: null });
    expect(server.sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
    expect(server.sent[0]?.fields).toMatchObject({ destination: 'acct_1' });
  });

  it('tells a refusal from what may have been done', async () => {
    server.answer('GET /v1/transfers', { body: { object: 'list', data: [], has_more: false } });
    const transfer = {
      reference: 'payout-1',
      amountInCents: 1,
      accountId: 'acct_1',
      paymentId: null,
      requestedAt: NOW,
    };
    const refuse = (status: number, type: string, code: string) =>
      server.answer('POST /v1/transfers', { status, body: { error: { type, code } } });
    refuse(400, 'invalid_request_error', 'balance_insufficient');
    expect(await stripe.transfer(api.db, transfer, NOW)).toEqual({ id: null, failure: 'balance_insufficient' });
    refuse(500, 'api_error', 'unknown');
    await expect(stripe.transfer(api.db, transfer, NOW)).rejects.toThrow('PROVIDER_FAILED');
  });

  it('reads the balances, ours and a firm’s, of our currency alone', async () => {
    const of = (currency: string, amount: number) => ({ currency, amount });
    server.answer('GET /v1/balance', {
      body: { object: 'balance', available: [of('usd', 700), of('eur', 5)], pending: [of('usd', 50)] },
    });
    expect(await stripe.balanceInCents(api.db)).toBe(750);
    expect(await stripe.accountBalanceInCents(api.db, 'acct_1')).toBe(750);
  });
});

describe('deliveries', () => {
  const signed = (body: string, secret: string) =>
    new Headers({
      'stripe-signature': new Stripe('sk_test').webhooks.generateTestHeaderString({ payload: body, secret }),
    });
  const event = (type: string, object: object) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const read = (body: string, headers: Headers) => stripe.readNotice(api.db, headers, Buffer.from(body), NOW);

  it.each([
    ['checkout.session.completed', { id: 'cs_1', object: 'checkout.session' }, 'cs_1'],
    ['payment_intent.payment_failed', { id: 'pi_1', object: 'payment_intent' }, 'pi_1'],
    ['charge.updated', { id: 'ch_1', object: 'charge', payment_intent: 'pi_1' }, 'pi_1'],
    ['charge.dispute.created', { id: 'dp_1', object: 'dispute', payment_intent: 'pi_1' }, 'pi_1'],
    ['refund.failed', { id: 're_1', object: 'refund', payment_intent: 'pi_1' }, 'pi_1'],
    ['account.updated', { id: 'acct_1', object: 'account' }, 'acct_1'],
    ['capability.updated', { id: 'transfers', object: 'capability', account: 'acct_1' }, 'acct_1'],
    ['transfer.reversed', { id: 'tr_1', object: 'transfer' }, 'tr_1'],
    ['coupon.deleted', { id: 'co_1', object: 'coupon' }, null],
  ])('%s names what it is about', async (type, object, objectId) => {
    const body = event(type, object);
    expect(await read(body, signed(body, SECRET))).toEqual({ deliveryId: 'evt_1', type, objectId });
  });

  it('are taken under either secret, and under no other, altered, or without a signature', async () => {
    const body = event('charge.updated', { payment_intent: 'pi_1' });
    expect(await read(body, signed(body, CONNECT_SECRET))).not.toBeNull();
    expect(await read(body, signed(body, 'whsec_other'))).toBeNull();
    expect(await read(`${body} `, signed(body, SECRET))).toBeNull();
    expect(await read(body, new Headers())).toBeNull();
  });
});

describe('when Stripe fails', () => {
  it('is told apart: not reached, and refused', async () => {
    server.answer('GET /v1/checkout/sessions/cs_1', refused('api_key_expired', 401));
    await expect(stripe.retrieveSession(api.db, 'cs_1', NOW)).rejects.toThrow('PROVIDER_FAILED');
    const nowhere = stripePayments({
      secretKey: 'sk_test_troth',
      webhookSecrets: [SECRET],
      endpoint: { host: '127.0.0.1', port: 1, protocol: 'http' },
    });
    await expect(nowhere.retrieveSession(api.db, 'cs_1', NOW)).rejects.toThrow('UNAVAILABLE');
  });
});
