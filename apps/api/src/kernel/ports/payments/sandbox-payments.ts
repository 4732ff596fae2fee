import { randomBytes, randomUUID } from 'node:crypto';
import { type PaymentMethod, paymentMethodsFor, paymentMethodSchema } from '@troth/domain/purchases';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { toJson } from '../../database/columns';
import type { Db } from '../../database/database';
import type { Schema } from '../../database/schema';
import { sandboxSecret } from '../sandbox-secret';
import type { PaymentSession, PaymentsPort, ProviderRefund } from './payments-port';
import { type Approval, type TestCard, testCards } from './test-cards';
import { isSignedBy, signWebhook } from './webhook-signature';

/** The provider's webhook header: the same formula that the real one uses. */
export const SANDBOX_SIGNATURE_HEADER = 'stripe-signature';
const SECRET_SETTING = 'sandbox-payments-webhook-secret';
/** How long a payment that "stays pending" takes to settle, a fee to be told, and a refund that fails to do so. */
export const SANDBOX_SETTLES_AFTER_MS = 60_000;
/** An assumption about what a provider keeps: 2.9 % and 30 cents, rounded half up. */
const FEE_PER_MILLE = 29;
const FEE_FIXED_IN_CENTS = 30;

export const sandboxFeeInCents = (amountInCents: number): number =>
  amountInCents === 0 ? 0 : Math.floor((amountInCents * FEE_PER_MILLE + 500) / 1000) + FEE_FIXED_IN_CENTS;

export type SandboxSession = Selectable<Schema['sandboxPaymentSessions']>;

/** How a person pays at the sandbox page: with a test card, or at the page of another method. */
export type SandboxPayment =
  | { readonly method: 'CARD'; readonly card: TestCard; readonly approval: Approval | null }
  | { readonly method: Exclude<PaymentMethod, 'CARD'>; readonly approval: Approval | null };

export const PAYMENT_REFUSALS = ['DECLINED', 'INSUFFICIENT_FUNDS', 'REFUSED'] as const;
export type RefusedPayment = (typeof PAYMENT_REFUSALS)[number];

export type PayOutcome =
  | { readonly kind: 'paid' | 'processing'; readonly session: SandboxSession }
  /** The second page asks for consent. */
  | { readonly kind: 'approval'; readonly session: SandboxSession }
  | { readonly kind: 'refused'; readonly failure: RefusedPayment; readonly session: SandboxSession }
  | { readonly kind: 'closed' };

/**
 * The payment provider that needs no account: it keeps its own sessions, shows its own page, and tells us by the same
 * signed webhook as the real one. No money moves, and every page says so.
 */
export interface SandboxPayments extends PaymentsPort {
  readonly provider: 'sandbox';
  findSession(db: Db, id: string): Promise<SandboxSession | null>;
  /** The person pressed Pay. @returns the session after it, or why it was not paid. */
  pay(db: Db, id: string, payment: SandboxPayment, now: Date): Promise<PayOutcome>;
  /** A delivery's signature, as of now. */
  sign(db: Db, body: string, now: Date): Promise<string>;
}

const noticeSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(100),
  data: z.object({ object: z.object({ id: z.string() }) }),
});

/** What a payment comes to; ASK leads to the second page. */
function resultOf(payment: SandboxPayment): RefusedPayment | 'ASK' | 'PAID' | 'LATER_PAID' | 'LATER_FAILED' {
  const outcome = payment.method === 'CARD' ? testCards[payment.card].outcome : 'AUTHENTICATION';
  if (outcome === 'DECLINED' || outcome === 'INSUFFICIENT_FUNDS') return outcome;
  if (outcome === 'PROCESSING') return 'LATER_PAID';
  if (outcome !== 'AUTHENTICATION') return 'PAID';
  if (payment.approval === null) return 'ASK';
  return ({ APPROVE: 'PAID', REFUSE: 'REFUSED', APPROVE_LATER: 'LATER_PAID', REFUSE_LATER: 'LATER_FAILED' } as const)[
    payment.approval
  ];
}

