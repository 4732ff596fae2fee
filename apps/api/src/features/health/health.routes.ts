import { z } from 'zod';
import { executeSqlIn } from '../../kernel/database/database';
import { noSubject, operation } from '../../kernel/http/operation';
import { anyone, type Policy } from '../../kernel/http/policy';
import { isSandboxNotary } from '../../kernel/ports/notary/sandbox-notary';
import { isSandboxPayments } from '../../kernel/ports/payments/sandbox-payments';
import { BUILD } from '../../kernel/version';

const healthPolicy = { read: anyone } satisfies Policy<never, unknown>;

export const healthOperations = [
  operation({
    route: 'GET /health',
    id: 'health.read',
    summary: 'Answers when the API is ready: its database answers too',
    tag: 'health',
    isOurs: true,
    response: z
      .object({
        status: z.literal('ready'),
        /** Of the contract, with the commit that was built: `1.0.0+0123456789ab`. */
        version: z.string(),
        /** What is only played here, since no provider is configured for it. */
        sandboxes: z.array(z.enum(['payments', 'notary'])),
      })
      .meta({ id: 'Health' }),
    policy: healthPolicy,
    action: 'read',
    load: noSubject,
    handle: async ({ tx, services }) => {
      await executeSqlIn(tx)('select 1');
      const sandboxes = [
        ...(isSandboxPayments(services.payments) ? (['payments'] as const) : []),
        ...(isSandboxNotary(services.notary) ? (['notary'] as const) : []),
      ];
      return { status: 'ready' as const, version: BUILD, sandboxes };
    },
  }),
];
