import { useQueryClient } from '@tanstack/react-query';
import { PortalShell } from '@troth/portal/shell';
import { shownName, usePerson } from '@troth/portal/person';
import { HeaderPerson } from '@troth/ui/app-shell';
import { Page } from '@troth/ui/page';
import { PartnerMark } from '@troth/ui/partner-mark';
import { PageSkeleton } from '@troth/ui/skeleton';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { formatDate } from '../shared/dates';
import { useJourneyState } from '../shared/journey';
import { paths } from '../shared/paths';
import { followOtherTabs } from '../shared/tab-sync';
import { t } from '../shared/texts';
import { menuOf } from './menu';

/** Bar and menu around every signed-in screen. Customer spec §2 "Page shell", "Side menu". */
export function CustomerShell() {
  const queryClient = useQueryClient();
  const person = usePerson();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data: journey, isError } = useJourneyState();
  const name = person.firstName ?? shownName(person);
  const weddingDate = journey?.weddingDate ?? null;

  useEffect(() => followOtherTabs(queryClient), [queryClient]);

  return (
    <PortalShell
      menu={{
        ...menuOf(journey, pathname),
        state: isError ? 'failed' : journey === undefined ? 'loading' : 'ready',
      }}
      actions={<HeaderPerson name={name} mark={<PartnerMark side={journey?.side ?? 'A'} name={name} size={32} />} />}
      onSupport={() => void navigate(`${paths.help()}#support`)}
      {...(weddingDate !== null && { weddingDate: formatDate(weddingDate) })}
    >
      <Suspense
        fallback={
          <Page title={t('shared.loading')}>
            <PageSkeleton />
          </Page>
        }
      >
        <Outlet />
      </Suspense>
    </PortalShell>
  );
}
