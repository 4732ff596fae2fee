import { useQuery } from '@tanstack/react-query';
import { shownName, usePerson } from '@troth/portal/person';
import { PortalShell } from '@troth/portal/shell';
import { HeaderBadge, HeaderPerson } from '@troth/ui/app-shell';
import { Page } from '@troth/ui/page';
import { Avatar } from '@troth/ui/partner-mark';
import { PageSkeleton } from '@troth/ui/skeleton';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Palette } from '../features/palette/palette';
import { SandboxNotice } from '../features/sandboxes/sandbox-notice';
import { TicketMenu } from '../features/help/ticket-menu';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';
import { waitingQuery } from '../shared/waiting';
import { menuAt } from './menu';

/** Dark bar with the Admin badge, initials and name, and the menu. Portals spec §2. */
export function AdminShell() {
  const person = usePerson();
  const { pathname } = useLocation();
  const { data: waiting } = useQuery(waitingQuery);
  const name = shownName(person);
  return (
    <PortalShell
      tone="ink"
      band={<SandboxNotice />}
      homeHref={paths.users()}
      menu={menuAt(pathname, waiting)}
      badge={<HeaderBadge>{t('shell.badge')}</HeaderBadge>}
      actions={
        <>
          <Palette />
          <TicketMenu />
          <HeaderPerson name={name} mark={<Avatar name={name} imageUrl={person.photoUrl} />} />
        </>
      }
    >
      <Suspense
        fallback={
          <Page>
            <PageSkeleton />
          </Page>
        }
      >
        <Outlet />
      </Suspense>
    </PortalShell>
  );
}
