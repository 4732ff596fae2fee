import { Text } from '@troth/ui/text';
import type { AppointmentEvent } from '../../shared/appointments';
import { formatCallTimes } from '../../shared/dates';
import { t } from '../../shared/texts';
import classes from './appointments.module.css';

/** When a call begins and ends: on the attorney's clock, and on the client's where that shows something else. */
export function CallTimes({ event: { eventStartAt, eventEndAt, timeZone } }: { event: AppointmentEvent }) {
  const own = formatCallTimes(eventStartAt, eventEndAt);
  const theirs = formatCallTimes(eventStartAt, eventEndAt, timeZone);
  return (
    <span className={classes.times}>
      <time dateTime={eventStartAt}>{own}</time>
      {theirs !== own && (
        <Text as="span" size="caption" tone="hint">
          {t('appointments.clientsClock', { when: theirs })}
        </Text>
      )}
    </span>
  );
}
