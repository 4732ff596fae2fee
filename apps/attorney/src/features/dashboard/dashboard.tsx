import { useSuspenseQuery } from '@tanstack/react-query';
import { SecondFactorNotice } from '@troth/portal/second-factor/second-factor-section';
import { LinkButton } from '@troth/ui/button';
import { UsersIcon } from '@troth/ui/icons';
import { Section } from '@troth/ui/layout';
import { Page, PageActions } from '@troth/ui/page';
import { StatusTag } from '@troth/ui/status-tag';
import { useAttorney } from '../../shared/attorney';
import { clientPageQuery } from '../../shared/clients';
import { formatToday } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { useStateName } from '@troth/portal/states';
import { t } from '../../shared/texts';
import { Agenda, NextCall } from './agenda';
import { Month } from './month';
import { tasksQuery } from '../../shared/tasks';
import { Tasks } from './tasks';
import classes from './dashboard.module.css';

function WithoutClients() {
  const { attorneyStates = [] } = useAttorney();
  const stateName = useStateName();
  return (
    <Page title={t('dashboard.none.title')} documentTitle={t('menu.DASHBOARD')} lead={t('dashboard.none.lead')}>
      <SecondFactorNotice />
      <Section title={t('dashboard.none.states')} hasRule>
        <div className={classes.states}>
          {attorneyStates.map(({ id, stateId }) => (
            <StatusTag key={id}>{stateName(stateId)}</StatusTag>
          ))}
        </div>
      </Section>
      <PageActions>
        <LinkButton href={paths.account()} variant="primary" isFullWidthOnPhone>
          {t('dashboard.profile')}
        </LinkButton>
      </PageActions>
    </Page>
  );
}

/** What waits for the attorney, the week ahead, and what was earned. Portals spec §2 "/". */
export function Dashboard() {
  const { id } = useAttorney();
  const { data } = useSuspenseQuery(clientPageQuery(id, { limit: 1 }));
  const { OPEN, PAST } = data.views;
  const { data: tasks } = useSuspenseQuery(tasksQuery(id));
  if (OPEN + PAST === 0 && tasks.length === 0) return <WithoutClients />;

  const now = new Date();
  return (
    <Page
      kicker={formatToday(now)}
      title={t('dashboard.title', { count: tasks.length })}
      documentTitle={t('menu.DASHBOARD')}
      {...(tasks.length === 0 && { lead: t('dashboard.nothing', { count: OPEN }) })}
      aside={
        <>
          <Agenda now={now} />
          <Month now={now} />
        </>
      }
    >
      <SecondFactorNotice />
      {tasks.length > 0 && (
        <>
          <Tasks tasks={tasks} now={now} />
          <NextCall now={now} />
        </>
      )}
      <PageActions>
        <LinkButton href={paths.clients()} icon={<UsersIcon size={16} />} isFullWidthOnPhone>
          {t('dashboard.all')}
        </LinkButton>
        <LinkButton href={paths.mails()} variant="text" isFullWidthOnPhone>
          {t('dashboard.mails')}
        </LinkButton>
      </PageActions>
    </Page>
  );
}