export function sandboxPayments(apiOrigin: string, settlesAfterMs = SANDBOX_SETTLES_AFTER_MS): SandboxPayments {
  const present = async (db: Db, row: SandboxSession, now: Date): Promise<PaymentSession> => {
    const method = paymentMethodSchema.safeParse(row.paymentMethod);
    const state = stateOf(row, now);
    const refunds = state === 'paid' ? await refundsOf(db, row.id, now) : [];
    return {
      id: row.id,
      url: `${apiOrigin}/sandbox/checkout/${row.id}`,
      reference: row.clientReference,
      state,
      amountInCents: row.amountInCents,
      feeInCents: state === 'paid' && (row.feeKnownAt === null || row.feeKnownAt <= now) ? row.feeInCents : null,
      method: method.success ? method.data : null,
      paymentId: row.paymentId,
      refundedInCents: refunds
        .filter((refund) => refund.state !== 'failed')
        .reduce((sum, { amountInCents }) => sum + amountInCents, 0),
    };
  };
  const find = async (db: Db, id: string): Promise<SandboxSession | null> =>
    (await db.selectFrom('sandboxPaymentSessions').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

  return {
    provider: 'sandbox',
    findSession: find,

    createSession: async (db, session, now) => {
      const id = `cs_sandbox_${randomBytes(24).toString('base64url')}`;
      const discountInCents = session.discount?.amountInCents ?? 0;
      await db
        .insertInto('sandboxPaymentSessions')
        .values({
          id,
          clientReference: session.reference,
          status: 'open',
          paymentStatus: 'unpaid',
          amountInCents:
            session.lines.reduce((sum, line) => sum + line.quantity * line.unitPriceInCents, 0) - discountInCents,
          discountInCents,
          lines: toJson(session.lines),
          customerEmail: session.customerEmail,
          successUrl: session.successUrl.replace('{CHECKOUT_SESSION_ID}', id),
          cancelUrl: session.cancelUrl,
          createdAt: now,
          expiresAt: session.expiresAt,
        })
        .onConflict((conflict) => conflict.column('clientReference').doNothing())
        .execute();
      const row = await db
        .selectFrom('sandboxPaymentSessions')
        .selectAll()
        .where('clientReference', '=', session.reference)
        .executeTakeFirstOrThrow();
      return present(db, row, now);
    },

    retrieveSession: async (db, id, now) => {
      const row = await find(db, id);
      return row === null ? null : present(db, row, now);
    },

    expireSession: async (db, id, now) => {
      await db
        .updateTable('sandboxPaymentSessions')
        .set({ status: 'expired' })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .execute();
      const row = await find(db, id);
      const state = row === null ? 'expired' : stateOf(row, now);
      return state === 'expired' || state === 'failed';
    },

    refund: async (db, { reference, sessionId, amountInCents }, now) => {
      const refused = (failure: string): ProviderRefund => ({
        id: null,
        reference,
        amountInCents,
        state: 'failed',
        failure,
      });
      const session = await find(db, sessionId);
      if (session === null || stateOf(session, now) !== 'paid') return refused('charge_not_refundable');
      const known = await refundsOf(db, sessionId, now);
      const same = known.find((refund) => refund.reference === reference);
      if (same !== undefined) return same;
      const given = known
        .filter(({ state }) => state !== 'failed')
        .reduce((sum, refund) => sum + refund.amountInCents, 0);
      if (given + amountInCents > session.amountInCents) return refused('charge_already_refunded');
      await db
        .insertInto('sandboxRefunds')
        .values({
          id: `re_sbx_${randomUUID()}`,
          sessionId,
          key: `refund:${reference}`,
          reference,
          amountInCents,
          failsAt: session.refundsFail ? new Date(now.getTime() + settlesAfterMs) : null,
          createdAt: now,
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
      const made = (await refundsOf(db, sessionId, now)).find((refund) => refund.reference === reference);
      return made ?? refused('resource_missing');
    },

    listRefunds: (db, { sessionId }, now) => refundsOf(db, sessionId, now),

    // No bank stands behind it.
    listDisputes: () => Promise.resolve([]),

    readNotice: async (db, headers, bytes, now) => {
      const secret = await sandboxSecret(db, SECRET_SETTING);
      if (!isSignedBy(secret, headers.get(SANDBOX_SIGNATURE_HEADER), bytes, now)) return null;
      const parsed = noticeSchema.safeParse(readJson(bytes));
      if (!parsed.success) return null;
      const { id, type, data } = parsed.data;
      return { deliveryId: id, type, objectId: data.object.id };
    },

    pay: async (db, id, payment, now) => {
      const session = await db
        .selectFrom('sandboxPaymentSessions')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (session === undefined || stateOf(session, now) !== 'open') return { kind: 'closed' };
      // Such a method is not on the page, as it would not be on a real one.
      const isOffered = paymentMethodsFor(session.amountInCents).includes(payment.method);
      const result = isOffered ? resultOf(payment) : 'REFUSED';
      if (result === 'ASK') return { kind: 'approval', session };
      if (result === 'DECLINED' || result === 'INSUFFICIENT_FUNDS' || result === 'REFUSED') {
        return { kind: 'refused', failure: result, session };
      }
      const isPending = result !== 'PAID';
      const settledAt = new Date(now.getTime() + settlesAfterMs);
      const paid = await db
        .updateTable('sandboxPaymentSessions')
        .set({
          status: 'complete',
          paymentStatus: isPending ? 'processing' : 'paid',
          paymentMethod: payment.method,
          paymentId: `pi_sbx_${randomBytes(16).toString('hex')}`,
          settlesAt: isPending ? settledAt : null,
          settlesTo: isPending ? (result === 'LATER_PAID' ? 'paid' : 'failed') : null,
          feeInCents: sandboxFeeInCents(session.amountInCents),
          // A real provider tells the fee of some methods later than the payment.
          feeKnownAt: payment.method === 'CARD' ? null : new Date(now.getTime() + 2 * settlesAfterMs),
          refundsFail: payment.method === 'CARD' && testCards[payment.card].outcome === 'PAID_REFUNDS_FAIL',
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return { kind: isPending ? 'processing' : 'paid', session: paid };
    },

    sign: async (db, body, now) => signWebhook(await sandboxSecret(db, SECRET_SETTING), Buffer.from(body), now),
  };
}

function stateOf(row: SandboxSession, now: Date): PaymentSession['state'] {
  if (row.paymentStatus === 'paid' || row.paymentStatus === 'failed') return row.paymentStatus;
  if (row.paymentStatus === 'processing') {
    return row.settlesAt !== null && row.settlesAt <= now ? (row.settlesTo ?? 'processing') : 'processing';
  }
  if (row.status === 'expired' || row.expiresAt <= now) return 'expired';
  return 'open';
}

async function refundsOf(db: Db, sessionId: string, now: Date): Promise<ProviderRefund[]> {
  const rows = await db
    .selectFrom('sandboxRefunds')
    .selectAll()
    .where('sessionId', '=', sessionId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id, reference, amountInCents, failsAt }) => {
    const hasFailed = failsAt !== null && failsAt <= now;
    return {
      id,
      reference,
      amountInCents,
      state: hasFailed ? 'failed' : 'succeeded',
      failure: hasFailed ? 'expired_or_canceled_card' : null,
    };
  });
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // A signed delivery that is no JSON is no notice; the caller answers so.
    return null;
  }
}

export const isSandboxPayments = (payments: PaymentsPort): payments is SandboxPayments =>
  payments.provider === 'sandbox';
