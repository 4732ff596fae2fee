import { formatCents } from '@troth/domain/money';
import { Link } from '@troth/ui/link';
import type { Column } from '@troth/ui/data-table';
import { MoneyText } from '@troth/ui/money-text';
import { StatusTag } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { formatLongDay, formatMonthDay } from '@troth/portal/instants';
import { paths } from '../../shared/paths';
import type { PurchaseItem } from '../../shared/purchases';
import { t } from '../../shared/texts';
import classes from './payouts.module.css';

export const attorneyColumn = (): Column<PurchaseItem> => ({
  key: 'attorney',
  label: t('payouts.attorney'),
  isTitle: true,
  render: ({ attorneyId, attorneyName, lawFirmName }) => (
    <>
      {attorneyId === null ? '—' : <Link href={paths.attorney(attorneyId)}>{attorneyName}</Link>}
      <Text as="p" size="small" tone="secondary">
        {lawFirmName ?? t('payouts.noFirm')}
      </Text>
    </>
  ),
});

/** For whom the service is. It heads the row where the attorney is the page. */
export const clientColumn = ({ isTitle = false } = {}): Column<PurchaseItem> => ({
  key: 'client',
  label: t('payouts.for'),
  isTitle,
  render: ({ clientId, clientName, title }) => (
    <div className={classes.client}>
      <Link href={paths.user(clientId)}>{clientName}</Link>
      <Text as="p" size="small" tone="secondary">
        {title}
      </Text>
    </div>
  ),
});

export const moneyColumn = (
  key: string,
  label: string,
  cents: (item: PurchaseItem) => number | null,
): Column<PurchaseItem> => ({
  key,
  label,
  align: 'end',
  render: (item) => <MoneyText cents={cents(item)} />,
});

/** What is due; nobody knows it while the provider's fee is not known. */
export const dueColumn = (): Column<PurchaseItem> =>
  moneyColumn('due', t('payouts.due'), (item) => (item.feePaidInCents === null ? null : item.dueInCents));

/** What keeps a payout. */
export function Wait({ item: { waitsFor, disputedAt } }: { item: PurchaseItem }) {
  return (
    <div>
      {waitsFor !== null && t(`payouts.wait.${waitsFor}`)}
      {disputedAt !== null && (
        <Text as="p" size="small" tone="secondary">
          {t('payouts.disputedSince', { day: formatLongDay(disputedAt) })}
        </Text>
      )}
    </div>
  );
}

/** What went out, or was refused, and that an admin closed the rest. */
export function Transfers({ item: { payouts, payoutClosedAt } }: { item: PurchaseItem }) {
  return (
    <div>
      {payouts.map(({ id, status, transferId, outsideReference, createdAt, failure }) => (
        <Text key={id} as="p" size="small">
          {formatMonthDay(createdAt)} <code>{transferId ?? outsideReference ?? failure ?? '—'}</code>{' '}
          {status !== 'PAID' && (
            <StatusTag tone={status === 'FAILED' ? 'danger' : 'neutral'}>{t(`payouts.state.${status}`)}</StatusTag>
          )}
        </Text>
      ))}
      {payoutClosedAt !== null && (
        <Text as="p" size="small">
          {t('payouts.closedOn', { day: formatMonthDay(payoutClosedAt) })}
        </Text>
      )}
    </div>
  );
}

export const paidColumn = (): Column<PurchaseItem> => ({
  key: 'amount',
  label: t('payouts.amount'),
  align: 'end',
  render: ({ paidInCents, dueInCents, partialPayoutReason }) => (
    <div>
      <MoneyText cents={paidInCents} />
      {partialPayoutReason !== null && (
        <Text as="p" size="small" tone="secondary">
          {partialPayoutReason}
        </Text>
      )}
      {dueInCents > 0 && (
        <Text as="p" size="small" tone="secondary">
          {t('payouts.stillDue', { amount: formatCents(dueInCents) })}
        </Text>
      )}
    </div>
  ),
});
