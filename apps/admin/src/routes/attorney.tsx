import { LoadBoundary } from '@troth/portal/load-boundary';
import { Page } from '@troth/ui/page';
import { PageSkeleton, RowsSkeleton } from '@troth/ui/skeleton';
import { useParams } from 'react-router';
import { AttorneyScreen, NoAttorneyFound } from '../features/attorneys/attorney-screen';

/** /admin/attorneys/{attorneyId}. Portals spec §2. */
export function AttorneyRoute() {
  const { attorneyId = '' } = useParams();
  const loading = (
    <Page>
      <PageSkeleton>
        <RowsSkeleton rows={8} />
      </PageSkeleton>
    </Page>
  );
  return (
    <LoadBoundary key={attorneyId} loading={loading} missing={<NoAttorneyFound />}>
      <AttorneyScreen id={attorneyId} />
    </LoadBoundary>
  );
}
