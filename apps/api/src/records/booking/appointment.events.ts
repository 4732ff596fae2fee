import { eventKind } from '../../kernel/events/event';
import type { CanceledBy } from './booking.tables';
import type { EventRow } from './event.repository';

interface OfAppointment {
  /** As it is now. */
  readonly event: EventRow;
}

export const appointmentBooked = eventKind<OfAppointment>('AppointmentBooked');
/** To another time; it stays the same appointment. */
export const appointmentMoved = eventKind<OfAppointment>('AppointmentMoved');
export const appointmentCanceled = eventKind<OfAppointment & { readonly canceledBy: CanceledBy }>(
  'AppointmentCanceled',
);
