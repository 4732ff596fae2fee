import { useQuery } from '@tanstack/react-query';
import { EVENT_STATUSES } from '@troth/domain/purchases';
import { EVENT_FILTERS } from '@troth/domain/records';
import { FilterChip } from '@troth/ui/filter-chips';
import { useState } from 'react';
import { ListPage } from '../../shared/list/list-page';
import { useListAddress } from '@troth/portal/list-address';
import { t } from '../../shared/texts';
import { type Asked, columnsWith, EventDialog } from './appointment-rows';
import { eventsQuery } from './queries';

/** Appointments of everybody, with both people and both clocks. Portals spec §2, §6. */
export function AppointmentList() {
  const address = useListAddress({
    filters: { filter: EVENT_FILTERS, status: EVENT_STATUSES, open: ['true'], attorney: null },
    sorts: [],
  });
  const [asked, setAsked] = useState<Asked | null>(null);
  const { filter: filterText, status: statusText, open, attorney } = address.filters;
  const filter = EVENT_FILTERS.find((value) => value === filterText);
  const status = EVENT_STATUSES.find((value) => value === statusText);
  const query = useQuery(
    eventsQuery({
      ...address.query,
      ...(filter !== undefined && { filter }),
      ...(status !== undefined && { status }),
      ...(open === 'true' && { isOpen: 'true' as const }),
      ...(attorney !== '' && { attorneyId: attorney }),
    }),
  );
  return (
    <>
      <ListPage
        title={t('appointments.title')}
        address={address}
        query={query}
        rows={query.data?.events ?? []}
        rowKey={({ id }) => id}
        columns={columnsWith(setAsked)}
        count={(total, isExact) => t(isExact ? 'appointments.count' : 'appointments.countMore', { count: total })}
        searchLabel={t('appointments.search')}
        filters={
          <>
            <FilterChip
              name={t('appointments.time')}
              allText={t('list.all')}
              options={[
                { value: 'future', label: t('appointments.future') },
                { value: 'past', label: t('appointments.past') },
              ]}
              selected={filter === 'all' ? '' : (filter ?? '')}
              onChange={(value) => address.change({ filter: value })}
            />
            <FilterChip
              name={t('appointments.outcome')}
              allText={t('list.all')}
              options={[{ value: 'true', label: t('appointments.unknown') }]}
              selected={open}
              onChange={(value) => address.change({ open: value })}
            />
          </>
        }
        empty={{ title: t('appointments.none.title'), text: t('appointments.none.text') }}
        noMatch={{
          title: t('appointments.noMatch.title'),
          text: t('appointments.noMatch.text'),
          action: t('appointments.noMatch.action'),
        }}
      />
      {asked !== null && <EventDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}
