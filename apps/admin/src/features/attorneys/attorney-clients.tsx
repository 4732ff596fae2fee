import { useSuspenseQuery } from '@tanstack/react-query';
import { enumerationLabel, say } from '@troth/domain/messages';
import { type Column, DataTable } from '@troth/ui/data-table';
import { EmptyState } from '@troth/ui/empty-state';
import { Link } from '@troth/ui/link';
import { Page } from '@troth/ui/page';
import { Text } from '@troth/ui/text';
import { paths } from '../../shared/paths';
import { useStateName } from '@troth/portal/states';
import { t } from '../../shared/texts';
import { type AttorneyClient, attorneyClientsQuery, attorneyName, attorneyQuery } from './queries';

/** Whom an attorney represents, or owes a call: who, which service, where. No notes, no chats. Portals spec §2. */
export function AttorneyClients({ id }: { id: string }) {
  const { data: attorney } = useSuspenseQuery(attorneyQuery(id));
  const {
    data: { clients, total },
  } = useSuspenseQuery(attorneyClientsQuery(id));
  const stateName = useStateName();
  const name = attorneyName(attorney);
  const columns: Column<AttorneyClient>[] = [
    {
      key: 'name',
      label: t('clients.name'),
      isTitle: true,
      render: (client) => (
        <Link href={paths.user(client.id)}>
          {[client.firstName, client.lastName].filter(Boolean).join(' ') || client.email}
        </Link>
      ),
    },
    {
      key: 'services',
      label: t('clients.services'),
      render: ({ services }) => services.map((service) => enumerationLabel(say, 'productType', service)).join(', '),
    },
    { key: 'state', label: t('clients.state'), render: ({ stateId }) => stateName(stateId) ?? '—' },
  ];
  return (
    <Page
      title={t('clients.title', { name })}
      layout="wide"
      kicker={
        <>
          <Link href={paths.attorneys()}>{t('attorney.crumb')}</Link> / <Link href={paths.attorney(id)}>{name}</Link>
        </>
      }
      actions={
        <Text as="span" size="ui" tone="secondary" isNumeric>
          {t('clients.count', { count: total })}
        </Text>
      }
    >
      <DataTable
        caption={t('clients.title', { name })}
        columns={columns}
        rows={clients}
        rowKey={(client) => `${client.id} ${client.documentId}`}
        empty={<EmptyState title={t('clients.none.title')}>{t('clients.none.text')}</EmptyState>}
      />
    </Page>
  );
}
