import type { ReceiptPaper } from '@troth/agreement/pdf';
import { paidOf, payoutSums } from '@troth/domain/attorneys';
import { calendarDateIn } from '@troth/domain/dates';
import { enumerationLabel, say } from '@troth/domain/messages';
import { formatCents } from '@troth/domain/money';
import { nameOrEmail } from '@troth/domain/people';
import { contentDisposition } from '../../kernel/downloads/content-disposition';
import { text } from '../../kernel/texts';
import type { AttorneyView } from '../../records/attorneys/attorney.repository';
import { paymentsOf, type ServicePayoutItem } from '../../records/payouts/payout-item.repository';

/** A statement to be saved. */
export const statementResponse = (pdf: Uint8Array, year: string): Response =>
  new Response(Buffer.from(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('attachment', text('statement.fileName', { year })),
      'cache-control': 'no-store',
    },
  });

const dayName = (date: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }) =>
  new Intl.DateTimeFormat(text.locale, { timeZone: 'UTC', ...options }).format(new Date(`${date}T00:00:00.000Z`));

/**
 * What a firm, or one attorney's services, was paid in a year: each payment by its day, with what it was for and where it
 * is found, and the sum of each month. Amounts are less what was taken back. Ours.
 */
export function statementPaper({
  year,
  view,
  items,
  now,
}: {
  readonly year: string;
  readonly view: AttorneyView;
  readonly items: readonly ServicePayoutItem[];
  readonly now: Date;
}): ReceiptPaper {
  const payments = items
    .flatMap((item) => paymentsOf(item).map((payment) => ({ item, ...payment })))
    .filter(({ paidOn }) => paidOn.startsWith(`${year}-`))
    .toSorted((one, other) => one.paidOn.localeCompare(other.paidOn));
  const sums = payoutSums(
    payments.map(({ item, ...payment }) => ({
      boughtAt: item.boughtAt.toISOString(),
      dueInCents: 0,
      payments: [payment],
    })),
    'MONTH',
  ).toReversed();
  const isFirms = view.attorney.isLawFirmLead;
  return {
    title: text('statement.title', { year }),
    facts: [
      { label: text('statement.firm'), value: view.lawFirm?.name ?? text('statement.noFirm') },
      ...(isFirms ? [] : [{ label: text('statement.attorney'), value: nameOrEmail(view.user) }]),
      { label: text('statement.period'), value: text('statement.period.value', { year }) },
      { label: text('statement.created'), value: `${dayName(calendarDateIn('UTC', now))} (UTC)` },
      ...sums.map(({ period, paidInCents }) => ({
        label: dayName(`${period}-01`, { month: 'long' }),
        value: formatCents(paidInCents),
      })),
    ],
    head: [text('statement.payment'), text('receipt.amount')],
    lines: payments.map(({ item, paidOn, transfer, reversedInCents, ...payment }) => ({
      label: text('statement.line', {
        date: dayName(paidOn),
        client: item.clientName,
        service: enumerationLabel(say, 'attorneyServiceType', item.serviceType),
      }),
      value: formatCents(paidOf({ paidOn, reversedInCents, ...payment })),
      detail: [
        ...(isFirms ? [item.attorneyName] : []),
        text('statement.detail', {
          price: formatCents(item.row.pricePaidInCents),
          fee: formatCents(item.row.feePaidInCents),
        }),
        ...(reversedInCents === 0 ? [] : [text('statement.reversed', { amount: formatCents(reversedInCents) })]),
        ...(transfer === null ? [] : [text('statement.transfer', { number: transfer })]),
      ].join(' · '),
    })),
    total: {
      label: text('statement.total', { year }),
      value: formatCents(payments.reduce((sum, payment) => sum + paidOf(payment), 0)),
    },
    note: text('statement.note'),
  };
}
