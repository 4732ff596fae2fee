import { pageHeading, useKeptFocus } from '@troth/portal/use-kept-focus';
import { LinkButton } from '@troth/ui/button';
import { BoxIcon, HistoryIcon } from '@troth/ui/icons';
import { Page } from '@troth/ui/page';
import { CardSkeleton } from '@troth/ui/skeleton';
import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router';
import { GeneratePanel } from '../features/documents/generate-panel';
import { History } from '../features/documents/history';
import { Papers } from '../features/documents/papers';
import classes from '../features/documents/documents.module.css';
import { VersionPanel } from '../features/documents/version-panel';
import { useOwnDocument } from '../shared/document';
import { LoadBoundary } from '../shared/load-boundary';
import { useCouple } from '../shared/journey';
import { OverallProgress } from '../shared/overall-progress';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

/** /documents: makes the agreement; then what it is now, every version of it, and the papers beside it. Customer spec §2. */
export function DocumentsRoute() {
  const own = useOwnDocument();
  const isMade = own !== null && own.document.lastGeneratedAt !== null;
  const { journey } = useCouple();
  useFromTheTop(isMade ? 'made' : 'open');
  if (own === null) return <Navigate to={paths.home()} replace />;
  const isConfirmed = own.document.reviewedAt !== null;
  const isWithAttorneys = isMade && journey.nextStep.key === 'WAIT_FOR_APPROVAL';
  const isNotarized = journey.document?.isNotarized === true;
  return (
    <Page
      title={t(isNotarized ? 'documents.notarizedTitle' : isMade ? 'documents.madeTitle' : 'documents.title')}
      lead={t(
        isNotarized
          ? 'documents.notarizedLead'
          : isWithAttorneys
            ? 'documents.withAttorneysLead'
            : isConfirmed
              ? 'documents.confirmedLead'
              : isMade
                ? 'documents.madeLead'
                : 'documents.lead',
      )}
      documentTitle={t('documents.tab')}
      progress={<OverallProgress />}
    >
      <LoadBoundary failed={t('documents.loadFailed')} loading={<CardSkeleton height={320} />}>
        {isMade ? <VersionPanel own={own} /> : <GeneratePanel own={own} />}
        {/* One part that does not come takes no other with it. */}
        <LoadBoundary failed={t('documents.history.failed')} loading={<CardSkeleton height={160} />}>
          <History own={own} />
        </LoadBoundary>
        <LoadBoundary failed={t('documents.papers.failed')} loading={<CardSkeleton height={160} />}>
          <Papers own={own} />
        </LoadBoundary>
        <div className={classes.further}>
          {isNotarized && (
            <LinkButton variant="text" icon={<BoxIcon size={16} />} href={paths.vault()}>
              {t('documents.vault')}
            </LinkButton>
          )}
          <LinkButton variant="text" icon={<HistoryIcon size={16} />} href={paths.history()}>
            {t('documents.timeline')}
          </LinkButton>
        </div>
      </LoadBoundary>
    </Page>
  );
}

/** When the screen becomes another one under the reader's eyes, it begins where a screen begins. */
function useFromTheTop(screen: string): void {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [screen]);
  useKeptFocus(screen, pageHeading);
}
