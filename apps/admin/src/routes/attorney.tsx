import { LoadBoundary } from '@troth/portal/load-boundary';
import { useParams } from 'react-router';
import { PersonAppointments } from '../features/appointments/person-appointments';
import { AttorneyScreen, NoAttorneyFound } from '../features/attorneys/attorney-screen';
import { AttorneyPayouts } from '../features/payouts/attorney-payouts';
import { AttorneyReviews } from '../features/reviews/attorney-reviews';
import { PersonLog } from '../shared/actions/person-log';
import { recordLoading } from '../shared/record-loading';

/** /admin/attorneys/{attorneyId}. Portals spec §2. */
export function AttorneyRoute() {
  const { attorneyId = '' } = useParams();
  return (
    <LoadBoundary key={attorneyId} loading={recordLoading} missing={<NoAttorneyFound />}>
      <AttorneyScreen id={attorneyId}>
        <PersonAppointments userId={attorneyId} whose="attorney" />
        <AttorneyPayouts attorneyId={attorneyId} />
        <AttorneyReviews attorneyId={attorneyId} />
        <PersonLog userId={attorneyId} />
      </AttorneyScreen>
    </LoadBoundary>
  );
}
