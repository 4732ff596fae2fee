import { operation } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { inboxOperation, takeDelivery } from '../../kernel/http/deliveries';
import { bookingProviderPolicy } from '../../records/booking/booking.policy';
import { bookingNoticeJob } from './outside-bookings';

/** The inbox of the booking provider, where there is one: the same as that of payments. */
export const bookingWebhookOperations = [
  operation({
    ...inboxOperation,
    route: 'POST /webhooks/booking',
    id: 'webhooks.booking',
    summary: 'Takes a signed delivery of the booking provider',
    tag: 'payments',
    policy: bookingProviderPolicy,
    action: 'deliver',
    handle: async (call) => {
      const { booking } = call.services;
      if (booking === null) throw problem('MALFORMED_REQUEST');
      const notice = booking.readNotice(call.request.headers, call.bytes, call.now);
      return takeDelivery(call, { provider: booking.provider, notice, kind: bookingNoticeJob });
    },
  }),
];
