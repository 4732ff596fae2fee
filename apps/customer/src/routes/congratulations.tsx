import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Page } from '@troth/ui/page';
import { CardSkeleton } from '@troth/ui/skeleton';
import { Navigate } from 'react-router';
import { DownloadButton } from '../features/documents/download-button';
import { ownCounselQuery } from '../features/external-attorney/queries';
import { Congratulations } from '../features/notarization/congratulations';
import { notarizationsQuery } from '../features/notarization/queries';
import { formatDate } from '../shared/dates';
import { namesOf, type OwnDocument, useOwnDocument } from '../shared/document';
import { useCouple } from '../shared/journey';
import { LoadBoundary } from '../shared/load-boundary';
import { OverallProgress } from '../shared/overall-progress';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

/** /congratulations: the end, once the agreement is sealed; before that it leads to the notary. Customer spec §2. */
export function CongratulationsRoute() {
  const { journey } = useCouple();
  if (journey.document?.isNotarized !== true) return <Navigate to={paths.notarize()} replace />;
  return (
    <Page documentTitle={t('done.tab')} progress={<OverallProgress />}>
      <LoadBoundary failed={t('done.loadFailed')} loading={<CardSkeleton height={720} />}>
        <Done />
      </LoadBoundary>
    </Page>
  );
}

function Done() {
  const own = useOwnDocument();
  return own === null ? null : <OfDocument own={own} />;
}

function OfDocument({ own: { document, names } }: { own: OwnDocument }) {
  const { self, journey } = useCouple();
  const { data: notarizations } = useSuspenseQuery(notarizationsQuery(self.id, document.id));
  // The attorney whom the reader found alone; nothing waits for it.
  const { data: counsel } = useQuery(ownCounselQuery({ userId: self.id, documentId: document.id }));
  const completed = notarizations.find(({ notarizationCompletedAt }) => notarizationCompletedAt !== null);
  if (completed?.notarizationCompletedAt == null) return null;
  const { provider, notarizationCompletedAt, notarizedFileId } = completed;
  return (
    <Congratulations
      names={namesOf({ names })}
      completedAt={notarizationCompletedAt}
      isSandbox={provider === 'SANDBOX'}
      isOnPaper={provider === 'IN_PERSON'}
      hasAttorney={document.attorneyAId !== null || document.attorneyBId !== null || counsel?.attorney != null}
      weddingDateText={journey.weddingDate === null ? null : formatDate(journey.weddingDate)}
      download={
        notarizedFileId !== null && (
          <DownloadButton documentId={document.id} fileId={notarizedFileId} variant="primary" size="lg" hasName />
        )
      }
    />
  );
}
