import type { PayoutAccountFacts } from '@troth/domain/attorneys';
import { type DisputeState, PAYMENT_METHODS, type PaymentMethod, paymentMethodsFor } from '@troth/domain/purchases';
import Stripe from 'stripe';
import { problem } from '../../http/problem';
import type { NewPaymentSession, PaymentSession, PaymentsPort, ProviderDispute, ProviderRefund } from './payments-port';
import type { MoneyMoved, PayoutsPort } from './payouts-port';
import { SIGNATURE_TOLERANCE_SECONDS } from './webhook-signature';

export interface StripeSettings {
  readonly secretKey: string;
  /** Of the endpoint, and of the one for connected accounts where there is one. */
  readonly webhookSecrets: readonly string[];
  /** Another address than Stripe's, for tests. */
  readonly endpoint: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' } | null;
}

export interface StripePayments extends PaymentsPort, PayoutsPort {
  readonly provider: 'stripe';
}

const TIMEOUT_MS = 20_000;
const CURRENCY = 'usd';
const DAY_SECONDS = 86_400;

const STRIPE_METHODS = {
  CARD: 'card',
  KLARNA: 'klarna',
  AFTERPAY: 'afterpay_clearpay',
  CASHAPP: 'cashapp',
} as const satisfies Record<PaymentMethod, string>;
const METHODS: Readonly<Record<string, PaymentMethod>> = Object.fromEntries(
  PAYMENT_METHODS.map((method) => [STRIPE_METHODS[method], method]),
);

