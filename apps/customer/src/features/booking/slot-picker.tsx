import { Button } from '@troth/ui/button';
import { Stack } from '@troth/ui/layout';
import { Text } from '@troth/ui/text';
import { useId, useState } from 'react';
import { t } from '../../shared/texts';
import classes from './booking.module.css';
import type { Slot } from './queries';
import { byDay, zoneName } from './times';

/** Whole rows of the grid, on a phone as on a wide screen; more are asked for. */
const DAYS_AT_FIRST = 6;

/** The times of a form, from whose end the reader may not see them: the focus goes to the first. */
export const focusTimes = (form: HTMLElement): void => {
  form.querySelector<HTMLInputElement>('[data-times] input')?.focus();
};

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly detail?: string;
  readonly name?: string;
}

function Choices({
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
              aria-label={choice.name}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
            {choice.detail !== undefined && <small>{choice.detail}</small>}
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

/** Days, then the times of the chosen day, on the reader's own clock. */
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
  const [chosenDate, setChosenDate] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const day = days.find(({ date }) => date === chosenDate) ?? days[0];
  const shown = isWhole ? days : days.slice(0, DAYS_AT_FIRST);
  if (day === undefined) return null;
  const choose = (date: string) => {
    setChosenDate(date);
    onChange(null);
  };
  return (
    <Stack gap={6}>
      <div>
        <Choices
          legend={t('booking.day')}
          name={`${id}day`}
          value={day.date}
          onChange={choose}
          choices={shown.map(({ date, weekday, monthDay, name }) => ({
            value: date,
            label: weekday,
            detail: monthDay,
            name,
          }))}
        />
        {shown.length < days.length && (
          <Button size="sm" variant="text" className={classes.flush} onClick={() => setWhole(true)}>
            {t('booking.moreDays', { count: days.length - shown.length })}
          </Button>
        )}
      </div>
      <div data-times="">
        <Choices
          legend={t('booking.timeOn', { day: day.name })}
          name={`${id}time`}
          value={value}
          error={error}
          onChange={onChange}
          choices={day.times.map(({ startAt, label }) => ({ value: startAt, label }))}
        />
        <Text size="small" tone="secondary">
          {t('booking.zone', { zone: zoneName(timeZone, new Date(day.times[0]?.startAt ?? '')) })}
        </Text>
      </div>
    </Stack>
  );
}
