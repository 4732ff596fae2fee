import { formatCents } from '@troth/domain/money';
import { MoneyText } from '@troth/ui/money-text';
import { BulkDialog } from '../../shared/actions/bulk-dialog';
import type { PurchaseItem } from '../../shared/purchases';
import { t } from '../../shared/texts';
import { attorneyColumn, clientColumn, moneyColumn } from './payout-columns';
import { payOut } from './queries';

/** Pays all that is ready. Its list and its sum are read first. */
export function PayAllDialog({ items, onClose }: { items: readonly PurchaseItem[]; onClose: () => void }) {
  const sum = items.reduce((total, { dueInCents }) => total + dueInCents, 0);
  return (
    <BulkDialog
      title={t('payAll.title', { count: items.length, sum: formatCents(sum) })}
      text={t('payAll.text')}
      confirmText={t('payAll.confirm', { sum: formatCents(sum) })}
      rows={items}
      caption={t('payAll.caption')}
      columns={[attorneyColumn(), clientColumn(), moneyColumn('due', t('payouts.due'), ({ dueInCents }) => dueInCents)]}
      totals={[t('payouts.together'), '', <MoneyText key="sum" cents={sum} />]}
      suggestedReason={t('pay.reason.whole')}
      act={(item, { key, reason }) => payOut({ item, key, body: { reason } })}
      rowDone={t('payAll.paid')}
      doneText={(paid, failed) => t('payAll.done', { paid, failed })}
      onClose={onClose}
    />
  );
}
