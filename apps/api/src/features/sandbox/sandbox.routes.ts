import { type PaymentMethod, paymentMethodSchema } from '@troth/domain/purchases';
import { z } from 'zod';
import { noSubject, operation, type Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import {
  isSandboxPayments,
  PAYMENT_REFUSALS,
  type SandboxPayment,
  type SandboxPayments,
  type SandboxSession,
} from '../../kernel/ports/payments/sandbox-payments';
import { type Approval, APPROVALS, type TestCard, TEST_CARDS } from '../../kernel/ports/payments/test-cards';
import { tellOfSandbox } from './sandbox-deliveries';
import { paymentProviderPolicy } from '../../records/payments/payment.policy';
import {
  approvalPage,
  checkoutPage,
  closedPage,
  leadTo,
  NOTICES,
  sandboxPage,
  type SandboxNotice,
} from './sandbox-page';

const sessionParams = z.object({ sessionId: z.string().min(1).max(255) });
const MAX_FORM_BYTES = 16 * 1024;
const LATE_NOTICE_MS = 60_000;

/** Only while the sandbox is the provider: with a real one these pages are not there. */
function sandboxOf(work: Work): SandboxPayments {
  const { payments } = work.services;
  if (!isSandboxPayments(payments)) throw problem('NOT_FOUND');
  return payments;
}

/** Another page of a visit. Each has an address of its own, so that the browser's Back shows it again. */
const pageOf = (sessionId: string, step: '' | '/approval', query: Readonly<Record<string, string>>): Response =>
  leadTo(`/sandbox/checkout/${encodeURIComponent(sessionId)}${step}?${new URLSearchParams(query).toString()}`);

/** Shows a page of a visit as long as it is open; else leads to where it ended. */
async function whileOpen(
  call: Work & { params: { sessionId: string } },
  html: (session: SandboxSession) => string,
): Promise<Response> {
  const sandbox = sandboxOf(call);
  const row = await sandbox.findSession(call.tx, call.params.sessionId);
  const session = await sandbox.retrieveSession(call.tx, call.params.sessionId, call.now);
  if (row === null || session === null)
    return sandboxPage(closedPage(call.services.config.origins.customer), call, 404);
  if (session.state === 'processing' || session.state === 'paid') return leadTo(row.successUrl);
  if (session.state !== 'open') return sandboxPage(closedPage(row.cancelUrl), call, 410);
  return sandboxPage(html(row), call);
}

/** What was chosen before the second page asks. */
const chosenShape = {
  card: z.enum(TEST_CARDS).default('4242'),
  method: paymentMethodSchema.default('CARD'),
  /** When the sandbox tells us of it: for trying what becomes of deliveries that are late, twice or lost. */
  notice: z.enum(NOTICES).default('AT_ONCE'),
};
const paymentOf = ({ method, card }: { method: PaymentMethod; card: TestCard }, approval: Approval | null) =>
  method === 'CARD' ? { method, card, approval } : { method, approval };

const shared = {
  tag: 'payments',
  isOurs: true,
  standIns: ['SANDBOX_PAYMENTS'],
  params: sessionParams,
  produces: 'text/html',
  response: null,
  policy: paymentProviderPolicy,
  load: noSubject,
} as const;

/** The sandbox provider's own pages, at the place where a real provider would have its own site. */
export const sandboxOperations = [
  operation({
    ...shared,
    route: 'GET /sandbox/checkout/{sessionId}',
    id: 'sandbox.checkoutPage',
    summary: 'The sandbox payment page. No money moves.',
    query: z.object({ failure: z.enum(PAYMENT_REFUSALS).optional(), method: chosenShape.method }),
    action: 'read',
    handle: (call) => {
      const { failure, method } = call.query;
      return whileOpen(call, (session) => checkoutPage(session, failure === undefined ? null : { failure, method }));
    },
  }),
  operation({
    ...shared,
    route: 'GET /sandbox/checkout/{sessionId}/approval',
    id: 'sandbox.approvalPage',
    summary: 'The page on which a bank, Klarna, Afterpay or Cash App asks for consent. No money moves.',
    query: z.object(chosenShape),
    action: 'read',
    handle: (call) =>
      whileOpen(call, (session) => approvalPage(session, paymentOf(call.query, null), call.query.notice)),
  }),
  operation({
    ...shared,
    route: 'POST /sandbox/checkout/{sessionId}',
    id: 'sandbox.pay',
    summary: 'Pays at the sandbox payment page with a test card, or at the page of another method',
    audited: false,
    body: z.object({ ...chosenShape, approval: z.enum(APPROVALS).optional() }),
    form: { maxBytes: MAX_FORM_BYTES },
    action: 'pay',
    handle: async (call) => {
      const { params, body, now, tx } = call;
      const payment: SandboxPayment = paymentOf(body, body.approval ?? null);
      const outcome = await sandboxOf(call).pay(tx, params.sessionId, payment, now);
      if (outcome.kind === 'closed') {
        const row = await sandboxOf(call).findSession(tx, params.sessionId);
        if (row !== null && row.status === 'complete') return leadTo(row.successUrl);
        return sandboxPage(closedPage(row?.cancelUrl ?? call.services.config.origins.customer), call, 410);
      }
      const { card, method, notice } = body;
      if (outcome.kind === 'approval') return pageOf(params.sessionId, '/approval', { card, method, notice });
      if (outcome.kind === 'refused') return pageOf(params.sessionId, '', { failure: outcome.failure, method });
      await tellOfPayment(call, outcome.session, notice);
      return leadTo(outcome.session.successUrl);
    },
  }),
];

/** Tells of the payment as it is now, as it settles, and as its fee is known. */
async function tellOfPayment(
  work: Pick<Work, 'tx' | 'enqueue' | 'now'>,
  { id, settlesAt, settlesTo, feeKnownAt }: SandboxSession,
  notice: SandboxNotice,
): Promise<void> {
  if (notice === 'NEVER') return;
  const { now } = work;
  const first = notice === 'LATE' ? new Date(now.getTime() + LATE_NOTICE_MS) : now;
  const settled = settlesTo === 'failed' ? 'async_payment_failed' : 'async_payment_succeeded';
  const moments = [
    ['completed', now],
    [settled, settlesAt],
    ['updated', feeKnownAt],
  ] as const;
  for (const [what, instant] of moments) {
    if (instant === null) continue;
    await tellOfSandbox(work, {
      type: `checkout.session.${what}`,
      objectId: id,
      dueAt: instant > first ? instant : first,
      times: notice === 'TWICE' ? 2 : 1,
    });
  }
}
