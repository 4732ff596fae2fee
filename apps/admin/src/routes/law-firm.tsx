import { LoadBoundary } from '@troth/portal/load-boundary';
import { Page } from '@troth/ui/page';
import { PageSkeleton, RowsSkeleton } from '@troth/ui/skeleton';
import { useParams } from 'react-router';
import { LawFirmScreen, NoLawFirmFound } from '../features/law-firms/law-firm-screen';

/** /admin/law-firms/{lawFirmId}. Portals spec §2. */
export function LawFirmRoute() {
  const { lawFirmId = '' } = useParams();
  const loading = (
    <Page>
      <PageSkeleton>
        <RowsSkeleton rows={8} />
      </PageSkeleton>
    </Page>
  );
  return (
    <LoadBoundary key={lawFirmId} loading={loading} missing={<NoLawFirmFound />}>
      <LawFirmScreen id={lawFirmId} />
    </LoadBoundary>
  );
}
