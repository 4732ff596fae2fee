import { enumerationLabel, say } from '@troth/domain/messages';
import { BOOKING_STATUSES } from '@troth/domain/purchases';
import { isBookingStep } from '@troth/domain/booking';
import { api, unwrap } from '@troth/portal/api';
import { RadioOptions } from '@troth/ui/option-cards';
import { useState } from 'react';
import { ActionDialog } from '../../shared/actions/action-dialog';
import type { PurchaseItem } from '../../shared/purchases';
import { t } from '../../shared/texts';

/** Says how far the booking of a service has come, where appointments don't (D22). */
export function BookingDialog({ item, userId, onClose }: { item: PurchaseItem; userId: string; onClose: () => void }) {
  const [status, setStatus] = useState(item.bookingStatus);
  return (
    <ActionDialog
      title={t('bookingStatus.title', { service: item.title })}
      intro={t('bookingStatus.intro')}
      effects={[t(`bookingStatus.effect.${status}`), t('bookingStatus.effect.told')]}
      confirmText={t('bookingStatus.action')}
      missing={status === item.bookingStatus ? t('profile.nothing') : null}
      act={(reason) =>
        unwrap(
          api.PATCH('/users/{id}/purchase-items/{pid}', {
            params: { path: { id: userId, pid: item.id } },
            body: { bookingStatus: status, reason },
          }),
        )
      }
      doneText={() => t('bookingStatus.done')}
      onClose={onClose}
    >
      <RadioOptions
        label={t('bookingStatus.label')}
        value={status}
        onChange={(chosen) => setStatus(BOOKING_STATUSES.find((each) => each === chosen) ?? status)}
        options={BOOKING_STATUSES.filter((each) => isBookingStep(item.bookingStatus, each)).map((value) => ({
          value,
          label: enumerationLabel(say, 'bookingStatus', value),
        }))}
      />
    </ActionDialog>
  );
}
