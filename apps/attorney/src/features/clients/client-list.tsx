import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { enumerationLabel, say } from '@troth/domain/messages';
import { ATTORNEY_SERVICE_TYPES } from '@troth/domain/purchases';
import { errorText } from '@troth/portal/errors';
import { saveAs } from '@troth/portal/save-as';
import { SavedViews } from '@troth/portal/saved-views';
import { SearchField } from '@troth/portal/search-field';
import { Button } from '@troth/ui/button';
import { type Column, DataTable, Pager } from '@troth/ui/data-table';
import { EmptyState } from '@troth/ui/empty-state';
import { ErrorPanel } from '@troth/ui/error-panel';
import { FilterBar, FilterChip, Tabs } from '@troth/ui/filter-chips';
import { DownloadIcon } from '@troth/ui/icons';
import { Link } from '@troth/ui/link';
import { Notice } from '@troth/ui/notice';
import { Page } from '@troth/ui/page';
import { PartnerMark } from '@troth/ui/partner-mark';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { Text } from '@troth/ui/text';
import type { ReactNode } from 'react';
import { useAttorney } from '../../shared/attorney';
import {
  type Client,
  clientName,
  clientPageQuery,
  type ClientPage,
  type ClientPageQuery,
  type FormerClient,
} from '../../shared/clients';
import { ClientStageTag } from '../../shared/client-stage-tag';
import { formatCalendarDay, formatNearDay } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { useStateName } from '@troth/portal/states';
import { t } from '../../shared/texts';
import { UnreadMessages } from '../../shared/unread-messages';
import { clientsCsv } from './clients-csv';
import { FormerClients } from './former-clients';
import classes from './client-list.module.css';
import { CLIENT_VIEWS, CSV_PAGE_SIZE, PAGE_SIZE, useClientFilter } from './matters';
import { clientViews } from './saved-views';
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

/** All of what the filters leave, page by page, as a spreadsheet. */
function CsvButton({ query }: { query: ClientPageQuery }) {
  const { id } = useAttorney();
  const stateName = useStateName();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const clients: Client[] = [];
      const former: FormerClient[] = [];
      let after: string | null = null;
      do {
        const page: ClientPage = await queryClient.fetchQuery(
          clientPageQuery(id, { ...query, limit: CSV_PAGE_SIZE, ...(after !== null && { after }) }),
        );
        clients.push(...page.clients);
        former.push(...page.former);
        after = page.nextCursor;
      } while (after !== null);
      saveAs(new Blob([clientsCsv(clients, stateName, former)], { type: 'text/csv' }), t('clients.csv.name'));
    },
  });
  return (
    <>
      {error !== null && <Notice tone="danger" isAlert title={errorText(error)} />}
      <Button icon={<DownloadIcon size={16} />} isLoading={isPending} onClick={() => mutate()}>
        {t('clients.csv')}
      </Button>
    </>
  );
}

/** Search, state and service. */
function Filters({ filter, stateIds }: { filter: ReturnType<typeof useClientFilter>; stateIds: readonly string[] }) {
  const stateName = useStateName();
  return (
    <FilterBar label={t('clients.filter')}>
      <SearchField label={t('clients.search')} value={filter.search} onSearch={(search) => filter.change({ search })} />
      <FilterChip
        name={t('clients.state')}
        options={stateIds.map((value) => ({ value, label: stateName(value) ?? value }))}
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
  );
}

/** The attorney's clients as matters, the nearest deadline first. Portals spec §2, §6. */
export function ClientList({ nameCheck }: { nameCheck: ReactNode }) {
  const attorney = useAttorney();
  const filter = useClientFilter();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...clientPageQuery(attorney.id, filter.pageQuery),
    // The page before stays until the next one is there.
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  const views = data?.views ?? { OPEN: 0, WAITING: 0, PAST: 0 };
  const count = views.OPEN + views.PAST;

  const list = () => {
    if (error !== null) return <ErrorPanel onRetry={() => void refetch()}>{errorText(error)}</ErrorPanel>;
    if (isPending || data === undefined) return <RowsSkeleton />;
    const from = (filter.page - 1) * PAGE_SIZE + 1;
    return (
      <>
        {/* A page may hold none but those who are clients no longer. */}
        {(data.clients.length > 0 || data.former.length === 0) && (
          <DataTable
            caption={t('clients.caption')}
            columns={columns}
            rows={data.clients}
            rowKey={(client) => `${client.id} ${client.documentId}`}
            sorting={filter.sorting}
            onSort={filter.sortBy}
            empty={
              // The client beside this page is gone from the list.
              data.total > 0 ? (
                <EmptyState
                  title={t('clients.moved.title')}
                  action={<Button onClick={() => filter.change({})}>{t('clients.moved.first')}</Button>}
                />
              ) : (
                <span role="status">
                  {t(views[filter.view] === 0 ? `clients.empty.${filter.view}` : 'clients.noMatch')}
                </span>
              )
            }
          />
        )}
        {data.former.length > 0 && <FormerClients former={data.former} />}
        {(data.nextCursor !== null || data.previousCursor !== null) && (
          <Pager
            from={from}
            to={from + data.clients.length + data.former.length - 1}
            total={data.total}
            {...filter.steps(data)}
          />
        )}
        <Text size="small" tone="secondary" className={classes.foot ?? ''}>
          {t('clients.foot')}
        </Text>
      </>
    );
  };

  return (
    <Page
      title={t('clients.title')}
      lead={t('clients.lead')}
      layout="wide"
      actions={
        <>
          {nameCheck}
          {data !== undefined && data.total > 0 && <CsvButton query={filter.query} />}
        </>
      }
    >
      {data !== undefined && count === 0 ? (
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
                  <span className={classes.count}>{views[view]}</span>
                </>
              ),
              isCurrent: view === filter.view,
            }))}
          />
          {(count >= SEARCH_FROM || filter.isFiltered) && <Filters filter={filter} stateIds={data?.stateIds ?? []} />}
          <SavedViews path={paths.clients()} address={filter.address} kept={clientViews(attorney.id)} />
          <p className="troth-vh" role="status">
            {filter.isFiltered && !isFetching && data !== undefined ? t('clients.found', { count: data.total }) : ''}
          </p>
          {list()}
        </>
      )}
    </Page>
  );
}