/** Hosted Checkout, refunds and Connect by the official SDK, whose release pins the version of the API. */
export function stripePayments({ secretKey, webhookSecrets, endpoint }: StripeSettings): StripePayments {
  const stripe = new Stripe(secretKey, { timeout: TIMEOUT_MS, telemetry: false, ...endpoint });

  const retrieve = (id: string): Promise<Stripe.Checkout.Session> =>
    stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge.balance_transaction'] });

  const refundsOf = async (paymentId: string): Promise<ProviderRefund[]> => {
    const refunds: ProviderRefund[] = [];
    for await (const refund of stripe.refunds.list({ payment_intent: paymentId, limit: 100 })) {
      refunds.push(presentRefund(refund));
    }
    return refunds;
  };

  return {
    provider: 'stripe',

    createSession: (_db, session) =>
      reached(async () => {
        const created = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            line_items: session.lines.map(lineItem),
            success_url: session.successUrl,
            cancel_url: session.cancelUrl,
            client_reference_id: session.reference,
            customer_email: session.customerEmail,
            // A filter: of these Stripe shows what the buyer and the business are eligible for.
            allowed_payment_method_types: paymentMethodsFor(totalOf(session)).map((method) => STRIPE_METHODS[method]),
            expires_at: secondsOf(session.expiresAt),
            metadata: { checkoutId: session.reference },
            payment_intent_data: {
              transfer_group: `checkout_${session.reference}`,
              metadata: { checkoutId: session.reference },
            },
            ...(session.discount === null ? {} : { discounts: [{ coupon: await couponOf(session) }] }),
          },
          { idempotencyKey: `checkout:${session.reference}` },
        );
        // A price that is another one at Stripe than ours would charge what was not shown.
        if (created.amount_total !== totalOf(session)) {
          await stripe.checkout.sessions.expire(created.id);
          throw problem('PROVIDER_FAILED');
        }
        return presentSession(created);
      }),

    retrieveSession: (_db, id) =>
      reached(async () => {
        try {
          return presentSession(await retrieve(id));
        } catch (error) {
          if (isMissing(error)) return null;
          throw error;
        }
      }),

    expireSession: (_db, id) =>
      reached(async () => {
        try {
          await stripe.checkout.sessions.expire(id);
          return true;
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          // It was not open any more: paid a moment ago, or over.
          const { state } = presentSession(await retrieve(id));
          return state === 'expired' || state === 'failed';
        }
      }),

    refund: (_db, { reference, paymentId, amountInCents }) =>
      reached(async () => {
        // A key is remembered for a day; the refund's own note of ours for ever.
        const same = (await refundsOf(paymentId)).find((refund) => refund.reference === reference);
        if (same !== undefined) return same;
        try {
          return presentRefund(
            await stripe.refunds.create(
              {
                payment_intent: paymentId,
                amount: amountInCents,
                reason: 'requested_by_customer',
                metadata: { refundId: reference },
              },
              { idempotencyKey: `refund:${reference}` },
            ),
          );
        } catch (error) {
          const isRefusal =
            error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;
          if (!isRefusal) throw error;
          return { id: null, reference, amountInCents, state: 'failed', failure: error.code ?? 'refused' };
        }
      }),

    listRefunds: (_db, { paymentId }) => reached(() => refundsOf(paymentId)),

    listDisputes: (_db, { paymentId }) =>
      reached(async () => {
        const disputes: ProviderDispute[] = [];
        for await (const dispute of stripe.disputes.list({ payment_intent: paymentId, limit: 100 })) {
          disputes.push(presentDispute(dispute));
        }
        return disputes;
      }),

    readNotice: (_db, headers, bytes) => {
      const header = headers.get('stripe-signature');
      if (header === null) return Promise.resolve(null);
      for (const secret of webhookSecrets) {
        try {
          const event = stripe.webhooks.constructEvent(Buffer.from(bytes), header, secret, SIGNATURE_TOLERANCE_SECONDS);
          return Promise.resolve({ deliveryId: event.id, type: event.type, objectId: objectOf(event) });
        } catch {
          // Signed with the other secret, or with none of ours.
        }
      }
      return Promise.resolve(null);
    },

    createAccount: (_db, { lawFirmId, email }) =>
      reached(async () => {
        const { id } = await stripe.accounts.create(
          {
            country: 'US',
            email,
            controller: {
              stripe_dashboard: { type: 'express' },
              fees: { payer: 'application' },
              losses: { payments: 'application' },
            },
            capabilities: { transfers: { requested: true } },
            business_type: 'company',
            metadata: { lawFirmId },
          },
          { idempotencyKey: `account:${lawFirmId}` },
        );
        return id;
      }),

    onboardingUrl: (_db, account, { refreshUrl, returnUrl }) =>
      reached(async () => {
        const { url } = await stripe.accountLinks.create({
          account,
          type: 'account_onboarding',
          refresh_url: refreshUrl,
          return_url: returnUrl,
        });
        return url;
      }),

    dashboardUrl: (_db, account) => reached(async () => (await stripe.accounts.createLoginLink(account)).url),

    accountStatus: (_db, account) =>
      reached(async () => {
        try {
          return presentAccount(await stripe.accounts.retrieve(account));
        } catch (error) {
          // An account of another provider, or of another platform's.
          if (isMissing(error) || error instanceof Stripe.errors.StripePermissionError) return null;
          throw error;
        }
      }),

    accountBalanceInCents: (_db, stripeAccount) =>
      reached(async () => balanceOf(await stripe.balance.retrieve({}, { stripeAccount }))),

    balanceInCents: () => reached(async () => balanceOf(await stripe.balance.retrieve())),

    transfer: (_db, { reference, amountInCents, accountId, paymentId, requestedAt }) =>
      reached(async () => {
        // A key is remembered for a day; the transfer's own note of ours for ever.
        const since = secondsOf(requestedAt) - DAY_SECONDS;
        for await (const made of stripe.transfers.list({
          destination: accountId,
          created: { gte: since },
          limit: 100,
        })) {
          if (made.metadata['payoutId'] === reference) return { id: made.id, failure: null };
        }
        const source = paymentId === null ? {} : { source_transaction: await chargeOf(paymentId) };
        return orRefused(() =>
          stripe.transfers.create(
            {
              amount: amountInCents,
              currency: CURRENCY,
              destination: accountId,
              metadata: { payoutId: reference },
              ...source,
            },
            { idempotencyKey: `payout:${reference}` },
          ),
        );
      }),

    reverseTransfer: (_db, { reference, transferId, amountInCents }) =>
      reached(async () => {
        for await (const made of stripe.transfers.listReversals(transferId, { limit: 100 })) {
          if (made.metadata?.['reversalId'] === reference) return { id: made.id, failure: null };
        }
        return orRefused(() =>
          stripe.transfers.createReversal(
            transferId,
            { amount: amountInCents, metadata: { reversalId: reference } },
            { idempotencyKey: `reversal:${reference}` },
          ),
        );
      }),
  };

  /** Codes and who may use them are ours; Stripe gets a coupon for this one visit, of the cents that were shown. */
  async function couponOf({ discount, reference, expiresAt }: NewPaymentSession): Promise<string> {
    const { id } = await stripe.coupons.create(
      {
        amount_off: discount?.amountInCents ?? 0,
        currency: CURRENCY,
        duration: 'once',
        name: (discount?.label ?? '').slice(0, 40),
        max_redemptions: 1,
        redeem_by: secondsOf(expiresAt) + DAY_SECONDS,
      },
      { idempotencyKey: `discount:${reference}` },
    );
    return id;
  }

  async function chargeOf(paymentId: string): Promise<string> {
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(paymentId);
    if (charge === null) throw problem('PROVIDER_FAILED');
    return typeof charge === 'string' ? charge : charge.id;
  }
}

const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000);

