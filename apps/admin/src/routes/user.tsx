import { LoadBoundary } from '@troth/portal/load-boundary';
import { useParams } from 'react-router';
import { PurchasesSection } from '../features/refunds/purchases-section';
import { NoSuchUser, UserScreen } from '../features/users/user-screen';
import { recordLoading } from '../shared/record-loading';

/** /admin/users/{id}. Portals spec §2. */
export function UserRoute() {
  const { id = '' } = useParams();
  return (
    <LoadBoundary key={id} loading={recordLoading} missing={<NoSuchUser />}>
      <UserScreen id={id}>
        <PurchasesSection userId={id} />
      </UserScreen>
    </LoadBoundary>
  );
}
