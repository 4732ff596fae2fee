import { Page } from '@troth/ui/page';
import { CardSkeleton } from '@troth/ui/skeleton';
import { Navigate } from 'react-router';
import { GeneratePanel } from '../features/documents/generate-panel';
import { VersionPanel } from '../features/documents/version-panel';
import { useOwnDocument } from '../shared/document';
import { LoadBoundary } from '../shared/load-boundary';
import { OverallProgress } from '../shared/overall-progress';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

/** /documents: makes the agreement; then what it is now. Customer spec §2. */
export function DocumentsRoute() {
  const own = useOwnDocument();
  if (own === null) return <Navigate to={paths.home()} replace />;
  const isMade = own.document.lastGeneratedAt !== null;
  return (
    <Page
      title={isMade ? t('documents.madeTitle') : t('documents.title')}
      lead={isMade ? t('documents.madeLead') : t('documents.lead')}
      documentTitle={t('documents.tab')}
      progress={<OverallProgress />}
    >
      <LoadBoundary failed={t('documents.loadFailed')} loading={<CardSkeleton height={320} />}>
        {isMade ? <VersionPanel own={own} /> : <GeneratePanel own={own} />}
      </LoadBoundary>
    </Page>
  );
}
