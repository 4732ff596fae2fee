import { enumerationLabel, say } from '@troth/domain/messages';
import { api, unwrap } from '@troth/portal/api';
import { ActionMenu } from '@troth/ui/action-menu';
import type { Column } from '@troth/ui/data-table';
import { Link } from '@troth/ui/link';
import { PhoneLink } from '@troth/ui/phone-number';
import { StatusTag, type TagTone } from '@troth/ui/status-tag';
import { Text } from '@troth/ui/text';
import { ActionDialog } from '../../shared/actions/action-dialog';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { type AdminEvent, isOpen, notifyAttorney } from './queries';

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

export type Asked = { readonly event: AdminEvent; readonly what: 'notify' | 'cancel' };

export function EventDialog({ event, what, onClose }: Asked & { onClose: () => void }) {
  const names = { client: event.clientName ?? '', attorney: event.attorneyName ?? '' };
  if (what === 'notify') {
    return (
      <ActionDialog
        title={t('appointments.notify.title', names)}
        effects={[t('appointments.notify.effect'), t('appointments.notify.once')]}
        confirmText={t('appointments.notify')}
        act={(reason) => notifyAttorney(event, reason)}
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

export type Side = 'client' | 'attorney';

/**
 * The columns of a list of appointments.
 * @param onAsk What to do about a row.
 * @param whose On the page of a person, who needs no column of their own.
 */
export function columnsWith(onAsk: (asked: Asked) => void, whose?: Side): Column<AdminEvent>[] {
  const people: (Column<AdminEvent> & { key: Side })[] = [
    {
      key: 'client',
      label: t('appointments.client'),
      isTitle: true,
      render: (event) => <Link href={paths.user(event.beneficiaryUserId)}>{event.clientName ?? '—'}</Link>,
    },
    {
      key: 'attorney',
      label: t('appointments.attorney'),
      isTitle: whose === 'client',
      render: (event) => <Link href={paths.attorney(event.attorneyId)}>{event.attorneyName ?? '—'}</Link>,
    },
  ];
  return [
    ...people.filter(({ key }) => key !== whose),
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
                onSelect: () => onAsk({ event, what: 'notify' }),
              },
              {
                key: 'cancel',
                label: t('appointments.cancel'),
                isDestructive: true,
                onSelect: () => onAsk({ event, what: 'cancel' }),
              },
            ]}
          />
        ) : null,
    },
  ];
}
