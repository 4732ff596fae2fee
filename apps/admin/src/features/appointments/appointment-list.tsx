import { useQuery } from '@tanstack/react-query';
import { enumerationLabel, say } from '@troth/domain/messages';
import { EVENT_STATUSES } from '@troth/domain/purchases';
import { EVENT_FILTERS } from '@troth/domain/records';
import { api, unwrap } from '@troth/portal/api';
import { ActionMenu } from '@troth/ui/action-menu';
import type { Column } from '@troth/ui/data-table';
import { FilterChip } from '@troth/ui/filter-chips';
import { Link } from '@troth/ui/link';
import { PhoneLink } from '@troth/ui/phone-number';
import { StatusTag, type TagTone } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import { ListPage } from '../../shared/list/list-page';
import { useListAddress } from '../../shared/list/use-list-address';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { type AdminEvent, eventsQuery, isOpen } from './queries';

const at = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat(t.locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant));
const zoneOf = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat(t.locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** The client's clock first, and the attorney's where it is another one. */
function When({ event }: { event: AdminEvent }) {
  const { eventStartAt, timeZone, attorneyTimeZone } = event;
  return (
    <span>
      {at(eventStartAt, timeZone)} {zoneOf(eventStartAt, timeZone)}
      {attorneyTimeZone !== timeZone && (
        <Text as="span" size="caption" tone="secondary" style={{ display: 'block' }}>
          {t('appointments.attorneyClock', {
            when: `${at(eventStartAt, attorneyTimeZone)} ${zoneOf(eventStartAt, attorneyTimeZone)}`,
          })}
        </Text>
      )}
    </span>
  );
}

function outcomeOf(event: AdminEvent): { tone: TagTone; text: string } {
  if (event.eventStatus === 'CANCELED') return { tone: 'neutral', text: t('appointments.canceled') };
  if (event.eventStatus === 'NO_SHOW') return { tone: 'danger', text: t('appointments.missed') };
  if (event.serviceCompletedAt !== null) return { tone: 'success', text: t('appointments.met') };
  return isOpen(event)
    ? { tone: 'info', text: t('appointments.booked') }
    : { tone: 'warning', text: t('appointments.unknown') };
}

type Asked = { readonly event: AdminEvent; readonly what: 'notify' | 'cancel' };

function EventDialog({ event, what, onClose }: Asked & { onClose: () => void }) {
  const names = { client: event.clientName ?? '', attorney: event.attorneyName ?? '' };
  if (what === 'notify') {
    return (
      <ActionDialog
        title={t('appointments.notify.title', names)}
        effects={[t('appointments.notify.effect'), t('appointments.notify.once')]}
        confirmText={t('appointments.notify')}
        act={(reason) =>
          unwrap(
            api.POST('/admin/users/{id}/notify-attorney-user-event/{eventId}', {
              params: { path: { id: event.beneficiaryUserId, eventId: event.id } },
              body: { reason },
            }),
          )
        }
        doneText={() => t('appointments.notify.done', names)}
        onClose={onClose}
      />
    );
  }
  return (
    <ActionDialog
      title={t('appointments.cancel.title', names)}
      effects={[t('appointments.cancel.effect', names), t('appointments.cancel.safe')]}
      confirmText={t('appointments.cancel')}
      isDestructive
      reasonHelp={t('appointments.cancel.reason')}
      act={(reason) =>
        unwrap(
          api.POST('/users/{id}/attorneys/{aid}/events/{eid}/cancel', {
            params: { path: { id: event.attorneyId, aid: event.attorneyId, eid: event.id } },
            body: { reason },
          }),
        )
      }
      doneText={() => t('appointments.cancel.done')}
      onClose={onClose}
    />
  );
}

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
  const columns: Column<AdminEvent>[] = [
    {
      key: 'client',
      label: t('appointments.client'),
      isTitle: true,
      render: (event) => <Link href={paths.user(event.beneficiaryUserId)}>{event.clientName ?? '—'}</Link>,
    },
    {
      key: 'attorney',
      label: t('appointments.attorney'),
      render: (event) => <Link href={paths.attorney(event.attorneyId)}>{event.attorneyName ?? '—'}</Link>,
    },
    { key: 'when', label: t('appointments.when'), render: (event) => <When event={event} /> },
    {
      key: 'service',
      label: t('appointments.service'),
      render: ({ serviceType }) => enumerationLabel(say, 'productType', serviceType),
    },
    {
      key: 'outcome',
      label: t('appointments.outcome'),
      render: (event) => {
        const { tone, text } = outcomeOf(event);
        return <StatusTag tone={tone}>{text}</StatusTag>;
      },
    },
    {
      key: 'number',
      label: t('appointments.number'),
      isSecondary: true,
      render: ({ location }) => (location === null ? '—' : <PhoneLink number={location} />),
    },
    {
      key: 'actions',
      label: t('appointments.actions'),
      isActions: true,
      render: (event) =>
        isOpen(event) ? (
          <ActionMenu
            name={event.clientName ?? ''}
            items={[
              {
                key: 'notify',
                label: t('appointments.notify'),
                onSelect: () => setAsked({ event, what: 'notify' }),
              },
              {
                key: 'cancel',
                label: t('appointments.cancel'),
                isDestructive: true,
                onSelect: () => setAsked({ event, what: 'cancel' }),
              },
            ]}
          />
        ) : null,
    },
  ];
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
