import { LoadBoundary } from '@troth/portal/load-boundary';
import { useParams } from 'react-router';
import { AttorneyScreen, NoAttorneyFound } from '../features/attorneys/attorney-screen';
import { recordLoading } from '../shared/record-loading';

/** /admin/attorneys/{attorneyId}. Portals spec §2. */
export function AttorneyRoute() {
  const { attorneyId = '' } = useParams();
  return (
    <LoadBoundary key={attorneyId} loading={recordLoading} missing={<NoAttorneyFound />}>
      <AttorneyScreen id={attorneyId} />
    </LoadBoundary>
  );
}
