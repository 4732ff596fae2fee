import { isImported } from '@troth/domain/documents';
import { Page, PageHeading } from '@troth/ui/page';
import { CardSkeleton } from '@troth/ui/skeleton';
import { type ReactNode, useCallback, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { useReviewPlace } from '../features/documents/review-link';
import { ReviewScreen } from '../features/documents/review-screen';
import { useQuestionIndex } from '../features/questionnaire/use-question-index';
import { useOwnDocument } from '../shared/document';
import { LoadBoundary } from '../shared/load-boundary';
import { OverallProgress } from '../shared/overall-progress';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

/** /documents/review: the agreement to read. Before there is one it leads to where it is made. */
export function DocumentReviewRoute() {
  const own = useOwnDocument();
  const asksForVersion = useReviewPlace().version !== null;
  const { documentId } = useParams();
  const [isAsking, setAsking] = useState(false);
  const questions = useQuestionIndex(isAsking);
  const askQuestions = useCallback(() => setAsking(true), []);
  const isOurs = own !== null && own.document.lastGeneratedAt !== null && !isImported(own.document);
  const [beganWithOurs] = useState(isOurs);
  if (own === null) return <Navigate to={paths.home()} replace />;
  if (documentId !== undefined && documentId !== own.document.id)
    return <Navigate to={paths.documentReview()} replace />;
  // While the agreement is made again, the versions before can still be read: each at its own address, and by whoever was
  // reading when that began.
  if (own.document.lastGeneratedAt === null && !asksForVersion && !beganWithOurs)
    return <Navigate to={paths.documents()} replace />;
  const isMadeElsewhere = isImported(own.document) && !asksForVersion;
  const page = (content: ReactNode) => (
    <Page documentTitle={t('review.title')} layout={isMadeElsewhere ? 'column' : 'review'}>
      {content}
    </Page>
  );
  return (
    <LoadBoundary
      title={t('review.title')}
      failed={t('review.loadFailed')}
      loading={page(<CardSkeleton height={720} />)}
    >
      {page(
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
          questions={questions}
          onAskQuestions={askQuestions}
        />,
      )}
    </LoadBoundary>
  );
}
