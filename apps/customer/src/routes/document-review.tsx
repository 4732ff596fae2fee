import { isImported } from '@troth/domain/documents';
import { Page, PageHeading } from '@troth/ui/page';
import { CardSkeleton, Skeleton } from '@troth/ui/skeleton';
import { Suspense } from 'react';
import { Navigate } from 'react-router';
import { ReviewScreen } from '../features/documents/review-screen';
import { QuestionTitle } from '../features/questionnaire/question-title';
import { useOwnDocument } from '../shared/document';
import { LoadBoundary } from '../shared/load-boundary';
import { OverallProgress } from '../shared/overall-progress';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

/** /documents/review: the agreement to read. Before there is one it leads to where it is made. */
export function DocumentReviewRoute() {
  const own = useOwnDocument();
  if (own === null) return <Navigate to={paths.home()} replace />;
  if (own.document.lastGeneratedAt === null) return <Navigate to={paths.documents()} replace />;
  const isMadeElsewhere = isImported(own.document);
  return (
    <Page documentTitle={t('review.title')} layout={isMadeElsewhere ? 'column' : 'review'}>
      <LoadBoundary failed={t('review.loadFailed')} loading={<CardSkeleton height={720} />}>
        <ReviewScreen
          own={own}
          header={
            <>
              <OverallProgress />
              <PageHeading
                title={t('review.title')}
                lead={t(isMadeElsewhere ? 'review.imported.lead' : 'review.lead')}
              />
            </>
          }
          renderQuestion={(questionId) => (
            <Suspense fallback={<Skeleton width="80%" />}>
              <QuestionTitle questionId={questionId} />
            </Suspense>
          )}
        />
      </LoadBoundary>
    </Page>
  );
}
