import { LoadBoundary } from '@troth/portal/load-boundary';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { useParams } from 'react-router';
import { AttorneyClients } from '../features/attorneys/attorney-clients';
import { NoAttorneyFound } from '../features/attorneys/attorney-screen';
import { t } from '../shared/texts';

/** /admin/attorneys/{attorneyId}/clients. Portals spec §2. */
export function AttorneyClientsRoute() {
  const { attorneyId = '' } = useParams();
  return (
    <LoadBoundary
      key={attorneyId}
      title={t('clients.heading')}
      loading={<RowsSkeleton rows={8} height={32} />}
      missing={<NoAttorneyFound />}
    >
      <AttorneyClients id={attorneyId} />
    </LoadBoundary>
  );
}
