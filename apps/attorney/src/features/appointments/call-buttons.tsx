import { Button } from '@troth/ui/button';
import { Text } from '@troth/ui/text';
import type { AppointmentEvent } from '../../shared/appointments';
import { OfferTimes } from '../../shared/offer-times';
import { t } from '../../shared/texts';
import { CancelAppointment } from './cancel-appointment';

export const nameOf = (event: AppointmentEvent) => event.clientName ?? t('appointments.client');

/** Something to do about a call, named with the client for those who hear it. */
export function CallButton({
  event,
  action,
  isMain = false,
  onClick,
}: {
  event: AppointmentEvent;
  action: 'appointments.offer' | 'appointments.cancel' | 'appointments.complete' | 'appointments.noShow' | 'away.move';
  isMain?: boolean;
  onClick: () => void;
}) {
  return (
    <Button
      size="sm"
      {...(!isMain && { variant: 'text' })}
      aria-label={t(`${action}.of`, { name: nameOf(event) })}
      onClick={onClick}
    >
      {t(action)}
    </Button>
  );
}

/** Times that were offered and are not answered yet. */
export function Offered({ event: { offeredTimes } }: { event: AppointmentEvent }) {
  const count = offeredTimes?.length ?? 0;
  if (count === 0) return null;
  return (
    <Text as="span" size="caption" tone="hint">
      {t('appointments.offered', { count })}
    </Text>
  );
}

/** A call that is about to change, and how; null while none is. */
export type CallChange = { readonly event: AppointmentEvent; readonly kind: 'OFFER' | 'CANCEL' } | null;

export function CallChangeDialog({ change, onClose }: { change: CallChange; onClose: () => void }) {
  if (change === null) return null;
  const { event, kind } = change;
  if (kind === 'CANCEL') return <CancelAppointment event={event} onClose={onClose} />;
  return <OfferTimes of={{ eventId: event.id }} name={nameOf(event)} bookedAt={event.eventStartAt} onClose={onClose} />;
}
