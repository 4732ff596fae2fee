import { LoadBoundary } from '@troth/portal/load-boundary';
import { Page } from '@troth/ui/page';
import { PageSkeleton } from '@troth/ui/skeleton';
import { useParams } from 'react-router';
import { ClientScreen, NoSuchClient } from '../features/clients/client-screen';

/** /attorney/clients/{clientId}. Portals spec §2. */
export function ClientRoute() {
  const { clientId = '' } = useParams();
  return (
    <LoadBoundary
      key={clientId}
      loading={
        <Page>
          <PageSkeleton />
        </Page>
      }
      missing={<NoSuchClient />}
    >
      <ClientScreen clientId={clientId} />
    </LoadBoundary>
  );
}
