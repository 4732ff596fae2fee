import { LoadBoundary } from '@troth/portal/load-boundary';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { LibraryScreen } from '../features/library/library-screen';
import { t } from '../shared/texts';

/** /admin/library-groups. Portals spec §2. */
export function LibraryGroupsRoute() {
  return (
    <LoadBoundary title={t('library.title')} loading={<RowsSkeleton rows={8} height={32} />}>
      <LibraryScreen />
    </LoadBoundary>
  );
}
