import { useQuery } from '@tanstack/react-query';
import { routeFor } from '@troth/domain/people';
import { AttorneyAvatar } from '@troth/portal/attorney-avatar';
import { errorText } from '@troth/portal/errors';
import { useLiveChanges } from '@troth/portal/live-changes/use-live-changes';
import { shownName, usePerson } from '@troth/portal/person';
import { PortalShell } from '@troth/portal/shell';
import { HeaderPerson } from '@troth/ui/app-shell';
import { LinkButton } from '@troth/ui/button';
import { ErrorPanel } from '@troth/ui/error-panel';
import { MailIcon } from '@troth/ui/icons';
import { Page } from '@troth/ui/page';
import { PageSkeleton } from '@troth/ui/skeleton';
import { Text } from '@troth/ui/text';
import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { attorneyQuery } from '../shared/attorney';
import { supportLink } from '../shared/support';
import { tasksQuery } from '../shared/tasks';
import { t } from '../shared/texts';
import { menuOf } from './menu';

// No part of what a screen waits for.
const Bell = lazy(async () => ({ default: (await import('./bell')).Bell }));

const loadAskAgain = () => import('../shared/asked-again');

const loading = (
  <Page>
    <PageSkeleton />
  </Page>
);

function NoAttorney() {
  return (
    <Page title={t('shell.noAttorney')} lead={t('shell.noAttorney.lead')}>
      <LinkButton href={supportLink} icon={<MailIcon size={16} />}>
        {t('support.write')}
      </LinkButton>
    </Page>
  );
}

/** Bar and menu around every signed-in screen, and the screens that a stage allows. Portals spec §2. */
export function AttorneyShell() {
  const person = usePerson();
  const { pathname } = useLocation();
  const { data: attorney, error, refetch } = useQuery(attorneyQuery(person.id));
  const name = shownName(person);
  const stage = attorney?.stage;
  const { data: tasks } = useQuery({ ...tasksQuery(person.id), enabled: stage === 'APPROVED' });
  useLiveChanges(person.id, loadAskAgain);

  const content = (): ReactNode => {
    if (attorney === undefined) {
      return error === null ? (
        loading
      ) : (
        <Page>
          <ErrorPanel onRetry={() => void refetch()}>{errorText(error)}</ErrorPanel>
        </Page>
      );
    }
    if (attorney === null) return <NoAttorney />;
    const decision = routeFor({ kind: 'ATTORNEY', stage: attorney.stage }, pathname);
    if (decision.kind === 'REDIRECT') return <Navigate to={decision.to} replace />;
    return (
      <Suspense fallback={loading}>
        <Outlet />
      </Suspense>
    );
  };

  return (
    <PortalShell
      menu={{
        ...(stage === undefined ? { entries: [] } : menuOf(stage, pathname, tasks)),
        state: attorney !== undefined ? 'ready' : error === null ? 'loading' : 'failed',
      }}
      // The bar names who is signed in once they are approved.
      actions={
        attorney === undefined && error !== null ? (
          <Text as="span" size="small" tone="danger" role="alert">
            {t('shell.failed')}
          </Text>
        ) : attorney?.stage !== 'APPROVED' ? null : (
          <>
            {tasks !== undefined && tasks.length > 0 && (
              <Suspense fallback={null}>
                <Bell tasks={tasks} />
              </Suspense>
            )}
            <HeaderPerson
              name={name}
              mark={<AttorneyAvatar attorneyId={attorney.id} photoId={attorney.profilePhotoId} name={name} />}
            />
          </>
        )
      }
    >
      {content()}
    </PortalShell>
  );
}
