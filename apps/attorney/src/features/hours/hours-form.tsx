import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { KeptHours } from '@troth/domain/booking';
import { errorText } from '@troth/portal/errors';
import { Button, IconButton } from '@troth/ui/button';
import { DateField } from '@troth/ui/date-field';
import { PlusIcon, TrashIcon } from '@troth/ui/icons';
import { Section, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { SelectField } from '@troth/ui/select-field';
import { Text } from '@troth/ui/text';
import { type FormEvent, useState } from 'react';
import { useAttorney } from '../../shared/attorney';
import { t } from '../../shared/texts';
import classes from './hours.module.css';
import { IntervalRows } from './interval-rows';
import { hoursQuery, saveHours } from './queries';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** 5 January 2026 was a Monday. */
const weekdayName = (weekday: number) =>
  new Intl.DateTimeFormat(t.locale, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 0, 4 + weekday)),
  );

const zoneOptions = (own: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), own])]
    .filter((zone) => zone.includes('/'))
    .toSorted()
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

interface PartProps {
  hours: KeptHours;
  change: (changes: Partial<KeptHours>) => void;
}

function WeekHours({ hours, change }: PartProps) {
  return (
    <Stack gap={5}>
      <div className={classes.zone}>
        <SelectField
          label={t('hours.zone')}
          help={t('hours.zone.help')}
          value={hours.timeZone}
          options={zoneOptions(hours.timeZone)}
          onChange={(timeZone) => change({ timeZone })}
        />
      </div>
      {WEEKDAYS.map((weekday) => (
        <fieldset key={weekday} className={classes.day}>
          <legend>{weekdayName(weekday)}</legend>
          <IntervalRows
            name={weekdayName(weekday)}
            intervals={hours.weekly.filter((interval) => interval.weekday === weekday)}
            onChange={(intervals) =>
              change({
                weekly: [
                  ...hours.weekly.filter((interval) => interval.weekday !== weekday),
                  ...intervals.map(({ startsAt, endsAt }) => ({ weekday, startsAt, endsAt })),
                ],
              })
            }
          />
        </fieldset>
      ))}
    </Stack>
  );
}

/** Days that differ from their weekday. */
function OtherDays({ hours: { exceptions }, change }: PartProps) {
  const [newDay, setNewDay] = useState('');
  const hasNewDay = newDay !== '' && !exceptions.some(({ date }) => date === newDay);
  return (
    <Stack gap={5}>
      {exceptions
        .toSorted((one, other) => one.date.localeCompare(other.date))
        .map(({ date, intervals }) => {
          const name = new Intl.DateTimeFormat(t.locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
            new Date(`${date}T00:00:00.000Z`),
          );
          const others = exceptions.filter((exception) => exception.date !== date);
          return (
            <fieldset key={date} className={classes.day}>
              <legend>{name}</legend>
              <IntervalRows
                name={name}
                intervals={intervals}
                onChange={(changed) => change({ exceptions: [...others, { date, intervals: changed }] })}
              />
              <IconButton
                label={t('hours.removeDay', { day: name })}
                onClick={() => change({ exceptions: others })}
                icon={<TrashIcon />}
              />
            </fieldset>
          );
        })}
      <div className={classes.newDay}>
        <DateField label={t('hours.newDay')} value={newDay} onChange={setNewDay} />
        <Button
          icon={<PlusIcon size={16} />}
          disabled={!hasNewDay}
          onClick={() => {
            change({ exceptions: [...exceptions, { date: newDay, intervals: [] }] });
            setNewDay('');
          }}
        >
          {t('hours.addDay')}
        </Button>
      </div>
    </Stack>
  );
}

const ROOM = [
  { key: 'bufferBeforeMinutes', label: 'hours.before', unit: 'hours.minutes', values: [0, 5, 10, 15, 30, 60] },
  { key: 'bufferAfterMinutes', label: 'hours.after', unit: 'hours.minutes', values: [0, 5, 10, 15, 30, 60] },
  { key: 'minimumNoticeHours', label: 'hours.notice', unit: 'hours.hours', values: [4, 12, 24, 48, 72] },
  { key: 'horizonDays', label: 'hours.horizon', unit: 'hours.days', values: [7, 14, 30, 60, 90] },
] as const;

/** How far apart calls are, and how far ahead they are booked. */
function Room({ hours, change }: PartProps) {
  return (
    <div className={classes.room}>
      {ROOM.map(({ key, label, unit, values }) => (
        <SelectField
          key={key}
          label={t(label)}
          value={String(hours[key])}
          options={[...new Set([...values, hours[key]])]
            .toSorted((one, other) => one - other)
            .map((count) => ({ value: String(count), label: t(unit, { count }) }))}
          onChange={(value) => change({ [key]: Number(value) })}
        />
      ))}
    </div>
  );
}

/** When the attorney takes calls: hours of each week, days that differ, and how far apart and ahead. */
export function HoursForm() {
  const attorney = useAttorney();
  const queryClient = useQueryClient();
  const { data: saved } = useSuspenseQuery(hoursQuery(attorney.id));
  const [hours, setHours] = useState<KeptHours>(saved);
  const save = useMutation({
    mutationFn: () => saveHours(attorney.id, hours),
    onSuccess: (kept) => {
      queryClient.setQueryData(hoursQuery(attorney.id).queryKey, kept);
      setHours(kept);
    },
  });
  const change = (changes: Partial<KeptHours>) => {
    save.reset();
    setHours({ ...hours, ...changes });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Section title={t('hours.week')} description={t('hours.week.text')} hasRule>
        <WeekHours hours={hours} change={change} />
      </Section>
      <Section title={t('hours.exceptions')} description={t('hours.exceptions.text')} hasRule>
        <OtherDays hours={hours} change={change} />
      </Section>
      <Section title={t('hours.room')} hasRule>
        <Room hours={hours} change={change} />
      </Section>
      <Stack gap={3} style={{ alignItems: 'flex-start', marginTop: 'var(--s-6)' }}>
        {save.error !== null && <Notice tone="danger" isAlert title={errorText(save.error)} />}
        <Button type="submit" variant="primary" isLoading={save.isPending} isFullWidthOnPhone>
          {t('hours.save')}
        </Button>
        <Text size="small" tone="success" role="status">
          {save.isSuccess && t('hours.saved')}
        </Text>
      </Stack>
    </form>
  );
}
