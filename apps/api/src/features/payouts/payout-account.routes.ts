import { setAccountId } from '../../records/payouts/firm-account.repository';
import { payoutAccountSchema } from '@troth/domain/attorneys';
import { idSchema } from '@troth/domain/records';
import { z } from 'zod';
import { operation, type Work } from '../../kernel/http/operation';
import { problem } from '../../kernel/http/problem';
import { text } from '../../kernel/texts';
import { loadAttorneySubject } from '../../records/attorneys/attorney.repository';
import { askAccount, ensureAccount, keepAccount, presentAccount } from './firm-account';
import { type FirmSubject, payoutPolicy } from '../../records/payouts/payout.policy';

const firmParams = z.object({ id: idSchema, aid: idSchema, lawFirmId: idSchema });

/** @throws Problem NOT_FOUND for a firm that is not the attorney's */
async function loadFirmSubject({
  tx,
  params,
}: Pick<Work, 'tx'> & { params: z.output<typeof firmParams> }): Promise<FirmSubject> {
  const { userId, attorney } = await loadAttorneySubject(tx, params);
  if (attorney.lawFirmId !== params.lawFirmId) throw problem('NOT_FOUND', { refused: true });
  return { userId, attorney, isLawFirmLead: attorney.isLawFirmLead };
}

const linkSchema = z.object({ url: z.url() }).meta({
  id: 'ProviderLink',
  description: 'A page of the provider’s: to be followed at once, for it works for minutes.',
});

const attorneyOrigin = ({ config }: Work['services']) => config.origins.attorney;

export const payoutAccountOperations = [
  operation({
    route: 'GET /users/{id}/attorneys/{aid}/law-firms/{lawFirmId}/account-status',
    id: 'payouts.readAccount',
    summary: 'The account that a law firm is paid to, asked of the payment provider; for its lead and admins',
    tag: 'attorneys',
    params: firmParams,
    response: payoutAccountSchema,
    changes: true,
    audited: false,
    policy: payoutPolicy,
    action: 'readAccount',
    load: loadFirmSubject,
    prepare: (_none, { params, services }) => askAccount(services, params.lawFirmId),
    handle: async (call) => {
      const { tx, services, params, prepared } = call;
      if (prepared !== null) await keepAccount(call, params.lawFirmId, prepared);
      return presentAccount(tx, services, params.lawFirmId);
    },
  }),
  operation({
    route: 'POST /users/{id}/attorneys/{aid}/law-firms/{lawFirmId}/onboarding-link',
    id: 'payouts.startOnboarding',
    needsFreshSignIn: true,
    summary:
      'Where the firm’s lead gives the payment provider the firm’s details; creates the account if there is none',
    tag: 'attorneys',
    isOurs: true,
    params: firmParams,
    response: linkSchema,
    policy: payoutPolicy,
    action: 'keepAccount',
    load: loadFirmSubject,
    prepare: async (_none, { params, services }) => {
      const accountId = await ensureAccount(services, params.lawFirmId);
      const origin = attorneyOrigin(services);
      const back = {
        refreshUrl: `${origin}/attorney/stripe-onboarding-refresh`,
        returnUrl: `${origin}/attorney/account`,
      };
      const url = await services.payouts.onboardingUrl(services.database.db, accountId, back, services.now());
      return { accountId, url };
    },
    handle: async ({ tx, params, prepared, now, audit }) => {
      await setAccountId(tx, params.lawFirmId, prepared.accountId, now);
      audit({ subjectKind: 'lawFirm', subjectId: params.lawFirmId });
      return { url: prepared.url };
    },
  }),
  operation({
    route: 'POST /users/{id}/attorneys/{aid}/law-firms/{lawFirmId}/dashboard-link',
    id: 'payouts.openDashboard',
    needsFreshSignIn: true,
    summary: 'Where the firm’s lead sees at the payment provider what the firm was paid',
    tag: 'attorneys',
    isOurs: true,
    audited: false,
    params: firmParams,
    response: linkSchema,
    policy: payoutPolicy,
    action: 'keepAccount',
    load: loadFirmSubject,
    prepare: async (_none, { params, services }) => {
      const asked = await askAccount(services, params.lawFirmId);
      if (asked?.account?.isDetailsSubmitted !== true) {
        throw problem('REFUSED_BY_RULE', { detail: text('payouts.onboardingFirst') });
      }
      return services.payouts.dashboardUrl(services.database.db, asked.accountId, services.now());
    },
    handle: ({ prepared }) => ({ url: prepared }),
  }),
];
