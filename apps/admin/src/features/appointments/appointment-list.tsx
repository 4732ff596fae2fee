import { useQuery } from '@tanstack/react-query';
import { Button } from '@troth/ui/button';
import { FilterChip } from '@troth/ui/filter-chips';
import { useState } from 'react';
import { BulkDialog } from '../../shared/actions/bulk-dialog';
import { ListPage } from '../../shared/list/list-page';
import { useListAddress } from '@troth/portal/list-address';
import { t } from '../../shared/texts';
import { type Asked, columnsWith, EventDialog } from './appointment-rows';
import { type AdminEvent, EVENT_LIST, eventFilter, eventsFile, eventsQuery, isOpen, notifyAttorney } from './queries';

/** Appointments of everybody, with both people and both clocks. Portals spec §2, §6. */
export function AppointmentList() {
  const address = useListAddress(EVENT_LIST);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { filter, open } = address.filters;
  const wanted = eventFilter(address);
  const query = useQuery(eventsQuery({ ...address.query, ...wanted }));
  const [reminding, setReminding] = useState<readonly AdminEvent[] | null>(null);
  const coming = query.data?.events.filter((event) => isOpen(event)) ?? [];
  const columns = columnsWith(setAsked);
  return (
    <>
      <ListPage
        title={t('appointments.title')}
        address={address}
        query={query}
        rows={query.data?.events ?? []}
        rowKey={({ id }) => id}
        columns={columns}
        count={(total, isExact) => t(isExact ? 'appointments.count' : 'appointments.countMore', { count: total })}
        list="APPOINTMENTS"
        csv={{ name: 'appointments.csv', get: () => eventsFile({ ...address.found, ...wanted }) }}
        searchLabel={t('appointments.search')}
        actions={
          coming.length > 1 && (
            <Button onClick={() => setReminding(coming)}>
              {t('appointments.remindAll', { count: coming.length })}
            </Button>
          )
        }
        filters={
          <>
            <FilterChip
              name={t('appointments.time')}
              allText={t('list.all')}
              options={[
                { value: 'future', label: t('appointments.future') },
                { value: 'past', label: t('appointments.past') },
              ]}
              selected={filter === 'all' ? '' : filter}
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
      {reminding !== null && (
        <BulkDialog
          title={t('appointments.remindAll.title', { count: reminding.length })}
          text={t('appointments.remindAll.text')}
          confirmText={t('appointments.remindAll.confirm')}
          rows={reminding}
          caption={t('appointments.title')}
          columns={columns.filter(({ key }) => ['client', 'attorney', 'when'].includes(key))}
          act={(event, { reason }) => notifyAttorney(event, reason)}
          rowDone={t('appointments.remindAll.sent')}
          doneText={(done, failed) => t('appointments.remindAll.done', { done, failed })}
          onClose={() => setReminding(null)}
        />
      )}
      {asked !== null && <EventDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}
