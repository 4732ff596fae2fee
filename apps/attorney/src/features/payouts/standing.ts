import type { TagTone } from '@troth/ui/status-tag';
import type { PayoutItem } from '../../shared/payout-items';
import { t } from '../../shared/texts';

/** Where a payout stands, in words. */
export function standingText({ payoutStatus, dueInCents, waitsFor }: PayoutItem): string {
  if (waitsFor !== null) return t(`payoutList.wait.${waitsFor}`);
  if (payoutStatus === 'PAID') return t('payoutList.status.PAID');
  return t(dueInCents === 0 ? 'payoutList.status.SETTLED' : 'payoutList.status.READY');
}

export function standingTone({ payoutStatus, dueInCents, waitsFor }: PayoutItem): TagTone {
  if (waitsFor === 'DISPUTED') return 'danger';
  if (waitsFor !== null) return 'warning';
  if (payoutStatus === 'PAID') return 'success';
  return dueInCents === 0 ? 'neutral' : 'info';
}