const totalOf = ({ lines, discount }: NewPaymentSession): number =>
  lines.reduce((sum, line) => sum + line.quantity * line.unitPriceInCents, 0) - (discount?.amountInCents ?? 0);

/** By the price that an admin named at Stripe, or by ours. */
const lineItem = (line: NewPaymentSession['lines'][number]): Stripe.Checkout.SessionCreateParams.LineItem => ({
  quantity: line.quantity,
  ...(line.stripePriceId === null
    ? { price_data: { currency: CURRENCY, unit_amount: line.unitPriceInCents, product_data: { name: line.title } } }
    : { price: line.stripePriceId }),
});

/** What is there and what is on its way, of our currency. */
const balanceOf = ({ available, pending }: Stripe.Balance): number =>
  [...available, ...pending]
    .filter(({ currency }) => currency === CURRENCY)
    .reduce((sum, { amount }) => sum + amount, 0);

/** Moves money. Only what Stripe certainly refused is a refusal: after anything else it may have been done. */
async function orRefused(move: () => Promise<{ readonly id: string }>): Promise<MoneyMoved> {
  try {
    return { id: (await move()).id, failure: null };
  } catch (error) {
    const isRefusal =
      error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripePermissionError;
    if (!isRefusal) throw error;
    return { id: null, failure: error.code ?? 'refused' };
  }
}

/** Does a call. @throws Problem UNAVAILABLE where Stripe cannot be reached, PROVIDER_FAILED for whatever else it says. */
async function reached<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeRateLimitError) {
      throw problem('UNAVAILABLE', { cause: error, headers: { 'retry-after': '5' } });
    }
    if (error instanceof Stripe.errors.StripeError) throw problem('PROVIDER_FAILED', { cause: error });
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

function presentSession(session: Stripe.Checkout.Session): PaymentSession {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  const fee = typeof charge?.balance_transaction === 'object' ? (charge.balance_transaction?.fee ?? null) : null;
  const type = charge?.payment_method_details?.type;
  return {
    id: session.id,
    url: session.url ?? '',
    reference: session.client_reference_id ?? '',
    state: stateOf(session, intent),
    amountInCents: session.amount_total ?? 0,
    feeInCents: session.payment_status === 'no_payment_required' ? 0 : fee,
    // A method that we do not offer, such as a saved card's link, counts as a card.
    method: type === undefined ? null : (METHODS[type] ?? 'CARD'),
    paymentId: typeof session.payment_intent === 'string' ? session.payment_intent : (intent?.id ?? null),
    refundedInCents: charge?.amount_refunded ?? 0,
  };
}

function stateOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): PaymentSession['state'] {
  if (session.status === 'open') return 'open';
  if (session.status === 'expired') return 'expired';
  if (session.payment_status !== 'unpaid') return 'paid';
  const isOver = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return isOver ? 'failed' : 'processing';
}

const presentRefund = (refund: Stripe.Refund): ProviderRefund => ({
  id: refund.id,
  reference: refund.metadata?.['refundId'] ?? null,
  amountInCents: refund.amount,
  state:
    refund.status === 'succeeded'
      ? 'succeeded'
      : refund.status === 'failed' || refund.status === 'canceled'
        ? 'failed'
        : 'pending',
  failure: refund.failure_reason ?? null,
});

const DECIDED: Readonly<Record<string, DisputeState>> = {
  won: 'won',
  // An inquiry that came to nothing, and what was settled before it became a dispute.
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

/** Its balance transactions say what was taken when it began, and what came back when it was won. */
const presentDispute = ({ id, status, balance_transactions: moves }: Stripe.Dispute): ProviderDispute => ({
  id,
  state: DECIDED[status] ?? 'open',
  takenInCents: Math.max(0, 0 - moves.reduce((sum, { net }) => sum + net, 0)),
});

const presentAccount = (account: Stripe.Account): PayoutAccountFacts => ({
  isDetailsSubmitted: account.details_submitted,
  canReceiveTransfers: account.capabilities?.transfers === 'active',
  canBePaidOut: account.payouts_enabled,
  due: account.requirements?.currently_due ?? [],
  disabledReason: account.requirements?.disabled_reason ?? null,
});

/** The visit, the payment, the account or the transfer that an event is about. */
function objectOf(event: Stripe.Event): string | null {
  const object: object = event.data.object;
  const of = (name: 'id' | 'payment_intent' | 'account'): string | null => {
    const value = (object as Readonly<Record<string, unknown>>)[name];
    return typeof value === 'string' ? value : null;
  };
  if (/^(checkout\.session|payment_intent|account|transfer)\./.test(event.type)) return of('id');
  if (event.type === 'capability.updated') return of('account');
  return /^(charge|refund)\./.test(event.type) ? of('payment_intent') : null;
}
