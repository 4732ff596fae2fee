import { randomBytes, randomUUID } from 'node:crypto';
import { type PaymentMethod, paymentMethodSchema } from '@troth/domain/purchases';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { toJson } from '../../database/columns';
import type { Db } from '../../database/database';
import type { Schema } from '../../database/schema';
import type { PaymentSession, PaymentsPort } from './payments-port';
import { type TestCard, testCards } from './test-cards';
import { isSignedBy, signWebhook } from './webhook-signature';

/** The provider's webhook header: the same formula that the real one uses. */
export const SANDBOX_SIGNATURE_HEADER = 'stripe-signature';
const SECRET_SETTING = 'sandbox-payments-webhook-secret';
/** How long a payment that "stays pending" takes to settle. */
const SETTLE_AFTER_MS = 60_000;

export type SandboxSession = Selectable<Schema['sandboxPaymentSessions']>;

const noticeSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(100),
  data: z.object({ object: z.object({ id: z.string() }) }),
});

/**
 * The payment provider that needs no account: it keeps its own sessions, shows its own page, and tells us by the same
 * signed webhook as the real one. No money moves, and every page says so.
 */
export interface SandboxPayments extends PaymentsPort {
  readonly provider: 'sandbox';
  findSession(db: Db, id: string): Promise<SandboxSession | null>;
  /** The person pressed Pay with a test card. @returns the session after it, or why the card was refused. */
  pay(db: Db, id: string, card: TestCard, method: PaymentMethod, now: Date): Promise<PayOutcome>;
  /** The delivery that tells of a session, signed as of now. */
  notice(db: Db, session: SandboxSession, now: Date): Promise<{ body: string; signature: string }>;
}

export type PayOutcome =
  | { readonly kind: 'paid' | 'processing'; readonly session: SandboxSession }
  | { readonly kind: 'refused'; readonly failure: 'DECLINED' | 'INSUFFICIENT_FUNDS'; readonly session: SandboxSession }
  | { readonly kind: 'closed' };

export function sandboxPayments(apiOrigin: string): SandboxPayments {
  const present = (row: SandboxSession, now: Date): PaymentSession => {
    const method = paymentMethodSchema.safeParse(row.paymentMethod);
    return {
      id: row.id,
      url: `${apiOrigin}/sandbox/checkout/${row.id}`,
      reference: row.clientReference,
      state: stateOf(row, now),
      failure: null,
      amountInCents: row.amountInCents,
      feeInCents: 0,
      method: method.success ? method.data : null,
    };
  };
  const find = async (db: Db, id: string): Promise<SandboxSession | null> =>
    (await db.selectFrom('sandboxPaymentSessions').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

  return {
    provider: 'sandbox',
    findSession: find,

    createSession: async (db, session, now) => {
      const id = `cs_sandbox_${randomBytes(24).toString('base64url')}`;
      const row = await db
        .insertInto('sandboxPaymentSessions')
        .values({
          id,
          clientReference: session.reference,
          status: 'open',
          paymentStatus: 'unpaid',
          amountInCents: session.lines.reduce((sum, line) => sum + line.quantity * line.unitPriceInCents, 0),
          lines: toJson(session.lines),
          customerEmail: session.customerEmail,
          successUrl: session.successUrl.replace('{CHECKOUT_SESSION_ID}', id),
          cancelUrl: session.cancelUrl,
          createdAt: now,
          expiresAt: session.expiresAt,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return present(row, now);
    },

    retrieveSession: async (db, id, now) => {
      const row = await find(db, id);
      return row === null ? null : present(row, now);
    },

    expireSession: async (db, id) => {
      await db
        .updateTable('sandboxPaymentSessions')
        .set({ status: 'expired' })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .execute();
    },

    refundSession: async (db, id) => {
      await db
        .updateTable('sandboxPaymentSessions')
        .set({ paymentStatus: 'refunded' })
        .where('id', '=', id)
        .where('paymentStatus', '!=', 'unpaid')
        .execute();
    },

    readNotice: async (db, headers, bytes, now) => {
      const secret = await webhookSecret(db);
      if (!isSignedBy(secret, headers.get(SANDBOX_SIGNATURE_HEADER), bytes, now)) return null;
      const parsed = noticeSchema.safeParse(readJson(bytes));
      if (!parsed.success) return null;
      const { id, type, data } = parsed.data;
      return { deliveryId: id, type, sessionId: data.object.id };
    },

    pay: async (db, id, card, method, now) => {
      const session = await db
        .selectFrom('sandboxPaymentSessions')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (session === undefined || stateOf(session, now) !== 'open') return { kind: 'closed' };
      const { outcome } = testCards[card];
      if (outcome === 'DECLINED' || outcome === 'INSUFFICIENT_FUNDS')
        return { kind: 'refused', failure: outcome, session };
      const isPending = outcome === 'PROCESSING';
      const paid = await db
        .updateTable('sandboxPaymentSessions')
        .set({
          status: 'complete',
          paymentStatus: isPending ? 'processing' : 'paid',
          paymentMethod: method,
          settlesAt: isPending ? new Date(now.getTime() + SETTLE_AFTER_MS) : null,
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return { kind: isPending ? 'processing' : 'paid', session: paid };
    },

    notice: async (db, session, now) => {
      const body = JSON.stringify({
        id: `evt_sandbox_${randomUUID()}`,
        type: 'checkout.session.updated',
        created: Math.floor(now.getTime() / 1000),
        data: { object: { id: session.id } },
      });
      return { body, signature: signWebhook(await webhookSecret(db), Buffer.from(body), now) };
    },
  };
}

function stateOf(row: SandboxSession, now: Date): PaymentSession['state'] {
  if (row.paymentStatus === 'refunded') return 'refunded';
  if (row.paymentStatus === 'paid') return 'paid';
  if (row.paymentStatus === 'processing') return row.settlesAt !== null && row.settlesAt <= now ? 'paid' : 'processing';
  if (row.status === 'expired' || row.expiresAt <= now) return 'expired';
  return 'open';
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // A signed delivery that is no JSON is no notice; the caller answers so.
    return null;
  }
}

/** A random secret, made at the first use and kept with the data. */
async function webhookSecret(db: Db): Promise<string> {
  await db
    .insertInto('settings')
    .values({ key: SECRET_SETTING, value: toJson(randomBytes(32).toString('base64url')) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', SECRET_SETTING)
    .executeTakeFirstOrThrow();
  return z.string().parse(value);
}

export const isSandboxPayments = (payments: PaymentsPort): payments is SandboxPayments =>
  payments.provider === 'sandbox';
