import { LoadBoundary } from '@troth/portal/load-boundary';
import { useParams } from 'react-router';
import { LawFirmScreen, NoLawFirmFound } from '../features/law-firms/law-firm-screen';
import { recordLoading } from '../shared/record-loading';

/** /admin/law-firms/{lawFirmId}. Portals spec §2. */
export function LawFirmRoute() {
  const { lawFirmId = '' } = useParams();
  return (
    <LoadBoundary key={lawFirmId} loading={recordLoading} missing={<NoLawFirmFound />}>
      <LawFirmScreen id={lawFirmId} />
    </LoadBoundary>
  );
}
