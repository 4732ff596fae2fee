import { Timeline } from '@troth/portal/timeline/timeline';
import { Page } from '@troth/ui/page';
import { CardSkeleton } from '@troth/ui/skeleton';
import { Navigate } from 'react-router';
import { useOwnDocument } from '../shared/document';
import { LoadBoundary } from '../shared/load-boundary';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

/** /history: what happened to the agreement, and the log that proves it. ADR 0041. */
export function HistoryRoute() {
  const own = useOwnDocument();
  if (own === null) return <Navigate to={paths.home()} replace />;
  return (
    <Page title={t('timeline.title')} lead={t('timeline.lead')}>
      <LoadBoundary failed={t('timeline.failed')} loading={<CardSkeleton height={320} />}>
        <Timeline documentId={own.document.id} now={new Date()} />
      </LoadBoundary>
    </Page>
  );
}
