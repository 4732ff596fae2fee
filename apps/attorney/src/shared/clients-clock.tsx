import type { AppointmentEvent } from './appointments';
import { formatTime } from './dates';
import { t } from './texts';

/** When a call begins on the client's clock, where that shows something else. */
export function ClientsClock({ event: { eventStartAt, timeZone } }: { event: AppointmentEvent }) {
  const theirs = formatTime(eventStartAt, timeZone);
  return theirs === formatTime(eventStartAt) ? null : <small>{t('appointments.clientsClock', { when: theirs })}</small>;
}
