import { checkoutSchema } from '@troth/domain/purchases';
import { idSchema, instantSchema } from '@troth/domain/records';
import { z } from 'zod';
import { idParam } from '../../kernel/http/common-schemas';
import { operation } from '../../kernel/http/operation';
import { iso } from '../../kernel/http/present';
import { problem } from '../../kernel/http/problem';
import type { CheckoutRow } from '../../records/payments/checkout.repository';
import { checkoutRepository } from '../../records/payments/checkout.repository';
import { startCheckout } from './checkout';
import { cartPolicy } from '../../records/payments/payment.policy';
import { settleCheckout } from './settle-checkout';

const checkoutSessionSchema = z
  .object({
    checkoutId: idSchema,
    cartId: idSchema,
    /** The payment provider's name of the visit; it comes back to /payment/success as `session`. */
    sessionId: z.string(),
    /** Where the person pays. */
    url: z.url(),
    status: z.enum(['OPEN', 'PENDING', 'PAID', 'EXPIRED', 'FAILED', 'DUPLICATE']).meta({
      id: 'CheckoutStatus',
      description:
        'OPEN: not paid yet. PENDING: the money is on its way. PAID: booked. EXPIRED: the page closed unpaid. ' +
        'FAILED: the money never came. DUPLICATE: paid although the couple had it already, and given back.',
    }),
    amountInCents: z.int().min(0),
    expiresAt: instantSchema,
  })
  .meta({ id: 'CheckoutSession', description: 'A visit to the payment page.' });

const presentCheckout = (row: CheckoutRow): z.infer<typeof checkoutSessionSchema> => ({
  checkoutId: row.id,
  cartId: row.cartId,
  sessionId: row.providerSessionId,
  url: row.url,
  // Whoever is told of a visit was led to its page: it is open.
  status: row.status === 'OPENING' ? 'OPEN' : row.status,
  amountInCents: row.amountInCents,
  expiresAt: iso(row.expiresAt),
});

export const checkoutOperations = [
  operation({
    route: 'POST /users/{id}/checkout',
    id: 'checkout.start',
    summary: 'Opens the payment page for a cart',
    description: 'Takes an `Idempotency-Key`. A cart has one open page and is paid once, whatever the keys.',
    tag: 'payments',
    params: idParam,
    body: checkoutSchema,
    response: checkoutSessionSchema,
    policy: cartPolicy,
    action: 'checkOut',
    load: ({ params }) => ({ userId: params.id }),
    prepare: ({ cartId }, { params, services }) => startCheckout(services, params.id, cartId),
    handle: ({ prepared: checkout, audit }) => {
      audit({
        subjectKind: 'checkout',
        subjectId: checkout.id,
        ...(checkout.documentId === null ? {} : { documentId: checkout.documentId }),
      });
      return presentCheckout(checkout);
    },
  }),
  operation({
    route: 'POST /users/{id}/checkout/{sessionId}/reconcile',
    id: 'checkout.reconcile',
    summary: 'The payment status from the provider, for the return from the payment page',
    tag: 'payments',
    isOurs: true,
    audited: false,
    params: idParam.extend({ sessionId: z.string().min(1).max(255) }),
    response: checkoutSessionSchema,
    policy: cartPolicy,
    action: 'checkOut',
    load: ({ params }) => ({ userId: params.id }),
    prepare: async (_body, { params, services }) => {
      const { database, payments } = services;
      const known = await checkoutRepository(database.db).findBySession(payments.provider, params.sessionId);
      if (known === undefined || known.userId !== params.id) throw problem('NOT_FOUND');
      return (await settleCheckout(services, params.sessionId)) ?? known;
    },
    handle: ({ prepared }) => presentCheckout(prepared),
  }),
];
