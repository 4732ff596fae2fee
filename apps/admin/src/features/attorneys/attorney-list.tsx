import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { ATTORNEY_STAGES } from '@troth/domain/attorneys';
import { enumerationLabel, say } from '@troth/domain/messages';
import type { Column } from '@troth/ui/data-table';
import { FilterChip } from '@troth/ui/filter-chips';
import { Link } from '@troth/ui/link';
import { PersonCell } from '@troth/ui/person-cell';
import { Text } from '@troth/ui/text';
import { AttorneyStageTag } from '../../shared/attorney-stage-tag';
import { formatRecent } from '../../shared/dates';
import { ListPage } from '../../shared/list/list-page';
import { useListAddress } from '@troth/portal/list-address';
import { paths } from '../../shared/paths';
import { statesQuery, useStateName } from '@troth/portal/states';
import { firmChoicesQuery } from '../../shared/firms';
import { t } from '../../shared/texts';
import { DeclinedSection } from './declined-section';
import { type Attorney, ATTORNEY_LIST, attorneyFilter, attorneyName, attorneysFile, attorneysQuery } from './queries';

function useColumns(): Column<Attorney>[] {
  const stateName = useStateName();
  return [
    {
      key: 'NAME',
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
      key: 'STAGE',
      label: t('attorneys.stage'),
      isSortable: true,
      render: ({ stage }) => <AttorneyStageTag stage={stage} />,
    },
    {
      key: 'FIRM',
      label: t('attorneys.firm'),
      isSortable: true,
      render: ({ lawFirm }) =>
        lawFirm == null ? (
          '—'
        ) : (
          <span>
            <Link href={paths.lawFirm(lawFirm.id)}>{lawFirm.name}</Link>
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
      key: 'CREATED',
      label: t('attorneys.since'),
      isSortable: true,
      isSecondary: true,
      render: ({ createdAt }) => formatRecent(createdAt),
    },
  ];
}

/** Attorneys by stage, state and firm; who waits for an answer comes first unless sorted otherwise. */
export function AttorneyList() {
  const address = useListAddress(ATTORNEY_LIST);
  const { stage, state, firm } = address.filters;
  const { data: states } = useSuspenseQuery(statesQuery);
  const { data: firms } = useQuery(firmChoicesQuery(''));
  const filter = attorneyFilter(address);
  const query = useQuery(attorneysQuery({ ...address.query, ...filter }));
  return (
    <ListPage
      title={t('attorneys.title')}
      lead={t('attorneys.lead')}
      address={address}
      query={query}
      rows={query.data?.attorneys ?? []}
      rowKey={({ id }) => id}
      columns={useColumns()}
      count={(total, isExact) => t(isExact ? 'attorneys.count' : 'attorneys.countMore', { count: total })}
      list="ATTORNEYS"
      csv={{ name: 'attorneys.csv', get: () => attorneysFile({ ...address.found, ...filter }) }}
      searchLabel={t('attorneys.search')}
      before={<DeclinedSection />}
      filters={
        <>
          <FilterChip
            name={t('attorneys.stage')}
            allText={t('list.all')}
            options={ATTORNEY_STAGES.map((value) => ({
              value,
              label: enumerationLabel(say, 'attorneyStage', value),
            }))}
            selected={stage}
            onChange={(value) => address.change({ stage: value })}
          />
          <FilterChip
            name={t('attorneys.state')}
            allText={t('list.all')}
            options={states.map(({ id, name }) => ({ value: id, label: name }))}
            selected={state}
            onChange={(value) => address.change({ state: value })}
          />
          <FilterChip
            name={t('attorneys.firm')}
            allText={t('list.all')}
            options={(firms?.lawFirms ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            selected={firm}
            onChange={(value) => address.change({ firm: value })}
          />
        </>
      }
      empty={{ title: t('attorneys.none.title'), text: t('attorneys.none.text') }}
      noMatch={{
        title: t('attorneys.noMatch.title'),
        text: t('attorneys.noMatch.text'),
        action: t('attorneys.noMatch.action'),
      }}
    />
  );
}
