import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { isId, useListAddress } from '@troth/portal/list-address';
import { SearchField } from '@troth/portal/search-field';
import { Button } from '@troth/ui/button';
import { FilterBar, FilterChip } from '@troth/ui/filter-chips';
import { Section } from '@troth/ui/layout';
import { Link } from '@troth/ui/link';
import { formatRecent } from '../../shared/dates';
import { ListRows } from '../../shared/list/list-rows';
import { CsvButton, ListViews } from '../../shared/list/list-tools';
import { paths } from '../../shared/paths';
import { statesQuery, useStateName } from '@troth/portal/states';
import { t } from '../../shared/texts';
import { waitlistFile, waitlistQuery } from './queries';

/** Who waits for the agreement for married couples, in the order of joining. */
export function WaitlistView() {
  const address = useListAddress({ filters: { state: null }, sorts: [] });
  const { state } = address.filters;
  const filter = { ...address.found, ...(isId(state) && { stateId: state }) };
  const query = useQuery({ ...waitlistQuery({ ...address.query, ...filter }), placeholderData: keepPreviousData });
  const { data: states } = useSuspenseQuery(statesQuery);
  const stateName = useStateName();
  return (
    <Section title={t('help.waitlist.title', { count: query.data?.total ?? 0 })}>
      <FilterBar label={t('help.waitlist.filter')}>
        <SearchField
          label={t('help.waitlist.search')}
          value={address.search}
          onSearch={(search) => address.change({ search })}
        />
        <FilterChip
          name={t('law.state')}
          allText={t('list.all')}
          options={states.map(({ id, name }) => ({ value: id, label: name }))}
          selected={state}
          onChange={(value) => address.change({ state: value })}
        />
        {address.isFiltered && (
          <Button variant="text" onClick={address.clear}>
            {t('list.clear')}
          </Button>
        )}
        <CsvButton name="postnup-waitlist.csv" get={() => waitlistFile(filter)} />
      </FilterBar>
      <ListViews list="WAITLIST" view={address.isFiltered ? address.view : ''} />
      <ListRows
        caption={t('help.tab.waitlist')}
        address={address}
        query={query}
        rows={query.data?.entries ?? []}
        rowKey={({ userId }) => userId}
        empty={{ title: t('help.waitlist.none'), text: t('help.waitlist.none.text') }}
        noMatch={{ title: t('help.waitlist.noMatch'), text: t('help.noMatch.text'), action: t('list.clear') }}
        columns={[
          {
            key: 'name',
            label: t('help.waitlist.person'),
            isTitle: true,
            render: ({ userId, fullName, email }) => <Link href={paths.user(userId)}>{fullName || email}</Link>,
          },
          { key: 'email', label: t('account.email'), render: ({ email }) => email },
          { key: 'state', label: t('law.state'), render: ({ stateId }) => stateName(stateId) ?? '—' },
          { key: 'joined', label: t('help.waitlist.joined'), render: ({ joinedAt }) => formatRecent(joinedAt) },
        ]}
      />
    </Section>
  );
}
