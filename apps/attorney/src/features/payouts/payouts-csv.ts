import { canonicalDollars } from '@troth/domain/money';
import type { PayoutItem } from '../../shared/payout-items';
import { standingText } from './standing';
import { enumerationLabel, say } from '@troth/domain/messages';
import { t } from '../../shared/texts';

/** Cells that a spreadsheet would take for a formula begin with a quote, as text does there. */
const asText = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
const day = (instant: string | null): string => instant?.slice(0, 10) ?? '';

/** The list as a spreadsheet reads it: days in UTC, amounts in dollars, exact to the cent. RFC 4180, with a mark that it is UTF-8. */
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
    'status',
  ] as const;
  const rows = items.map((item) => [
    asText(item.clientName),
    asText(item.attorneyName),
    enumerationLabel(say, 'attorneyServiceType', item.serviceType),
    day(item.boughtAt),
    day(item.metAt),
    canonicalDollars(item.pricePaidInCents),
    canonicalDollars(item.feePaidInCents),
    canonicalDollars(item.refundedInCents),
    canonicalDollars(item.dueInCents),
    canonicalDollars(item.paidInCents),
    standingText(item),
  ]);
  const lines = [head.map((key) => t(`payoutList.${key}`)), ...rows].map((cells) => cells.map(quoted).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
