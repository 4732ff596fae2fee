import { csvFile } from '@troth/domain/csv';
import { canonicalDollars } from '@troth/domain/money';
import type { PayoutItem } from '../../shared/payout-items';
import { standingText } from './standing';
import { enumerationLabel, say } from '@troth/domain/messages';
import { t } from '../../shared/texts';

const day = (instant: string | null): string => instant?.slice(0, 10) ?? '';

/** The list as a spreadsheet reads it: days in UTC, amounts in dollars, exact to the cent. */
export function payoutsCsv(items: readonly PayoutItem[]): string {
  const head = [
    'client',
    'attorney',
    'service',
    'bought',
    'met',
    'price',
    'fee',
    'refunds',
    'due',
    'paid',
    'paidOnColumn',
    'transferColumn',
    'status',
  ] as const;
  const rows = items.map((item) => [
    item.clientName,
    item.attorneyName,
    enumerationLabel(say, 'attorneyServiceType', item.serviceType),
    day(item.boughtAt),
    day(item.metAt),
    canonicalDollars(item.pricePaidInCents),
    canonicalDollars(item.feePaidInCents),
    canonicalDollars(item.refundedInCents),
    canonicalDollars(item.dueInCents),
    canonicalDollars(item.paidInCents),
    item.payments.map(({ paidOn }) => paidOn).join('; '),
    item.payments.map(({ transfer }) => transfer ?? '—').join('; '),
    standingText(item),
  ]);
  return csvFile([head.map((key) => t(`payoutList.${key}`)), ...rows]);
}
