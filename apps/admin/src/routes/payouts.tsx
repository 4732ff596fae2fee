import { LoadBoundary } from '@troth/portal/load-boundary';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { PayoutsScreen } from '../features/payouts/payouts-screen';
import { t } from '../shared/texts';

/** /admin/attorney/payouts. Portals spec §2. */
export function PayoutsRoute() {
  return (
    <LoadBoundary title={t('payouts.route')} loading={<RowsSkeleton rows={8} height={32} />}>
      <PayoutsScreen />
    </LoadBoundary>
  );
}
