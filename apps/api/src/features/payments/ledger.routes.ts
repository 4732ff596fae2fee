import { calendarDateSchema } from '@troth/domain/records';
import { z } from 'zod';
import { noSubject, operation } from '../../kernel/http/operation';
import { isAdmin, type Policy } from '../../kernel/http/policy';
import { type LedgerLine, ledgerLines } from '../../records/payments/ledger.repository';

const ledgerPolicy = { read: isAdmin } satisfies Policy<never, unknown>;

const COLUMNS = [
  'occurred_at',
  'posting_id',
  'kind',
  'reference',
  'provider',
  'checkout_id',
  'purchase_item_id',
  'account',
  'amount_in_cents',
] as const;

/** Every value is an identifier, a word of ours or a number, so that nothing needs quoting and no cell is a formula. */
const rowOf = (line: LedgerLine): string =>
  [
    line.occurredAt.toISOString(),
    line.postingId,
    line.kind,
    line.reference,
    line.provider,
    line.checkoutId ?? '',
    line.purchaseItemId ?? '',
    line.account,
    line.amountInCents,
  ].join(',');

export const ledgerOperations = [
  operation({
    route: 'GET /admin/ledger',
    id: 'admin.exportLedger',
    summary: 'Every cent that was paid, kept, given back or paid out, as CSV; each posting adds up to zero',
    tag: 'payments',
    isOurs: true,
    query: z.object({ since: calendarDateSchema.optional() }),
    produces: 'text/csv',
    response: null,
    policy: ledgerPolicy,
    action: 'read',
    load: noSubject,
    handle: async ({ tx, query }) => {
      const since = query.since === undefined ? null : new Date(`${query.since}T00:00:00.000Z`);
      const rows = (await ledgerLines(tx, since)).map(rowOf);
      return new Response(`${[COLUMNS.join(','), ...rows].join('\r\n')}\r\n`, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="ledger.csv"',
          'cache-control': 'no-store',
        },
      });
    },
  }),
];
