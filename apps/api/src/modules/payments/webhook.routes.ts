import { z } from 'zod';
import { noSubject, operation } from '../../http/operation';
import { problem } from '../../http/problem';
import { paymentProviderPolicy } from './payment.policy';
import { PAYMENT_NOTICES_QUEUE } from './payment-jobs';

/**
 * The inbox of the payment provider. A delivery is checked over its raw bytes, kept once, and answered at once; a job
 * does the work, and takes the provider's word from the provider, not from the delivery.
 */
export const webhookOperations = [
  operation({
    route: 'POST /webhooks/payments',
    id: 'webhooks.payments',
    summary: 'Takes a signed delivery of the payment provider',
    tag: 'payments',
    isOurs: true,
    audited: false,
    body: z.looseObject({}),
    response: z.object({ received: z.literal(true) }),
    policy: paymentProviderPolicy,
    action: 'deliver',
    load: noSubject,
    handle: async ({ tx, now, services, request, bytes, enqueue }) => {
      const notice = await services.payments.readNotice(tx, request.headers, bytes, now);
      if (notice === null) throw problem('MALFORMED_REQUEST');
      const kept = await tx
        .insertInto('webhookDeliveries')
        .values({
          provider: services.payments.provider,
          deliveryId: notice.deliveryId,
          eventType: notice.type,
          objectId: notice.objectId,
          receivedAt: now,
        })
        .onConflict((conflict) => conflict.columns(['provider', 'deliveryId']).doNothing())
        .returning('deliveryId')
        .executeTakeFirst();
      if (kept !== undefined) await enqueue(PAYMENT_NOTICES_QUEUE, { deliveryId: notice.deliveryId });
      return { received: true as const };
    },
  }),
];
