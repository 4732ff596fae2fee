import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stripePayments } from '../../kernel/ports/payments/stripe-payments';
import { type CoupleToPay, couplesToPay } from '../../testing/couples-to-pay';
import { aStripeAccount } from '../../testing/stripe-account';
import { type TestApp, testApp } from '../../testing/test-app';
import { startCheckout } from './checkout';
import { reconcilePayments } from './reconcile-payments';

const SECRET = 'whsec_every_order';
const PRICE_IN_CENTS = 59_900;
const GIVEN_BACK_IN_CENTS = 5_000;
const A_DAY_MS = 86_400_001;

/** What happens at Stripe, and what Stripe tells of it. */
const STEPS = ['is paid', 'is refunded', 'tells of the visit', 'tells of the refund'] as const;
type Step = (typeof STEPS)[number];

function ordersOf(steps: readonly Step[]): Step[][] {
  if (steps.length === 0) return [[]];
  return steps.flatMap((step) => ordersOf(steps.filter((other) => other !== step)).map((rest) => [step, ...rest]));
}

/** Deliveries come whenever they like, before what they tell of too; nothing is refunded before it was paid. */
const ORDERS = ordersOf(STEPS).filter((order) => order.indexOf('is paid') < order.indexOf('is refunded'));

describe('every order of a payment, its refund and their deliveries, each of which comes again', () => {
  let api: TestApp;
  let stripe: Awaited<ReturnType<typeof aStripeAccount>>;
  let couples: CoupleToPay[];
  beforeAll(async () => {
    stripe = await aStripeAccount(SECRET);
    api = await testApp({
      payments: stripePayments({
        secretKey: 'sk_test_troth',
        webhookSecrets: [SECRET],
        endpoint: { host: '127.0.0.1', port: stripe.port, protocol: 'http' },
      }),
    });
    couples = await couplesToPay(api, ORDERS.length);
  });
  afterAll(async () => {
    await api.close();
    await stripe.close();
  });

  async function live(order: readonly Step[], { users, carts }: CoupleToPay): Promise<void> {
    const { providerSessionId: visit } = await startCheckout(api.services, users.b, carts.b);
    const events = { visit: stripe.eventOf(visit, 'visit'), refund: stripe.eventOf(visit, 'payment') };
    const deliver = async (event: keyof typeof events) => {
      const { payload, signature } = events[event]();
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const reply = await api.request('POST', '/webhooks/payments', { body: payload, headers });
      expect(reply.status).toBe(200);
      await api.runJobs();
    };
    for (const step of order) {
      if (step === 'is paid') expect(stripe.pay(visit)).toBe(true);
      else if (step === 'is refunded') stripe.refundByHand(visit, GIVEN_BACK_IN_CENTS);
      else await deliver(step === 'tells of the visit' ? 'visit' : 'refund');
    }
    for (const event of ['refund', 'visit'] as const) await deliver(event);
  }

  /** All that is kept of a couple's payment, without names and moments. */
  async function stateOf({ documentId, users }: CoupleToPay) {
    const ledger = await api.db
      .selectFrom('ledgerEntries')
      .innerJoin('ledgerPostings', 'ledgerPostings.id', 'postingId')
      .innerJoin('checkouts', 'checkouts.id', 'ledgerPostings.checkoutId')
      .select(['kind', 'account', 'ledgerEntries.amountInCents'])
      .where('documentId', '=', documentId)
      .orderBy('kind')
      .orderBy('account')
      .orderBy('ledgerEntries.amountInCents')
      .execute();
    const items = await api.db
      .selectFrom('purchaseItems')
      .select(['paymentStatus', 'pricePaidInCents', 'amountRefundedInCents'])
      .where('documentId', '=', documentId)
      .execute();
    const cart = await api.db
      .selectFrom('carts')
      .select(['cartStatus', 'totalPaidInCents', 'paymentMethod'])
      .where('userId', '=', users.b)
      .executeTakeFirstOrThrow();
    const checkouts = await api.db
      .selectFrom('checkouts')
      .select('status')
      .where('documentId', '=', documentId)
      .execute();
    const mails = await api.db
      .selectFrom('mailOutbox')
      .select('kind')
      .where('recipient', '=', `${users.b}@example.com`)
      .orderBy('kind')
      .execute();
    return { ledger, items, cart, checkouts, mails: mails.map(({ kind }) => kind) };
  }

  it(`ends in one state, whose money is Stripe's record to the cent (${ORDERS.length} orders)`, async () => {
    expect(ORDERS).toHaveLength(12);
    for (const [index, couple] of couples.entries()) await live(ORDERS[index] ?? [], couple);
    // What was told too early is looked up when nobody tells of it again.
    api.clock.advance(A_DAY_MS);
    await reconcilePayments(api.services);
    await api.runJobs();
    const [first, ...others] = await Promise.all(couples.map(stateOf));
    expect(first).toMatchObject({
      items: [
        {
          paymentStatus: 'PARTIALLY_REFUNDED',
          pricePaidInCents: PRICE_IN_CENTS,
          amountRefundedInCents: GIVEN_BACK_IN_CENTS,
        },
      ],
      cart: { cartStatus: 'PAID', totalPaidInCents: PRICE_IN_CENTS, paymentMethod: 'CARD' },
      checkouts: [{ status: 'PAID' }],
    });
    for (const [index, other] of others.entries()) expect(other, ORDERS[index + 1]?.join(', ')).toEqual(first);
    const ofProvider = (first?.ledger ?? [])
      .filter(({ account }) => account === 'PROVIDER')
      .reduce((sum, { amountInCents }) => sum + amountInCents, 0);
    expect(ofProvider * couples.length).toBe(stripe.balance());
  }, 120_000);
});
