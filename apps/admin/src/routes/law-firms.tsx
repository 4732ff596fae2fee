import { LoadBoundary } from '@troth/portal/load-boundary';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { LawFirmList } from '../features/law-firms/law-firm-list';
import { t } from '../shared/texts';

/** /admin/law-firms. Portals spec §2. */
export function LawFirmsRoute() {
  return (
    <LoadBoundary title={t('lawFirms.title')} loading={<RowsSkeleton rows={8} height={32} />}>
      <LawFirmList />
    </LoadBoundary>
  );
}
