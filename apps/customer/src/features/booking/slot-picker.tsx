import { IconButton } from '@troth/ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '@troth/ui/icons';
import { Stack } from '@troth/ui/layout';
import { Text } from '@troth/ui/text';
import { useId, useState } from 'react';
import { t } from '../../shared/texts';
import classes from './booking.module.css';
import type { Slot } from './queries';
import { byDay, byWeek, dateParts, type Day, type Week, zoneName } from './times';

/** The times of a form, from whose end the reader may not see them: the focus goes to the first. */
export const focusTimes = (form: HTMLElement): void => {
  form.querySelector<HTMLInputElement>('[data-times] input')?.focus();
};

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** One of some times. */
export function Choices({
  legend,
  name,
  value,
  choices,
  error,
  onChange,
}: {
  legend: string;
  name: string;
  value: string | null;
  choices: readonly Choice[];
  error?: string | undefined;
  onChange: (value: string) => void;
}) {
  const errorId = useId();
  return (
    <fieldset className={classes.choices} {...(error !== undefined && { 'aria-describedby': errorId })}>
      <legend>{legend}</legend>
      <div className={classes.grid}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <Text size="small" tone="danger" role="alert" id={errorId}>
          {error}
        </Text>
      )}
    </fieldset>
  );
}

/** A week of days: those without times are shown, and cannot be chosen. */
function WeekOfDays({
  weeks,
  at,
  name,
  chosen,
  onStep,
  onChoose,
}: {
  weeks: readonly Week[];
  at: number;
  name: string;
  chosen: Day;
  onStep: (by: 1 | -1) => void;
  onChoose: (day: Day) => void;
}) {
  const days = weeks[at]?.days ?? [];
  const [monday, sunday] = [days[0], days.at(-1)].map((day) => (day === undefined ? '' : dateParts(day.date).monthDay));
  return (
    <fieldset className={classes.choices}>
      <legend className="troth-vh">{t('booking.day')}</legend>
      <div className={classes.weekHead}>
        <span aria-hidden="true">{t('booking.day')}</span>
        <span className={classes.weekStep}>
          <IconButton
            icon={<ChevronLeftIcon />}
            label={t('booking.week.previous')}
            disabled={at === 0}
            onClick={() => onStep(-1)}
          />
          <span aria-live="polite">{t('booking.week', { from: monday ?? '', until: sunday ?? '' })}</span>
          <IconButton
            icon={<ChevronRightIcon />}
            label={t('booking.week.next')}
            disabled={at === weeks.length - 1}
            onClick={() => onStep(1)}
          />
        </span>
      </div>
      <div className={classes.week}>
        {days.map(({ date, open }) => {
          const { weekday, month, day } = dateParts(date);
          const dayOfMonth = (
            <small>
              <span className={classes.month}>{month} </span>
              {day}
            </small>
          );
          return open === null ? (
            <span key={date} className={classes.closed}>
              <span>{weekday}</span>
              {dayOfMonth}
              <span className="troth-vh">{t('booking.week.closed')}</span>
            </span>
          ) : (
            <label key={date} className={classes.choice}>
              <input
                type="radio"
                name={name}
                value={date}
                checked={date === chosen.date}
                aria-label={open.name}
                onChange={() => onChoose(open)}
              />
              <span>{weekday}</span>
              {dayOfMonth}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** A week of days, then the times of the chosen day, on the reader's own clock: the usual ones first. */
export function SlotPicker({
  slots,
  timeZone,
  value,
  error,
  onChange,
}: {
  slots: readonly Slot[];
  timeZone: string;
  /** The beginning of the chosen slot. */
  value: string | null;
  /** Why the form does not go out without a time. */
  error?: string | undefined;
  onChange: (startAt: string | null) => void;
}) {
  const id = useId();
  const days = byDay(slots, timeZone);
  const weeks = byWeek(days);
  const [chosenDate, setChosenDate] = useState<string | null>(null);
  const [weekStart, setWeekStart] = useState<string | null>(null);
  const day = days.find(({ date }) => date === chosenDate) ?? days[0];
  if (day === undefined) return null;
  const at = Math.max(
    0,
    weeks.findIndex(({ start, days: ofWeek }) =>
      weekStart === null ? ofWeek.some(({ date }) => date === day.date) : start === weekStart,
    ),
  );
  const choose = ({ date }: Day) => {
    setChosenDate(date);
    onChange(null);
  };
  const step = (by: 1 | -1) => {
    const next = weeks[at + by];
    if (next === undefined) return;
    setWeekStart(next.start);
    const first = next.days.find(({ open }) => open !== null)?.open;
    if (first != null) choose(first);
  };
  const choicesOf = (isUnusual: boolean) =>
    day.times.flatMap((time) => (time.isUnusual === isUnusual ? { value: time.startAt, label: time.label } : []));
  const [usual, unusual] = [choicesOf(false), choicesOf(true)];
  const times = (legend: string, choices: readonly Choice[], isFirst: boolean) => (
    <Choices
      legend={legend}
      name={`${id}time`}
      value={value}
      error={isFirst ? error : undefined}
      onChange={onChange}
      choices={choices}
    />
  );
  return (
    <Stack gap={6}>
      <WeekOfDays weeks={weeks} at={at} name={`${id}day`} chosen={day} onStep={step} onChoose={choose} />
      <div data-times="">
        {usual.length > 0 && times(t('booking.timeOn', { day: day.name }), usual, true)}
        {unusual.length > 0 &&
          (usual.length > 0 ? (
            <details className={classes.unusual}>
              <summary>{t('booking.unusual')}</summary>
              {times(t('booking.unusualOn', { day: day.name }), unusual, false)}
            </details>
          ) : (
            <>
              <Text size="small">{t('booking.onlyUnusual')}</Text>
              {times(t('booking.timeOn', { day: day.name }), unusual, true)}
            </>
          ))}
        <Text size="small" tone="secondary">
          {t('booking.zone', { zone: zoneName(timeZone, new Date(day.times[0]?.startAt ?? '')) })}
        </Text>
      </div>
    </Stack>
  );
}
