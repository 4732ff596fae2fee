import { paymentMethodSchema } from '@troth/domain/purchases';
import { z } from 'zod';
import { noSubject, operation, type Work } from '../../http/operation';
import { problem } from '../../http/problem';
import { isSandboxPayments, type SandboxPayments } from '../../ports/payments/sandbox-payments';
import { TEST_CARDS } from '../../ports/payments/test-cards';
import { SANDBOX_DELIVERIES_QUEUE } from './payment-jobs';
import { paymentProviderPolicy } from './payment.policy';
import { checkoutPage, closedPage, pagePolicy } from './sandbox-page';

const sessionParams = z.object({ sessionId: z.string().min(1).max(255) });
const MAX_FORM_BYTES = 16 * 1024;

/** Only while the sandbox is the provider: with a real one these pages are not there. */
function sandboxOf(work: Work): SandboxPayments {
  const { payments } = work.services;
  if (!isSandboxPayments(payments)) throw problem('NOT_FOUND');
  return payments;
}

const page = (html: string, work: Work, status = 200): Response =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy(work.services.config.origins.customer),
    },
  });

const leadTo = (url: string): Response =>
  new Response(null, { status: 303, headers: { location: url, 'cache-control': 'no-store' } });

/** The sandbox provider's own pages, at the place where a real provider would have its own site. */
export const sandboxOperations = [
  operation({
    route: 'GET /sandbox/checkout/{sessionId}',
    id: 'sandbox.checkoutPage',
    summary: 'The sandbox payment page. No money moves.',
    tag: 'payments',
    isOurs: true,
    params: sessionParams,
    produces: 'text/html',
    response: null,
    policy: paymentProviderPolicy,
    action: 'read',
    load: noSubject,
    handle: async (call) => {
      const sandbox = sandboxOf(call);
      const row = await sandbox.findSession(call.tx, call.params.sessionId);
      const session = await sandbox.retrieveSession(call.tx, call.params.sessionId, call.now);
      if (row === null || session === null) return page(closedPage(call.services.config.origins.customer), call, 404);
      if (session.state === 'processing' || session.state === 'paid') return leadTo(row.successUrl);
      if (session.state !== 'open') return page(closedPage(row.cancelUrl), call, 410);
      return page(checkoutPage(row, null), call);
    },
  }),
  operation({
    route: 'POST /sandbox/checkout/{sessionId}',
    id: 'sandbox.pay',
    summary: 'Pays at the sandbox payment page with a test card',
    tag: 'payments',
    isOurs: true,
    audited: false,
    params: sessionParams,
    body: z.object({ card: z.enum(TEST_CARDS), method: paymentMethodSchema.default('CARD') }),
    form: { maxBytes: MAX_FORM_BYTES },
    produces: 'text/html',
    response: null,
    policy: paymentProviderPolicy,
    action: 'pay',
    load: noSubject,
    handle: async (call) => {
      const { params, body, now, tx } = call;
      const outcome = await sandboxOf(call).pay(tx, params.sessionId, body.card, body.method, now);
      if (outcome.kind === 'closed') {
        const row = await sandboxOf(call).findSession(tx, params.sessionId);
        if (row !== null && row.status === 'complete') return leadTo(row.successUrl);
        return page(closedPage(row?.cancelUrl ?? call.services.config.origins.customer), call, 410);
      }
      if (outcome.kind === 'refused') return page(checkoutPage(outcome.session, outcome.failure), call, 402);
      await call.enqueue(SANDBOX_DELIVERIES_QUEUE, { sessionId: outcome.session.id });
      if (outcome.session.settlesAt !== null) {
        await call.enqueue(
          SANDBOX_DELIVERIES_QUEUE,
          { sessionId: outcome.session.id },
          { startAfter: outcome.session.settlesAt },
        );
      }
      return leadTo(outcome.session.successUrl);
    },
  }),
];
