import { LoadBoundary } from '@troth/portal/load-boundary';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { PayoutsScreen } from '../features/payouts/payouts-screen';
import { t } from '../shared/texts';

/** /attorney/payouts. Portals spec §2. */
export function PayoutsRoute() {
  return (
    <LoadBoundary title={t('payoutList.title')} loading={<RowsSkeleton />}>
      <PayoutsScreen />
    </LoadBoundary>
  );
}
