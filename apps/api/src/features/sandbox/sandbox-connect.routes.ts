import { z } from 'zod';
import { noSubject, operation, type Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { ACCOUNT_ANSWERS, isSandboxPayouts, type SandboxPayouts } from '../../kernel/ports/payments/sandbox-payouts';
import { sendSandboxEvent } from './sandbox-deliveries';
import { closedPage, leadTo, sandboxPage } from './sandbox-page';
import { sandboxConnectPolicy } from '../../records/payouts/payout.policy';
import { dashboardPage, onboardingPage } from './sandbox-connect-page';

const linkParams = z.object({ token: z.string().min(1).max(255) });
const MAX_FORM_BYTES = 4 * 1024;

/** Only while the sandbox is the provider: with a real one these pages are not there. */
function sandboxOf({ services }: Work): SandboxPayouts {
  if (!isSandboxPayouts(services.payouts)) throw problem('NOT_FOUND');
  return services.payouts;
}

const accountUrl = ({ services }: Work): string => `${services.config.origins.attorney}/attorney/account`;

/** A link that was used or is too old leads to where a new one is made; one that never was, nowhere. */
async function afterLink(call: Work & { params: { token: string } }): Promise<Response> {
  const link = await sandboxOf(call).findLink(call.tx, call.params.token);
  if (link?.refreshUrl != null) return leadTo(link.refreshUrl);
  return sandboxPage(closedPage(accountUrl(call)), call, link === null ? 404 : 410);
}

const shared = {
  tag: 'payments',
  isOurs: true,
  standIns: ['SANDBOX_PAYMENTS'],
  params: linkParams,
  produces: 'text/html',
  response: null,
  policy: sandboxConnectPolicy,
  load: noSubject,
} as const;

/** The sandbox provider's own pages of a firm's account, at the place where a real provider would have its own site. */
export const sandboxConnectOperations = [
  operation({
    ...shared,
    route: 'GET /sandbox/connect/onboarding/{token}',
    id: 'sandbox.onboardingPage',
    summary: 'The sandbox page where a firm enters its details. No money moves.',
    action: 'read',
    handle: async (call) => {
      const found = await sandboxOf(call).followLink(call.tx, 'ONBOARDING', call.params.token, call.now);
      return found === null ? afterLink(call) : sandboxPage(onboardingPage(found.account), call);
    },
  }),
  operation({
    ...shared,
    route: 'POST /sandbox/connect/onboarding/{token}',
    id: 'sandbox.onboard',
    summary: 'Ends the sandbox’s onboarding: complete, half done, or refused',
    audited: false,
    body: z.object({ answer: z.enum(ACCOUNT_ANSWERS) }),
    form: { maxBytes: MAX_FORM_BYTES },
    action: 'answer',
    handle: async (call) => {
      const sandbox = sandboxOf(call);
      const found = await sandbox.followLink(call.tx, 'ONBOARDING', call.params.token, call.now);
      if (found === null) return afterLink(call);
      const id = await sandbox.answer(call.tx, found.link, call.body.answer, call.now);
      await sendSandboxEvent(call, { id, dueAt: call.now });
      return leadTo(found.link.returnUrl ?? accountUrl(call));
    },
  }),
  operation({
    ...shared,
    route: 'GET /sandbox/connect/dashboard/{token}',
    id: 'sandbox.dashboardPage',
    summary: 'The sandbox page on which a firm sees what it was paid. No money moves.',
    action: 'read',
    handle: async (call) => {
      const sandbox = sandboxOf(call);
      const found = await sandbox.followLink(call.tx, 'DASHBOARD', call.params.token, call.now);
      if (found === null) return afterLink(call);
      const transfers = await sandbox.transfersOf(call.tx, found.account.id);
      return sandboxPage(dashboardPage(found.account, transfers, accountUrl(call)), call);
    },
  }),
];
