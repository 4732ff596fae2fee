import { LoadBoundary } from '@troth/portal/load-boundary';
import { Page } from '@troth/ui/page';
import { PageSkeleton, RowsSkeleton } from '@troth/ui/skeleton';
import { useParams } from 'react-router';
import { PurchasesSection } from '../features/refunds/purchases-section';
import { NoSuchUser, UserScreen } from '../features/users/user-screen';

/** /admin/users/{id}. Portals spec §2. */
export function UserRoute() {
  const { id = '' } = useParams();
  const loading = (
    <Page>
      <PageSkeleton>
        <RowsSkeleton rows={8} />
      </PageSkeleton>
    </Page>
  );
  return (
    <LoadBoundary key={id} loading={loading} missing={<NoSuchUser />}>
      <UserScreen id={id}>
        <PurchasesSection userId={id} />
      </UserScreen>
    </LoadBoundary>
  );
}
