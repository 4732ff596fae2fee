import { IconButton } from '@troth/ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '@troth/ui/icons';
import { Stack } from '@troth/ui/layout';
import { Text } from '@troth/ui/text';
import type { ReactNode } from 'react';
import type { AppointmentEvent } from '../../shared/appointments';
import { CallClient } from '../../shared/call-client';
import { ClientsClock } from '../../shared/clients-clock';
import { formatNearDay, formatTime, localDay } from '../../shared/dates';
import { t } from '../../shared/texts';
import classes from './appointments.module.css';

const DAYS = 7;

/** The Monday of a day's week, some weeks on, where the reader is. */
function mondayOf(day: Date, weeks: number): Date {
  const sinceMonday = (day.getDay() + DAYS - 1) % DAYS;
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - sinceMonday + weeks * DAYS);
}

/** The week of a day, some weeks on, where the reader is: its Monday and the one after it. */
export const weekOf = (day: Date, weeks: number) => ({ from: mondayOf(day, weeks), until: mondayOf(day, weeks + 1) });

/** The calls of a week, day by day. Ours. */
export function WeekView({
  events,
  monday,
  onStep,
  former,
  renderStanding,
  renderOffer,
}: {
  events: readonly AppointmentEvent[];
  monday: Date;
  /** To the week before or after. */
  onStep: (step: -1 | 1) => void;
  /** Who are clients no longer. */
  former: readonly string[];
  renderStanding: (event: AppointmentEvent) => ReactNode;
  /** Offers another time where that can be done, and says what was offered. */
  renderOffer: (event: AppointmentEvent) => ReactNode;
}) {
  const today = new Date();
  const days = Array.from({ length: DAYS }, (_, at) =>
    localDay(new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() + at)),
  );
  const callsOn = (day: string) =>
    events
      .filter(({ eventStartAt }) => localDay(new Date(eventStartAt)) === day)
      .toSorted((a, b) => a.eventStartAt.localeCompare(b.eventStartAt));
  return (
    <Stack gap={5}>
      <div className={classes.weekHead}>
        <IconButton icon={<ChevronLeftIcon />} label={t('appointments.week.before')} onClick={() => onStep(-1)} />
        <Text as="span" role="status">
          {t('appointments.week.of', {
            first: formatNearDay(days[0] ?? ''),
            last: formatNearDay(days[DAYS - 1] ?? ''),
          })}
        </Text>
        <IconButton icon={<ChevronRightIcon />} label={t('appointments.week.after')} onClick={() => onStep(1)} />
      </div>
      <ol className={classes.week}>
        {days.map((day) => (
          <li key={day} {...(day === localDay(today) && { 'data-today': '' })}>
            <h3>{formatNearDay(day)}</h3>
            {callsOn(day).length === 0 ? (
              <Text size="small" tone="hint">
                {t('appointments.week.free')}
              </Text>
            ) : (
              <ul className={classes.calls}>
                {callsOn(day).map((event) => (
                  <li key={event.id}>
                    <time dateTime={event.eventStartAt}>{formatTime(event.eventStartAt)}</time>
                    <ClientsClock event={event} />
                    <CallClient event={event} former={former} />
                    {renderStanding(event)}
                    {renderOffer(event)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Stack>
  );
}
