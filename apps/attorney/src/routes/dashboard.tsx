import { LoadBoundary } from '@troth/portal/load-boundary';
import { Page } from '@troth/ui/page';
import { PageSkeleton, RowsSkeleton } from '@troth/ui/skeleton';
import { Dashboard } from '../features/dashboard/dashboard';

/** /: what waits for the attorney. Portals spec §2. */
export function DashboardRoute() {
  return (
    <LoadBoundary
      loading={
        <Page>
          <PageSkeleton>
            <RowsSkeleton />
          </PageSkeleton>
        </Page>
      }
    >
      <Dashboard />
    </LoadBoundary>
  );
}
