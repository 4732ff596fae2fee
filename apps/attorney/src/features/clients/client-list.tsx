import { useSuspenseQuery } from '@tanstack/react-query';
import { enumerationLabel, say } from '@troth/domain/messages';
import { ATTORNEY_SERVICE_TYPES } from '@troth/domain/purchases';
import { saveAs } from '@troth/portal/save-as';
import { Button } from '@troth/ui/button';
import { type Column, DataTable } from '@troth/ui/data-table';
import { EmptyState } from '@troth/ui/empty-state';
import { FilterBar, FilterChip, Tabs } from '@troth/ui/filter-chips';
import { DownloadIcon, SearchIcon } from '@troth/ui/icons';
import { Link } from '@troth/ui/link';
import { Page } from '@troth/ui/page';
import { PartnerMark } from '@troth/ui/partner-mark';
import { Text } from '@troth/ui/text';
import { TextField } from '@troth/ui/text-field';
import type { ReactNode } from 'react';
import { useAttorney } from '../../shared/attorney';
import { type Client, clientName, clientsQuery } from '../../shared/clients';
import { ClientStageTag } from '../../shared/client-stage-tag';
import { formatCalendarDay, formatNearDay } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { useStateName } from '../../shared/states';
import { tasksQuery } from '../../shared/tasks';
import { t } from '../../shared/texts';
import { UnreadMessages } from '../../shared/unread-messages';
import { clientsCsv } from './clients-csv';
import classes from './client-list.module.css';
import { CLIENT_VIEWS, isFound, isInView, sorted, useClientFilter } from './matters';
import { callText, counselText, daysAway } from './words';

/** Fewer than this are found at a glance. */
const SEARCH_FROM = 6;
/** A deadline so near stands out. */
const SOON_DAYS = 7;

/** A line, and what belongs to it in smaller letters. */
function TwoLines({ children, below }: { children: ReactNode; below: string }) {
  return (
    <span className={classes.lines}>
      <span>{children}</span>
      <Text as="span" size="caption" tone="hint">
        {below}
      </Text>
    </span>
  );
}

function Deadline({ nextDeadline, weddingDate, services }: Client) {
  if (nextDeadline === null) {
    const isUnknown = weddingDate === null && services.includes('REPRESENTATION');
    return isUnknown ? <TwoLines below={t('clients.deadline.noDate')}>{t('clients.deadline.none')}</TwoLines> : '—';
  }
  const { on, daysLeft, step } = nextDeadline;
  return (
    <TwoLines below={t(`clients.step.${step}`)}>
      <span className={classes.day}>
        <Text as="b" size="ui" weight={600} {...(daysLeft <= SOON_DAYS && { tone: 'warning' })}>
          {formatNearDay(on)}
        </Text>
        <Text as="span" size="ui" tone="secondary">
          {daysAway(daysLeft)}
        </Text>
      </span>
    </TwoLines>
  );
}

function useColumns(): Column<Client>[] {
  const stateName = useStateName();
  return [
    {
      key: 'name',
      label: t('clients.name'),
      isTitle: true,
      isSortable: true,
      render: (client) => (
        <span className={classes.client}>
          <PartnerMark side={client.side} name={clientName(client)} size={32} isNameBeside />
          <span className={classes.lines}>
            <span className={classes.line}>
              <Link href={paths.client(client.id)} className={classes.name ?? ''}>
                {clientName(client)}
              </Link>
              <UnreadMessages client={client} />
            </span>
            <Text as="span" size="caption" tone="hint">
              {[
                ...client.services.map((service) => enumerationLabel(say, 'attorneyServiceType', service)),
                ...[stateName(client.stateId) ?? []].flat(),
              ].join(', ')}
            </Text>
          </span>
        </span>
      ),
    },
    {
      key: 'partner',
      label: t('clients.partner'),
      render: (client) =>
        client.partnerName === null ? '—' : <TwoLines below={counselText(client)}>{client.partnerName}</TwoLines>,
    },
    { key: 'call', label: t('clients.call'), isSecondary: true, render: callText },
    {
      key: 'agreement',
      label: t('clients.agreement'),
      isSortable: true,
      render: (client) => <ClientStageTag client={client} />,
    },
    { key: 'deadline', label: t('clients.deadline'), isSortable: true, render: Deadline },
    {
      key: 'wedding',
      label: t('clients.wedding'),
      isSortable: true,
      isSecondary: true,
      render: ({ weddingDate }) =>
        weddingDate === null ? '—' : <span className={classes.day}>{formatCalendarDay(weddingDate)}</span>,
    },
  ];
}

