import { LoadBoundary } from '@troth/portal/load-boundary';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { CounselScreen } from '../features/counsel/counsel-screen';
import { t } from '../shared/texts';

/** /admin/counsel. */
export function CounselRoute() {
  return (
    <LoadBoundary title={t('counsel.title')} loading={<RowsSkeleton rows={8} height={32} />}>
      <CounselScreen />
    </LoadBoundary>
  );
}
