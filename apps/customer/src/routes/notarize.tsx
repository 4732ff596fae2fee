import { Page } from '@troth/ui/page';
import { CardSkeleton } from '@troth/ui/skeleton';
import { DownloadButton } from '../features/documents/download-button';
import { NotarizationInfo } from '../features/notarization/notarization-info';
import { ReadyToSign } from '../features/notarization/ready-to-sign';
import { useOwnDocument } from '../shared/document';
import { useCouple } from '../shared/journey';
import { LoadBoundary } from '../shared/load-boundary';
import { OverallProgress } from '../shared/overall-progress';
import { t } from '../shared/texts';

/**
 * /notarize: what stands between the couple and the notary, or what they can do now. It can be reached while its menu
 * item is dimmed, for this is where the reason is told. Customer spec §2; `docs/decisions/0000-product-decisions.md`, row 33.
 */
export function NotarizeRoute() {
  const { journey } = useCouple();
  const blocker = journey.notarizationBlocker;
  return (
    <Page
      title={blocker === null ? t('notarize.readyTitle') : t('notarize.title')}
      documentTitle={t('notarize.title')}
      {...(blocker === null && { lead: t('notarize.readyLead') })}
      progress={<OverallProgress />}
    >
      {blocker === null ? (
        <LoadBoundary failed={t('documents.loadFailed')} loading={<CardSkeleton height={260} />}>
          <Ready />
        </LoadBoundary>
      ) : (
        <NotarizationInfo blocker={blocker} />
      )}
    </Page>
  );
}

function Ready() {
  const own = useOwnDocument();
  if (own === null) return null;
  const { id, generatedPdfFileId } = own.document;
  return (
    <ReadyToSign
      own={own}
      now={new Date()}
      download={
        generatedPdfFileId !== null && (
          <DownloadButton documentId={id} fileId={generatedPdfFileId} variant="primary" size="lg" hasName />
        )
      }
    />
  );
}
