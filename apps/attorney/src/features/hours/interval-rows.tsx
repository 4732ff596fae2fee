import { minutesOf, type OpenInterval } from '@troth/domain/booking';
import { Button, IconButton } from '@troth/ui/button';
import { PlusIcon, TrashIcon } from '@troth/ui/icons';
import { SelectField } from '@troth/ui/select-field';
import { Text } from '@troth/ui/text';
import { t } from '../../shared/texts';
import classes from './hours.module.css';

const HALVES_OF_A_DAY = 48;
const pad = (number: number) => String(number).padStart(2, '0');
const TIMES = Array.from(
  { length: HALVES_OF_A_DAY + 1 },
  (_, half) => `${pad(Math.floor(half / 2))}:${half % 2 === 0 ? '00' : '30'}`,
);

/** "9:00 AM"; the end of a day is midnight. */
function clockName(time: string): string {
  if (time === '24:00') return t('hours.midnight');
  const moment = new Date(Date.UTC(2026, 0, 1, 0, minutesOf(time)));
  return new Intl.DateTimeFormat(t.locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(moment);
}

const optionsWith = (value: string, times: readonly string[]) =>
  (times.includes(value) ? times : [...times, value].toSorted()).map((time) => ({
    value: time,
    label: clockName(time),
  }));

/** The hours that follow on those of a day: after a pause of an hour, or the usual first ones. */
function nextInterval(intervals: readonly OpenInterval[]): OpenInterval | null {
  const last = intervals.at(-1);
  if (last === undefined) return { startsAt: '09:00', endsAt: '12:00' };
  const start = TIMES.indexOf(last.endsAt) + 2;
  const [startsAt, endsAt] = [TIMES[start], TIMES[Math.min(start + 4, HALVES_OF_A_DAY)]];
  return last.endsAt === '24:00' || startsAt === undefined || endsAt === undefined || startsAt >= endsAt
    ? null
    : { startsAt, endsAt };
}

/** The hours of one day, any number of them; none is a day without calls. */
export function IntervalRows({
  name,
  intervals,
  onChange,
}: {
  /** The day, as it is spoken of. */
  name: string;
  intervals: readonly OpenInterval[];
  onChange: (intervals: OpenInterval[]) => void;
}) {
  const change = (index: number, changes: Partial<OpenInterval>) =>
    onChange(intervals.map((interval, at) => (at === index ? { ...interval, ...changes } : interval)));
  const next = nextInterval(intervals);
  return (
    <div className={intervals.length === 0 ? classes.closed : classes.intervals}>
      {intervals.length === 0 && (
        <Text size="small" tone="secondary">
          {t('hours.noCalls')}
        </Text>
      )}
      {intervals.map(({ startsAt, endsAt }, index) => {
        const number = index + 1;
        return (
          // The hours of a day have no name but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <div key={index} className={classes.interval}>
            <SelectField
              label={t('hours.from', { day: name, number })}
              isLabelHidden
              size="sm"
              value={startsAt}
              options={optionsWith(startsAt, TIMES.slice(0, -1))}
              onChange={(time) => change(index, { startsAt: time })}
            />
            <span aria-hidden="true">–</span>
            <SelectField
              label={t('hours.to', { day: name, number })}
              isLabelHidden
              size="sm"
              value={endsAt}
              options={optionsWith(endsAt, TIMES.slice(1))}
              {...(minutesOf(endsAt) <= minutesOf(startsAt) && { error: t('hours.order') })}
              onChange={(time) => change(index, { endsAt: time })}
            />
            <IconButton
              label={t('hours.remove', { day: name, number })}
              onClick={() => onChange(intervals.filter((_, at) => at !== index))}
              icon={<TrashIcon />}
            />
          </div>
        );
      })}
      {next !== null && (
        <Button
          size="sm"
          variant="text"
          icon={<PlusIcon size={16} />}
          aria-label={t('hours.addTo', { day: name })}
          onClick={() => onChange([...intervals, next])}
        >
          {t('hours.add')}
        </Button>
      )}
    </div>
  );
}
