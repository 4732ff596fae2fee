import { useSuspenseQuery } from '@tanstack/react-query';
import { SecondFactorNotice } from '@troth/portal/second-factor/second-factor-section';
import { LinkButton } from '@troth/ui/button';
import { UsersIcon } from '@troth/ui/icons';
import { Section } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { Page, PageActions } from '@troth/ui/page';
import { StatusTag } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { useAttorney } from '../../shared/attorney';
import { type Client, clientName, clientStage, clientsQuery } from '../../shared/clients';
import { ClientStageTag } from '../../shared/client-stage-tag';
import { formatDay } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { useStateName } from '../../shared/states';
import { useLiveMessages } from '../../shared/live-messages';
import { t } from '../../shared/texts';
import { UnreadMessages } from '../../shared/unread-messages';
import classes from './dashboard.module.css';

const MOST_SHOWN = 5;

function ClientRows({ clients }: { clients: readonly Client[] }) {
  const stateName = useStateName();
  return (
    <ul className={classes.rows}>
      {clients.map((client) => (
        <li key={`${client.id} ${client.documentId}`} className={classes.row}>
          <div>
            <Link href={paths.client(client.id)} className={classes.name}>
              {clientName(client)}
            </Link>
            <Text as="p" size="small" tone="secondary">
              {[stateName(client.stateId), formatDay(client.generatedAt ?? client.clientSince)]
                .filter((part) => part !== null)
                .join(', ')}
            </Text>
            <UnreadMessages client={client} />
          </div>
          <ClientStageTag client={client} />
        </li>
      ))}
    </ul>
  );
}

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

/** What waits for the attorney, how many clients there are, and the way to them. */
export function Dashboard() {
  const { data: clients } = useSuspenseQuery(clientsQuery(useAttorney().id));
  useLiveMessages();
  if (clients.length === 0) return <WithoutClients />;

  const waiting = clients.filter((client) => clientStage(client) === 'READY');
  const newest = clients.toSorted((a, b) => b.clientSince.localeCompare(a.clientSince)).slice(0, MOST_SHOWN);
  const isWaiting = waiting.length > 0;
  return (
    <Page
      kicker={t('dashboard.kicker', { count: clients.length })}
      title={
        isWaiting
          ? t('dashboard.ready.title', { count: waiting.length })
          : t('dashboard.working.title', { count: clients.length })
      }
      documentTitle={t('menu.DASHBOARD')}
      lead={isWaiting ? t('dashboard.ready.lead') : t('dashboard.working.lead')}
    >
      {isWaiting ? (
        <Section title={t('dashboard.waiting')} hasRule>
          <ClientRows clients={waiting.slice(0, MOST_SHOWN)} />
        </Section>
      ) : (
        <Section title={t('dashboard.recent')} hasRule>
          <ClientRows clients={newest} />
        </Section>
      )}
      <PageActions>
        <LinkButton href={paths.clients()} variant="primary" icon={<UsersIcon size={16} />} isFullWidthOnPhone>
          {t('dashboard.all')}
        </LinkButton>
      </PageActions>
    </Page>
  );
}
