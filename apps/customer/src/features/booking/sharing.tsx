import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announce } from '@troth/portal/announcer';
import { errorText } from '@troth/portal/errors';
import { usePerson } from '@troth/portal/person';
import { Notice } from '@troth/ui/notice';
import { CheckboxField } from '@troth/ui/option-cards';
import { formatLongDay } from '@troth/portal/instants';
import { t } from '../../shared/texts';
import { type AppointmentEvent, shareAnswers } from './queries';

/** Shares the own answers for a call about questions, and takes that back at once. D3. */
export function AnswerSharing({ event }: { event: AppointmentEvent }) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const name = event.attorneyName ?? t('booking.yourAttorney');
  const until = event.answersSharedUntil ?? null;
  const share = useMutation({
    mutationFn: (isShared: boolean) => shareAnswers(self.id, event, isShared),
    onSuccess: async (_, isShared) => {
      await queryClient.invalidateQueries({ queryKey: ['users', self.id, 'purchase-items'] });
      announce(t(isShared ? 'booking.share.on' : 'booking.share.off', { name }));
    },
  });
  const isShared = share.isPending ? share.variables : until !== null;
  return (
    <>
      <CheckboxField
        label={t('booking.share', { name })}
        description={until === null ? t('booking.share.help') : t('booking.share.until', { day: formatLongDay(until) })}
        isChecked={isShared}
        onChange={(wanted) => {
          if (!share.isPending) share.mutate(wanted);
        }}
      />
      {share.error !== null && <Notice tone="danger" isAlert title={errorText(share.error)} />}
    </>
  );
}
