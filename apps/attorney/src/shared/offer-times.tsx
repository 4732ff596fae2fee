import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { OFFERED_TIMES_MAX } from '@troth/domain/booking';
import { errorText } from '@troth/portal/errors';
import { LoadFailed } from '@troth/portal/load-failed';
import { Button, IconButton } from '@troth/ui/button';
import { TrashIcon } from '@troth/ui/icons';
import { Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { ConfirmPopup } from '@troth/ui/popup';
import { SelectField } from '@troth/ui/select-field';
import { Skeleton } from '@troth/ui/skeleton';
import { Text } from '@troth/ui/text';
import { TextAreaField } from '@troth/ui/text-field';
import { useState } from 'react';
import { callsChanged, offerableTimesQuery, type OfferedFor, offerTimes } from './appointments';
import { useAttorney } from './attorney';
import { formatAppointment, formatNearDay, formatTime, localDay } from './dates';
import { t } from './texts';
import classes from './offer-times.module.css';

/** Times by the day on which they begin where the reader is. */
function byDay(starts: readonly string[]): ReadonlyMap<string, string[]> {
  const days = new Map<string, string[]>();
  for (const start of starts) {
    const day = localDay(new Date(start));
    days.set(day, [...(days.get(day) ?? []), start]);
  }
  return days;
}

/**
 * Lets the attorney offer a client up to three times: other ones for a call that is booked, or some for one that is not.
 * Portals spec §6 is silent; ours.
 */
export function OfferTimes({
  of,
  name,
  bookedAt,
  onClose,
}: {
  of: OfferedFor;
  /** The client's. */
  name: string;
  /** When the call is booked; null where it is not. */
  bookedAt: string | null;
  onClose: () => void;
}) {
  const attorney = useAttorney();
  const queryClient = useQueryClient();
  const slots = useQuery(offerableTimesQuery(attorney.id, of));
  const [times, setTimes] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const offer = useMutation({
    mutationFn: () => offerTimes(attorney.id, of, { times: [...times], reason: reason.trim() || null }),
    onSuccess: async () => {
      onClose();
      await callsChanged(queryClient, attorney.id);
    },
    // A time was booked by someone else: what is offered below is no longer right.
    onError: () => slots.refetch(),
  });
  const starts = slots.data?.map(({ startAt }) => startAt) ?? [];
  return (
    <ConfirmPopup
      isOpen
      title={t(bookedAt === null ? 'appointments.suggest.title' : 'appointments.offer.title', { name })}
      confirmText={t('appointments.offer.confirm')}
      cancelText={t('appointments.offer.close')}
      isConfirming={offer.isPending}
      onConfirm={() => {
        setChecked(true);
        if (times.length > 0) offer.mutate();
      }}
      onCancel={onClose}
    >
      <Stack gap={4}>
        {offer.error !== null && <Notice tone="danger" isAlert title={errorText(offer.error)} />}
        <Text>
          {bookedAt === null
            ? t('appointments.suggest.what')
            : t('appointments.offer.what', { when: formatAppointment(bookedAt) })}
        </Text>
        {slots.error !== null ? (
          <LoadFailed error={slots.error} onRetry={() => void slots.refetch()} />
        ) : slots.data === undefined ? (
          <Skeleton width="100%" height={88} />
        ) : starts.length === 0 ? (
          <Notice tone="info" title={t('appointments.offer.noTimes')}>
            {t('appointments.offer.noTimes.text')}
          </Notice>
        ) : (
          <TimePicker
            starts={starts.filter((start) => !times.includes(start))}
            isFull={times.length >= OFFERED_TIMES_MAX}
            onAdd={(start) => setTimes([...times, start].toSorted())}
          />
        )}
        {times.length > 0 && (
          <ul className={classes.offered} aria-label={t('appointments.offer.chosen')}>
            {times.map((time) => (
              <li key={time}>
                <time dateTime={time}>{formatAppointment(time)}</time>
                <IconButton
                  icon={<TrashIcon />}
                  label={t('appointments.offer.remove', { when: formatAppointment(time) })}
                  onClick={() => setTimes(times.filter((other) => other !== time))}
                />
              </li>
            ))}
          </ul>
        )}
        {isChecked && times.length === 0 && (
          <Text size="small" tone="danger" role="alert">
            {t('appointments.offer.missing')}
          </Text>
        )}
        <TextAreaField
          label={t(bookedAt === null ? 'appointments.suggest.words' : 'appointments.offer.reason')}
          help={t('appointments.cancel.reason.help')}
          value={reason}
          onChange={setReason}
          rows={2}
        />
      </Stack>
    </ConfirmPopup>
  );
}

function TimePicker({
  starts,
  isFull,
  onAdd,
}: {
  starts: readonly string[];
  isFull: boolean;
  onAdd: (start: string) => void;
}) {
  const days = byDay(starts);
  const [chosenDay, setDay] = useState('');
  const [chosenTime, setTime] = useState('');
  const day = days.has(chosenDay) ? chosenDay : (days.keys().next().value ?? '');
  const ofDay = days.get(day) ?? [];
  const time = ofDay.includes(chosenTime) ? chosenTime : (ofDay[0] ?? '');
  return (
    <div className={classes.picker}>
      <SelectField
        label={t('appointments.offer.day')}
        value={day}
        options={[...days.keys()].map((value) => ({ value, label: formatNearDay(value) }))}
        onChange={setDay}
      />
      <SelectField
        label={t('appointments.offer.time')}
        value={time}
        options={ofDay.map((value) => ({ value, label: formatTime(value) }))}
        onChange={setTime}
      />
      <Button disabled={isFull || time === ''} onClick={() => onAdd(time)}>
        {t('appointments.offer.add')}
      </Button>
    </div>
  );
}
