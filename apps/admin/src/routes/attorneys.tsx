import { LoadBoundary } from '@troth/portal/load-boundary';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { AttorneyList } from '../features/attorneys/attorney-list';
import { t } from '../shared/texts';

/** /admin/attorneys. Portals spec §2. */
export function AttorneysRoute() {
  return (
    <LoadBoundary title={t('attorneys.title')} loading={<RowsSkeleton rows={8} height={32} />}>
      <AttorneyList />
    </LoadBoundary>
  );
}
