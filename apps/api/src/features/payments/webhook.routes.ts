import { operation } from '../../kernel/http/operation';
import { inboxOperation, takeDelivery } from '../../kernel/http/deliveries';
import { paymentProviderPolicy } from '../../records/payments/payment.policy';
import { paymentNoticeJob } from './payment-jobs';

/**
 * The inbox of the payment provider. A delivery is checked over its raw bytes, kept once, and answered at once; a job
 * does the work, and takes the provider's word from the provider, not from the delivery.
 */
export const webhookOperations = [
  operation({
    ...inboxOperation,
    route: 'POST /webhooks/payments',
    id: 'webhooks.payments',
    summary: 'Takes a signed delivery of the payment provider',
    tag: 'payments',
    policy: paymentProviderPolicy,
    action: 'deliver',
    handle: async (call) => {
      const { tx, now, services, request, bytes } = call;
      const { payments } = services;
      const notice = await payments.readNotice(tx, request.headers, bytes, now);
      return takeDelivery(call, { provider: payments.provider, notice, kind: paymentNoticeJob });
    },
  }),
];
