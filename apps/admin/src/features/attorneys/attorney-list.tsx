import { useSuspenseQuery } from '@tanstack/react-query';
import { ATTORNEY_STAGES, type AttorneyStage } from '@troth/domain/attorneys';
import { enumerationLabel, say } from '@troth/domain/messages';
import { Button } from '@troth/ui/button';
import { type Column, DataTable, type Sorting } from '@troth/ui/data-table';
import { EmptyState } from '@troth/ui/empty-state';
import { FilterBar, FilterChip } from '@troth/ui/filter-chips';
import { Page } from '@troth/ui/page';
import { PersonCell } from '@troth/ui/person-cell';
import { Text } from '@troth/ui/text';
import { useSearchParams } from 'react-router';
import { AttorneyStageTag } from '../../shared/attorney-stage-tag';
import { formatRecent } from '../../shared/dates';
import { paths } from '../../shared/paths';
import { SearchField } from '../../shared/search-field';
import { useStateName } from '../../shared/states';
import { t } from '../../shared/texts';
import { type Attorney, attorneyName, attorneysQuery } from './queries';

const isFound = (attorney: Attorney, search: string) =>
  `${attorneyName(attorney)} ${attorney.user?.email ?? ''} ${attorney.lawFirm?.name ?? ''}`
    .toLocaleLowerCase('en-US')
    .includes(search.toLocaleLowerCase('en-US'));

const sortKeys: Readonly<Record<string, (attorney: Attorney) => string>> = {
  name: attorneyName,
  firm: ({ lawFirm }) => lawFirm?.name ?? '',
  stage: ({ stage }) => String(ATTORNEY_STAGES.indexOf(stage)),
  since: ({ createdAt }) => createdAt,
};

function sorted(attorneys: readonly Attorney[], { key, direction }: Sorting): Attorney[] {
  const keyOf = sortKeys[key] ?? attorneyName;
  const sign = direction === 'ascending' ? 1 : -1;
  return attorneys.toSorted((a, b) => sign * keyOf(a).localeCompare(keyOf(b), t.locale, { sensitivity: 'base' }));
}

function useColumns(): Column<Attorney>[] {
  const stateName = useStateName();
  return [
    {
      key: 'name',
      label: t('attorneys.name'),
      isTitle: true,
      isSortable: true,
      render: (attorney) => (
        <PersonCell
          name={attorneyName(attorney)}
          email={attorney.user?.email ?? ''}
          href={paths.attorney(attorney.id)}
        />
      ),
    },
    {
      key: 'stage',
      label: t('attorneys.stage'),
      isSortable: true,
      render: ({ stage }) => <AttorneyStageTag stage={stage} />,
    },
    {
      key: 'firm',
      label: t('attorneys.firm'),
      isSortable: true,
      render: ({ lawFirm }) =>
        lawFirm == null ? (
          '—'
        ) : (
          <span>
            {lawFirm.name}
            {!lawFirm.isApproved && (
              <Text as="span" size="caption" tone="warning" style={{ display: 'block' }}>
                {t('attorneys.firm.waiting')}
              </Text>
            )}
          </span>
        ),
    },
    {
      key: 'states',
      label: t('attorneys.states'),
      render: ({ attorneyStates = [] }) =>
        attorneyStates
          .map(({ stateId }) => stateName(stateId))
          .filter((name) => name !== null)
          .join(', ') || '—',
    },
    {
      key: 'since',
      label: t('attorneys.since'),
      isSortable: true,
      isSecondary: true,
      render: ({ createdAt }) => formatRecent(createdAt),
    },
  ];
}

/** Attorneys by stage; who waits for an answer comes first unless sorted otherwise. */
export function AttorneyList() {
  const { data: attorneys } = useSuspenseQuery(attorneysQuery);
  const [params, setParams] = useSearchParams();
  const columns = useColumns();
  const search = params.get('search') ?? '';
  const stage: AttorneyStage | undefined = ATTORNEY_STAGES.find((value) => value === params.get('stage'));
  const sortKey = params.get('sort');
  const sorting: Sorting | undefined =
    sortKey !== null && sortKey in sortKeys
      ? { key: sortKey, direction: params.get('direction') === 'descending' ? 'descending' : 'ascending' }
      : undefined;
  const change = (changes: Readonly<Record<string, string>>) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  const clear = () => change({ search: '', stage: '' });

  const found = attorneys.filter(
    (attorney) => (stage === undefined || attorney.stage === stage) && isFound(attorney, search),
  );
  return (
    <Page
      title={t('attorneys.title')}
      lead={t('attorneys.lead')}
      layout="wide"
      actions={
        <Text as="span" size="ui" tone="secondary" isNumeric role="status">
          {t('attorneys.count', { count: found.length })}
        </Text>
      }
    >
      {attorneys.length === 0 ? (
        <EmptyState title={t('attorneys.none.title')}>{t('attorneys.none.text')}</EmptyState>
      ) : (
        <>
          <FilterBar label={t('attorneys.filter')}>
            <SearchField label={t('attorneys.search')} value={search} onSearch={(words) => change({ search: words })} />
            <FilterChip
              name={t('attorneys.stage')}
              allText={t('users.all')}
              options={ATTORNEY_STAGES.map((value) => ({
                value,
                label: enumerationLabel(say, 'attorneyStage', value),
              }))}
              selected={stage ?? ''}
              onChange={(chosen) => change({ stage: chosen })}
            />
            {(search !== '' || stage !== undefined) && (
              <Button variant="text" onClick={clear}>
                {t('users.clear')}
              </Button>
            )}
          </FilterBar>
          <DataTable
            caption={t('attorneys.caption')}
            columns={columns}
            rows={sorting === undefined ? found : sorted(found, sorting)}
            rowKey={({ id }) => id}
            sorting={sorting}
            onSort={({ key, direction }) => change({ sort: key, direction })}
            empty={
              <EmptyState
                title={t('attorneys.noMatch.title')}
                action={<Button onClick={clear}>{t('attorneys.noMatch.action')}</Button>}
              >
                {t('attorneys.noMatch.text')}
              </EmptyState>
            }
          />
        </>
      )}
    </Page>
  );
}
