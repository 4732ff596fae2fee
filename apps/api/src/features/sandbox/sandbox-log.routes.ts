import { findSandboxEvent, newestEvents } from '../../records/sandbox/sandbox-event.repository';
import { z } from 'zod';
import { noSubject, operation, type Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { isSandboxNotary } from '../../kernel/ports/notary/sandbox-notary';
import { isSandboxPayouts, type SandboxPayouts } from '../../kernel/ports/payments/sandbox-payouts';
import { paymentProviderPolicy } from '../../records/payments/payment.policy';
import { sendSandboxEvent } from './sandbox-deliveries';
import { logPage } from './sandbox-log-page';
import { leadTo, sandboxPage } from './sandbox-page';

const LOG_PATH = '/sandbox/deliveries';
const MAX_FORM_BYTES = 1024;

/** Only while a sandbox stands for a provider. @returns null where payments are real, and the notary's are not. */
function sandboxOf({ services }: Work): SandboxPayouts | null {
  if (isSandboxPayouts(services.payouts)) return services.payouts;
  if (isSandboxNotary(services.notary)) return null;
  throw problem('NOT_FOUND');
}

/** What the sandboxes sent to our webhooks. Open like its other pages, so it names neither persons nor visits. */
export const sandboxLogOperations = [
  operation({
    route: 'GET /sandbox/deliveries',
    id: 'sandbox.deliveries',
    summary: 'The log of what the sandboxes sent to our webhooks',
    tag: 'payments',
    isOurs: true,
    standIns: ['SANDBOX_PAYMENTS', 'SANDBOX_NOTARY'],
    produces: 'text/html',
    response: null,
    policy: paymentProviderPolicy,
    action: 'read',
    load: noSubject,
    handle: async (call) => {
      const balance = (await sandboxOf(call)?.balanceInCents(call.tx)) ?? null;
      return sandboxPage(logPage(await newestEvents(call.tx), balance), call);
    },
  }),
  operation({
    route: 'POST /sandbox/deliveries/{eventId}',
    id: 'sandbox.sendAgain',
    summary: 'Sends an event of the sandbox to our webhook again',
    tag: 'payments',
    isOurs: true,
    standIns: ['SANDBOX_PAYMENTS', 'SANDBOX_NOTARY'],
    audited: false,
    params: z.object({ eventId: z.string().min(1).max(255) }),
    body: z.object({}),
    form: { maxBytes: MAX_FORM_BYTES },
    produces: 'text/html',
    response: null,
    policy: paymentProviderPolicy,
    action: 'deliver',
    load: noSubject,
    handle: async (call) => {
      sandboxOf(call);
      const event = await findSandboxEvent(call.tx, call.params.eventId);
      if (event === undefined) throw problem('NOT_FOUND');
      await sendSandboxEvent(call, { id: event.id, dueAt: call.now });
      return leadTo(LOG_PATH);
    },
  }),
];
