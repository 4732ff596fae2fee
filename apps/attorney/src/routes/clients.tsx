import { LoadBoundary } from '@troth/portal/load-boundary';
import { Page } from '@troth/ui/page';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { ClientCount, ClientList } from '../features/clients/client-list';
import { t } from '../shared/texts';

/** /attorney/clients. Portals spec §2. */
export function ClientsRoute() {
  return (
    <LoadBoundary title={t('clients.title')} loading={<RowsSkeleton />}>
      <Page title={t('clients.title')} lead={t('clients.lead')} actions={<ClientCount />} layout="wide">
        <ClientList />
      </Page>
    </LoadBoundary>
  );
}
