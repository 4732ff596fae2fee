import { LoadBoundary } from '@troth/portal/load-boundary';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { NameCheck } from '../features/conflicts/name-check';
import { ClientList } from '../features/clients/client-list';
import { t } from '../shared/texts';

/** /attorney/clients. Portals spec §2. */
export function ClientsRoute() {
  return (
    <LoadBoundary title={t('clients.title')} loading={<RowsSkeleton />}>
      <ClientList nameCheck={<NameCheck />} />
    </LoadBoundary>
  );
}
