import { useSuspenseQuery } from '@tanstack/react-query';
import { isImported } from '@troth/domain/documents';
import { Page } from '@troth/ui/page';
import { CardSkeleton } from '@troth/ui/skeleton';
import { Navigate } from 'react-router';
import { VersionFingerprint } from '../features/documents/version-fingerprint';
import { historyQuery } from '../features/documents/queries';
import { BeforeTheNotary } from '../features/notarization/before-the-notary';
import { outlookQuery, underWayIn } from '../features/notarization/queries';
import { type OwnDocument, useOwnDocument } from '../shared/document';
import { useCouple } from '../shared/journey';
import { LoadBoundary } from '../shared/load-boundary';
import { OverallProgress } from '../shared/overall-progress';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

/** /notarize/review: what both look at before the agreement goes to the notary. D33. */
export function NotarizeReviewRoute() {
  return (
    <Page title={t('notaryReview.title')} lead={t('notaryReview.lead')} progress={<OverallProgress />}>
      <LoadBoundary failed={t('notarize.loadFailed')} loading={<CardSkeleton height={560} />}>
        <Review />
      </LoadBoundary>
    </Page>
  );
}

function Review() {
  const own = useOwnDocument();
  return own === null ? <Navigate to={paths.notarize()} replace /> : <OfDocument own={own} />;
}

function OfDocument({ own: { document } }: { own: OwnDocument }) {
  const { self } = useCouple();
  const { data: outlook } = useSuspenseQuery(outlookQuery(self.id, document.id));
  const { data: commits } = useSuspenseQuery(historyQuery(self.id, document.id));
  const isOpen = underWayIn(outlook) === null && outlook.blocker === null && outlook.online.isOffered;
  if (!isOpen || outlook.isPaymentNeeded) return <Navigate to={paths.notarize()} replace />;
  const [commit] = commits;
  return (
    <BeforeTheNotary
      userId={self.id}
      documentId={document.id}
      outlook={outlook}
      fingerprint={
        isImported(document) || commit === undefined ? null : (
          <VersionFingerprint hash={commit.hash} number={commits.length} />
        )
      }
    />
  );
}
