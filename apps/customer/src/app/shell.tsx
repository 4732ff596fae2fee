import { useQueryClient } from '@tanstack/react-query';
import { useLiveChanges } from '@troth/portal/live-changes/use-live-changes';
import { PortalShell } from '@troth/portal/shell';
import { shownName, usePerson } from '@troth/portal/person';
import { HeaderPerson } from '@troth/ui/app-shell';
import { LinkButton } from '@troth/ui/button';
import { FullPageSpinner } from '@troth/ui/fallback-page';
import { ScaleIcon } from '@troth/ui/icons';
import { Page } from '@troth/ui/page';
import { PartnerMark } from '@troth/ui/partner-mark';
import { PageSkeleton } from '@troth/ui/skeleton';
import { Text } from '@troth/ui/text';
import { lazy, memo, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ChatButton } from '../features/chat/chat-button';
import { formatDate } from '../shared/dates';
import { type Journey, useJourneyState } from '../shared/journey';
import { paths } from '../shared/paths';
import { followOtherTabs } from '../shared/tab-sync';
import { t } from '../shared/texts';
import { menuOf } from './menu';
import classes from './shell.module.css';

// Seen once in a while: no part of what every screen waits for.
const NewerTerms = lazy(async () => ({ default: (await import('../features/legal/newer-terms')).NewerTerms }));
const SupportPopup = lazy(async () => ({ default: (await import('../features/help/support-popup')).SupportPopup }));

const loadAskAgain = () => import('../shared/changed-queries');

/** The screen, rendered again when the journey changes, and not with everything that its frame renders for. */
const ScreenInFrame = memo((_drawn: { isDrawnWith: Journey | undefined }) => (
  <Suspense
    fallback={
      <Page title={t('shared.loading')}>
        <PageSkeleton />
      </Page>
    }
  >
    <Outlet />
  </Suspense>
));

/** Bar and menu around every signed-in screen. Customer spec §2 "Page shell", "Side menu". */
export function CustomerShell() {
  const queryClient = useQueryClient();
  const person = usePerson();
  const { pathname } = useLocation();
  const { data, dataUpdatedAt, isError } = useJourneyState();
  // With the first journey the whole screen is drawn: piece by piece, so that the page goes on answering. What the query tells would
  // else be drawn without a pause.
  const journey = useDeferredValue(data);
  const [isAskingSupport, setAskingSupport] = useState(false);
  const name = person.firstName ?? shownName(person);
  const weddingDate = journey?.weddingDate ?? null;

  useEffect(() => followOtherTabs(queryClient), [queryClient]);
  useLiveChanges(person.id, loadAskAgain);

  if (journey?.termsToAgree != null) {
    return (
      <Suspense fallback={<FullPageSpinner />}>
        <NewerTerms terms={journey.termsToAgree} />
      </Suspense>
    );
  }
  return (
    <PortalShell
      menu={{
        ...menuOf(journey, pathname),
        state: isError ? 'failed' : journey === undefined ? 'loading' : 'ready',
      }}
      actions={
        <>
          {isError && (
            <Text as="span" size="small" tone="danger" role="alert">
              {t('shell.failed')}
            </Text>
          )}
          {journey != null && journey.attorneyServicesButton !== null && !isError && (
            <LinkButton
              href={paths.attorneyServices(journey.attorneyServicesButton)}
              size="sm"
              icon={<ScaleIcon size={16} />}
              className={classes.services ?? ''}
            >
              {t('shell.attorneyServices')}
            </LinkButton>
          )}
          {journey != null && journey.documentId !== null && (
            <ChatButton
              documentId={journey.documentId}
              self={{ id: person.id, name, side: journey.side ?? 'A' }}
              journey={journey}
              toldAt={dataUpdatedAt}
            />
          )}
          <HeaderPerson name={name} mark={<PartnerMark side={journey?.side ?? 'A'} name={name} size={32} />} />
        </>
      }
      onSupport={() => setAskingSupport(true)}
      {...(weddingDate !== null && { weddingDate: formatDate(weddingDate) })}
    >
      <ScreenInFrame isDrawnWith={journey} />
      <Suspense fallback={null}>
        {isAskingSupport && <SupportPopup pagePath={pathname} onClose={() => setAskingSupport(false)} />}
      </Suspense>
    </PortalShell>
  );
}
