import { useSuspenseQuery } from '@tanstack/react-query';
import { enumerationLabel, say } from '@troth/domain/messages';
import { type Column, DataTable, type Sorting } from '@troth/ui/data-table';
import { EmptyState } from '@troth/ui/empty-state';
import { FilterBar } from '@troth/ui/filter-chips';
import { SearchIcon } from '@troth/ui/icons';
import { PersonCell } from '@troth/ui/person-cell';
import { Text } from '@troth/ui/text';
import { TextField } from '@troth/ui/text-field';
import { useState } from 'react';
import { useAttorney } from '../../shared/attorney';
import { type Client, clientName, clientStage, clientsQuery } from '../../shared/clients';
import { ClientStageTag } from '../../shared/client-stage-tag';
import { formatDay } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { useStateName } from '../../shared/states';
import { useLiveMessages } from '../../shared/live-messages';
import { t } from '../../shared/texts';
import { UnreadMessages } from '../../shared/unread-messages';

/** Fewer than this are found at a glance. */
const SEARCH_FROM = 6;
const NAME = 'name';

const serviceNames = (client: Client) =>
  client.services.map((service) => enumerationLabel(say, 'attorneyServiceType', service)).join(', ');

const isFound = (client: Client, search: string) =>
  `${clientName(client)} ${client.email}`.toLocaleLowerCase('en-US').includes(search.trim().toLocaleLowerCase('en-US'));

/** The attorney's clients: who they are, and where their agreement stands. Portals spec §2, §6. */
export function ClientList() {
  const { data: clients } = useSuspenseQuery(clientsQuery(useAttorney().id));
  const stateName = useStateName();
  useLiveMessages();
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState<Sorting>({ key: NAME, direction: 'ascending' });

  if (clients.length === 0) return <EmptyState title={t('clients.none.title')}>{t('clients.none.text')}</EmptyState>;

  const sortKeys: Readonly<Record<string, (client: Client) => string>> = {
    [NAME]: (client) => `${client.lastName ?? ''} ${client.firstName ?? ''} ${client.email}`,
    state: (client) => stateName(client.stateId) ?? '',
    agreement: (client) => t(`clients.stage.${clientStage(client)}`),
    since: (client) => client.clientSince,
  };
  const keyOf = sortKeys[sorting.key] ?? clientName;
  const sign = sorting.direction === 'ascending' ? 1 : -1;
  const rows = clients
    .filter((client) => isFound(client, search))
    .sort((a, b) => sign * keyOf(a).localeCompare(keyOf(b), t.locale));

  const columns: Column<Client>[] = [
    {
      key: NAME,
      label: t('clients.name'),
      isTitle: true,
      isSortable: true,
      render: (client) => (
        <>
          <PersonCell name={clientName(client)} email={client.email} href={paths.client(client.id)} />
          <UnreadMessages client={client} />
        </>
      ),
    },
    { key: 'partner', label: t('clients.partner'), isSecondary: true, render: (client) => client.partnerName ?? '—' },
    {
      key: 'state',
      label: t('clients.state'),
      isSortable: true,
      render: (client) => stateName(client.stateId) ?? '—',
    },
    { key: 'service', label: t('clients.service'), isSecondary: true, render: serviceNames },
    {
      key: 'agreement',
      label: t('clients.agreement'),
      isSortable: true,
      render: (client) => <ClientStageTag client={client} />,
    },
    {
      key: 'since',
      label: t('clients.since'),
      isSortable: true,
      render: (client) => formatDay(client.clientSince),
    },
  ];

  return (
    <>
      {clients.length >= SEARCH_FROM && (
        <FilterBar label={t('clients.filter')}>
          <TextField
            label={t('clients.search')}
            isLabelHidden
            placeholder={t('clients.search')}
            type="search"
            size="sm"
            prefix={<SearchIcon />}
            value={search}
            onChange={setSearch}
          />
        </FilterBar>
      )}
      <DataTable
        caption={t('clients.caption')}
        columns={columns}
        rows={rows}
        rowKey={(client) => `${client.id} ${client.documentId}`}
        sorting={sorting}
        onSort={setSorting}
        empty={<span role="status">{t('clients.noMatch', { search: search.trim() })}</span>}
      />
    </>
  );
}

/** How many there are, on the heading's line. */
export function ClientCount() {
  const { data: clients } = useSuspenseQuery(clientsQuery(useAttorney().id));
  return (
    <Text as="span" size="ui" tone="secondary">
      {t('clients.count', { count: clients.length })}
    </Text>
  );
}
