import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { ConfirmPopup } from '@troth/ui/popup';
import { Text } from '@troth/ui/text';
import { TextAreaField } from '@troth/ui/text-field';
import { useState } from 'react';
import { useAttorney } from '../../shared/attorney';
import { formatAppointment } from '../../shared/dates';
import { t } from '../../shared/texts';
import { type AppointmentEvent, callsChanged, cancelAppointment } from '../../shared/appointments';

/** Asks the attorney why a call is canceled: the client reads it. */
export function CancelAppointment({ event, onClose }: { event: AppointmentEvent; onClose: () => void }) {
  const attorney = useAttorney();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason.trim() === '';
  const cancel = useMutation({
    mutationFn: () => cancelAppointment(attorney.id, event.id, reason.trim()),
    onSuccess: async () => {
      onClose();
      await callsChanged(queryClient, attorney.id);
    },
  });
  return (
    <ConfirmPopup
      isOpen
      title={t('appointments.cancel.title', { name: event.clientName ?? t('appointments.client') })}
      confirmText={t('appointments.cancel.confirm')}
      cancelText={t('appointments.cancel.keep')}
      isDestructive
      isConfirming={cancel.isPending}
      onConfirm={() => {
        setChecked(true);
        if (!isMissing) cancel.mutate();
      }}
      onCancel={onClose}
    >
      <Stack gap={4}>
        {cancel.error !== null && <Notice tone="danger" isAlert title={errorText(cancel.error)} />}
        <Text>{t('appointments.cancel.what', { when: formatAppointment(event.eventStartAt) })}</Text>
        <TextAreaField
          label={t('appointments.cancel.reason')}
          help={t('appointments.cancel.reason.help')}
          isRequired
          value={reason}
          error={isChecked && isMissing ? t('appointments.cancel.reason.missing') : undefined}
          onChange={setReason}
          rows={2}
        />
      </Stack>
    </ConfirmPopup>
  );
}
