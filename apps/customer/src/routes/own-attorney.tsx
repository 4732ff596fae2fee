import { Page } from '@troth/ui/page';
import { CardSkeleton } from '@troth/ui/skeleton';
import { Navigate } from 'react-router';
import { OwnAttorney } from '../features/external-attorney/own-attorney';
import { useOwnDocument } from '../shared/document';
import { LoadBoundary } from '../shared/load-boundary';
import { OverallProgress } from '../shared/overall-progress';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

/** /own-attorney: an attorney whom one found oneself, in every state. D10. */
export function OwnAttorneyRoute() {
  const own = useOwnDocument();
  if (own === null) return <Navigate to={paths.home()} replace />;
  return (
    <Page title={t('ownAttorney.title')} lead={t('ownAttorney.lead')} progress={<OverallProgress />}>
      <LoadBoundary failed={t('ownAttorney.loadFailed')} loading={<CardSkeleton height={420} />}>
        <OwnAttorney own={own} />
      </LoadBoundary>
    </Page>
  );
}
