import { LoadBoundary } from '@troth/portal/load-boundary';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { DiscountsScreen } from '../features/discounts/discounts-screen';
import { t } from '../shared/texts';

/** /admin/discounts. Portals spec §2. */
export function DiscountsRoute() {
  return (
    <LoadBoundary title={t('discounts.title')} loading={<RowsSkeleton rows={8} height={32} />}>
      <DiscountsScreen />
    </LoadBoundary>
  );
}