/** The attorney's clients as matters, the nearest deadline first. Portals spec §2, §6. */
export function ClientList({ nameCheck }: { nameCheck: ReactNode }) {
  const attorney = useAttorney();
  const { data: clients } = useSuspenseQuery(clientsQuery(attorney.id));
  const { data: tasks } = useSuspenseQuery(tasksQuery(attorney.id));
  const stateName = useStateName();
  const columns = useColumns();
  const filter = useClientFilter();

  const waiting = new Set(tasks.flatMap(({ clientId }) => clientId ?? []));
  const inView = clients.filter((client) => isInView(client, filter.view, waiting));
  const rows = sorted(
    inView.filter(
      (client) =>
        isFound(client, filter.search) &&
        (filter.stateId === '' || client.stateId === filter.stateId) &&
        (filter.service === '' || client.services.some((service) => service === filter.service)),
    ),
    filter.sorting,
  );
  const states = [...new Set(clients.flatMap(({ stateId }) => stateId ?? []))].map((value) => ({
    value,
    label: stateName(value) ?? value,
  }));

  return (
    <Page
      title={t('clients.title')}
      lead={t('clients.lead')}
      layout="wide"
      actions={
        <>
          {nameCheck}
          {rows.length > 0 && (
            <Button
              icon={<DownloadIcon size={16} />}
              onClick={() =>
                saveAs(new Blob([clientsCsv(rows, stateName)], { type: 'text/csv' }), t('clients.csv.name'))
              }
            >
              {t('clients.csv')}
            </Button>
          )}
        </>
      }
    >
      {clients.length === 0 ? (
        <EmptyState title={t('clients.none.title')}>{t('clients.none.text')}</EmptyState>
      ) : (
        <>
          <Tabs
            label={t('clients.views')}
            tabs={CLIENT_VIEWS.map((view) => ({
              href: filter.hrefOf(view),
              label: (
                <>
                  {t(`clients.view.${view}`)}
                  <span className={classes.count}>
                    {clients.filter((client) => isInView(client, view, waiting)).length}
                  </span>
                </>
              ),
              isCurrent: view === filter.view,
            }))}
          />
          {(clients.length >= SEARCH_FROM || filter.isFiltered) && (
            <FilterBar label={t('clients.filter')}>
              <TextField
                label={t('clients.search')}
                isLabelHidden
                placeholder={t('clients.search')}
                type="search"
                size="sm"
                prefix={<SearchIcon />}
                value={filter.search}
                onChange={(search) => filter.change({ search })}
              />
              <FilterChip
                name={t('clients.state')}
                options={states}
                selected={filter.stateId}
                onChange={(state) => filter.change({ state })}
                allText={t('clients.all')}
              />
              <FilterChip
                name={t('clients.service')}
                options={ATTORNEY_SERVICE_TYPES.map((value) => ({
                  value,
                  label: enumerationLabel(say, 'attorneyServiceType', value),
                }))}
                selected={filter.service}
                onChange={(service) => filter.change({ service })}
                allText={t('clients.all')}
              />
              {filter.isFiltered && (
                <Button variant="text" onClick={filter.clear}>
                  {t('clients.clear')}
                </Button>
              )}
            </FilterBar>
          )}
          <DataTable
            caption={t('clients.caption')}
            columns={columns}
            rows={rows}
            rowKey={(client) => `${client.id} ${client.documentId}`}
            sorting={filter.sorting}
            onSort={filter.sortBy}
            empty={
              <span role="status">{t(inView.length === 0 ? `clients.empty.${filter.view}` : 'clients.noMatch')}</span>
            }
          />
          <Text size="small" tone="secondary" className={classes.foot ?? ''}>
            {t('clients.foot')}
          </Text>
        </>
      )}
    </Page>
  );
}
