import { useQuery } from '@tanstack/react-query';
import type { components } from '@troth/api-client';
import { api, unwrap } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { ErrorPanel } from '@troth/ui/error-panel';
import { Link } from '@troth/ui/link';
import { Notice } from '@troth/ui/notice';
import { PhoneField } from '@troth/ui/phone-field';
import { Popup } from '@troth/ui/popup';
import { SelectField } from '@troth/ui/select-field';
import { RowsSkeleton } from '@troth/ui/skeleton';
import { useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import type { PurchaseItem } from '../../shared/purchases';
import { t } from '../../shared/texts';
import { slotsQuery } from './queries';

/** Where couples live; the attorney's own zone is added. */
const ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];

const say = (timeZone: string, instant: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(t.locale, { timeZone, ...options }).format(new Date(instant));
const dayOf = (timeZone: string, instant: string) => say(timeZone, instant, { dateStyle: 'full' });
// The zone's name tells two times apart that a clock shows twice.
const timeOf = (timeZone: string, instant: string) =>
  say(timeZone, instant, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });

/** Books a call for a client who asked for it: one of the attorney's free times. Both get the invitation. */
export function BookDialog({ item, onClose }: { item: PurchaseItem; onClose: () => void }) {
  const { data: choice, error } = useQuery(slotsQuery(item.clientId, item.id));
  if (choice === undefined) {
    return (
      <Popup isOpen size="short" title={t('bookFor.open')} onClose={onClose}>
        {error === null ? <RowsSkeleton rows={3} height={40} /> : <ErrorPanel>{errorText(error)}</ErrorPanel>}
      </Popup>
    );
  }
  const attorney = choice.attorneyName ?? '';
  if (choice.bookingUrl !== null || choice.slots.length === 0) {
    return (
      <Popup isOpen size="short" title={t('bookFor.refused')} onClose={onClose}>
        {choice.bookingUrl === null ? (
          <Notice title={t('bookFor.none', { attorney })} />
        ) : (
          <Notice title={t('bookFor.outside', { attorney })}>
            <Link href={choice.bookingUrl} target="_blank" rel="noopener noreferrer">
              {t('bookFor.outside.open')}
            </Link>
          </Notice>
        )}
      </Popup>
    );
  }
  return <TimeDialog item={item} choice={choice} onClose={onClose} />;
}

interface TimeDialogProps {
  item: PurchaseItem;
  choice: components['schemas']['BookingChoice'];
  onClose: () => void;
}

function TimeDialog({ item, choice, onClose }: TimeDialogProps) {
  const own = choice.attorneyTimeZone ?? 'America/New_York';
  const [timeZone, setTimeZone] = useState(own);
  const [chosenDay, setDay] = useState<string | null>(null);
  const [startAt, setStartAt] = useState<string | null>(null);
  const [phoneNumber, setPhoneNumber] = useState('');
  const days = [...new Set(choice.slots.map((slot) => dayOf(timeZone, slot.startAt)))];
  const day = chosenDay !== null && days.includes(chosenDay) ? chosenDay : (days[0] ?? null);
  const times = choice.slots.filter((slot) => dayOf(timeZone, slot.startAt) === day);
  const chosen = times.find((slot) => slot.startAt === startAt);
  const names = { client: item.clientName, attorney: choice.attorneyName ?? '' };
  return (
    <ActionDialog
      title={t('bookFor.title', names)}
      intro={t('bookFor.intro', { ...names, service: item.title, count: choice.lengthMinutes })}
      effects={[t('bookFor.effect.told', names), t('bookFor.effect.answers', names)]}
      confirmText={t('bookFor.action')}
      missing={chosen === undefined || phoneNumber === '' ? t('bookFor.missing') : null}
      act={(reason) =>
        unwrap(
          api.POST('/users/{id}/purchase-items/{pid}/events', {
            params: { path: { id: item.clientId, pid: item.id } },
            body: { eventStartAt: chosen?.startAt ?? '', phoneNumber, timeZone, reason },
          }),
        )
      }
      doneText={(event) =>
        t('bookFor.done', {
          when: `${dayOf(timeZone, event.eventStartAt)}, ${timeOf(timeZone, event.eventStartAt)}`,
        })
      }
      onClose={onClose}
    >
      <SelectField
        label={t('bookFor.zone')}
        help={t('bookFor.zone.help')}
        value={timeZone}
        onChange={setTimeZone}
        options={[...new Set([own, ...ZONES])].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      />
      <SelectField
        label={t('bookFor.day')}
        isRequired
        value={day}
        onChange={(next) => {
          setDay(next);
          setStartAt(null);
        }}
        options={days.map((name) => ({ value: name, label: name }))}
      />
      <SelectField
        label={t('bookFor.time')}
        isRequired
        value={chosen?.startAt ?? null}
        onChange={setStartAt}
        options={times.map((slot) => ({ value: slot.startAt, label: timeOf(timeZone, slot.startAt) }))}
      />
      <PhoneField label={t('bookFor.phone')} isRequired value={phoneNumber} onChange={setPhoneNumber} />
    </ActionDialog>
  );
}
