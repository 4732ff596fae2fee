import { LoadBoundary } from '@troth/portal/load-boundary';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { StateList } from '../features/law/state-list';
import { t } from '../shared/texts';

/** /admin/states. Portals spec §2. */
export function StatesRoute() {
  return (
    <LoadBoundary title={t('law.states')} loading={<RowsSkeleton rows={8} height={32} />}>
      <StateList />
    </LoadBoundary>
  );
}
