import { operation } from '../../kernel/http/operation';
import { inboxOperation, takeDelivery } from '../../kernel/http/deliveries';
import { notaryProviderPolicy } from '../../records/notarizations/notary-provider.policy';
import { notaryNoticeJob } from './transaction-notices';

/** The inbox of the notary provider: the same as that of payments. */
export const notaryWebhookOperations = [
  operation({
    ...inboxOperation,
    route: 'POST /webhooks/notary',
    id: 'webhooks.notary',
    summary: 'Takes a signed delivery of the notary provider',
    tag: 'notarization',
    policy: notaryProviderPolicy,
    action: 'deliver',
    handle: async (call) => {
      const { tx, services, request, bytes } = call;
      const { notary } = services;
      const notice = await notary.readNotice(tx, request.headers, bytes);
      return takeDelivery(call, { provider: notary.provider, notice, kind: notaryNoticeJob });
    },
  }),
];
