import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { enumerationLabel, say } from '@troth/domain/messages';
import { USER_TYPES } from '@troth/domain/people';
import { errorText } from '@troth/portal/errors';
import { shownName } from '@troth/portal/person';
import { Button } from '@troth/ui/button';
import { type Column, DataTable, Pager } from '@troth/ui/data-table';
import { EmptyState } from '@troth/ui/empty-state';
import { ErrorPanel } from '@troth/ui/error-panel';
import { FilterBar, FilterChip } from '@troth/ui/filter-chips';
import { Page } from '@troth/ui/page';
import { PersonCell } from '@troth/ui/person-cell';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { StatusTag, type TagTone } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { AttorneyStageTag } from '../../shared/attorney-stage-tag';
import { formatRecent } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { SearchField } from '../../shared/search-field';
import { statesQuery, useStateName } from '../../shared/states';
import { t } from '../../shared/texts';
import { PAGE_SIZE, type UserSummary, usersQuery } from './queries';
import { useUserFilter } from './use-user-filter';

const documentTones = {
  NO_STATE_YET: 'outline',
  QUESTIONNAIRE: 'info',
  GENERATED: 'info',
  IN_EDITOR: 'info',
  REVIEWED: 'success',
  FINALIZED: 'success',
} as const satisfies Record<NonNullable<UserSummary['documentStage']>, TagTone>;

function Stage({ user }: { user: UserSummary }) {
  if (user.attorneyStage !== null) return <AttorneyStageTag stage={user.attorneyStage} />;
  if (user.userType !== 'CUSTOMER') return '—';
  const stage = user.documentStage ?? 'NO_STATE_YET';
  return <StatusTag tone={documentTones[stage]}>{t(`documentStage.${stage}`)}</StatusTag>;
}

function useColumns(): Column<UserSummary>[] {
  const stateName = useStateName();
  const statesOf = (user: UserSummary) => {
    const [first, ...more] = user.userType === 'ATTORNEY' ? user.licensedStateIds : [user.stateId];
    const state = stateName(first ?? null);
    if (state === null) return '—';
    return more.length === 0 ? state : t('users.states.more', { state, count: more.length });
  };
  return [
    {
      key: 'NAME',
      label: t('users.name'),
      isTitle: true,
      isSortable: true,
      render: (user) => <PersonCell name={shownName(user)} email={user.email} href={paths.user(user.id)} />,
    },
    {
      key: 'USER_TYPE',
      label: t('users.type'),
      isSortable: true,
      render: (user) => enumerationLabel(say, 'userType', user.userType),
    },
    { key: 'state', label: t('users.state'), render: statesOf },
    { key: 'stage', label: t('users.stage'), render: (user) => <Stage user={user} /> },
    {
      key: 'LAST_ACTIVE',
      label: t('users.lastActive'),
      isSortable: true,
      render: (user) => (user.lastActiveAt === null ? t('shared.never') : formatRecent(user.lastActiveAt)),
    },
    {
      key: 'CREATED',
      label: t('users.since'),
      isSortable: true,
      isSecondary: true,
      render: (user) => formatRecent(user.createdAt),
    },
  ];
}

/** Users with search, filters, order and pages, all kept in the address. Portals spec §6 "list and search users". */
export function UserList() {
  const filter = useUserFilter();
  const { data: states } = useSuspenseQuery(statesQuery);
  const { data, error, isPending, isFetching, refetch } = useQuery(usersQuery(filter.query));
  const columns = useColumns();
  const { page } = filter;
  const total = data?.total ?? 0;
  const hasMore = page * PAGE_SIZE < total;

  const list = () => {
    if (error !== null) return <ErrorPanel onRetry={() => void refetch()}>{errorText(error)}</ErrorPanel>;
    if (isPending) return <RowsSkeleton rows={8} height={32} />;
    return (
      <>
        <DataTable
          caption={t('users.caption')}
          columns={columns}
          rows={data.users}
          rowKey={(user) => user.id}
          sorting={filter.sorting}
          onSort={filter.sortBy}
          empty={
            <EmptyState
              title={t('users.none.title')}
              action={<Button onClick={filter.clear}>{t('users.none.action')}</Button>}
            >
              {t('users.none.text')}
            </EmptyState>
          }
        />
        {(hasMore || page > 1) && (
          <Pager
            from={Math.min((page - 1) * PAGE_SIZE + 1, total)}
            to={Math.min(page * PAGE_SIZE, total)}
            total={total}
            onPrevious={page > 1 ? () => filter.goTo(page - 1) : undefined}
            onNext={hasMore ? () => filter.goTo(page + 1) : undefined}
          />
        )}
      </>
    );
  };

  return (
    <Page
      title={t('users.title')}
      layout="wide"
      actions={
        <Text as="span" size="ui" tone="secondary" isNumeric>
          {data === undefined ? ' ' : t('users.count', { count: total })}
        </Text>
      }
    >
      <FilterBar label={t('users.filter')}>
        <SearchField label={t('users.search')} value={filter.search} onSearch={(search) => filter.change({ search })} />
        <FilterChip
          name={t('users.type')}
          allText={t('users.all')}
          options={USER_TYPES.map((value) => ({ value, label: enumerationLabel(say, 'userType', value) }))}
          selected={filter.userType}
          onChange={(type) => filter.change({ type })}
        />
        <FilterChip
          name={t('users.state')}
          allText={t('users.all')}
          options={states.map(({ id, name }) => ({ value: id, label: name }))}
          selected={filter.stateId}
          onChange={(state) => filter.change({ state })}
        />
        {filter.isFiltered && (
          <Button variant="text" onClick={filter.clear}>
            {t('users.clear')}
          </Button>
        )}
      </FilterBar>
      <p className="troth-vh" role="status">
        {filter.isFiltered && !isFetching && data !== undefined ? t('users.results', { count: total }) : ''}
      </p>
      {list()}
    </Page>
  );
}
