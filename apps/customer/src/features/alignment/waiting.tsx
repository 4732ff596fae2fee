import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '@troth/portal/errors';
import { usePerson } from '@troth/portal/person';
import { Button, LinkButton } from '@troth/ui/button';
import { ChecklistIcon, ClockIcon, MailIcon } from '@troth/ui/icons';
import { Notice } from '@troth/ui/notice';
import { WaitingPanel } from '@troth/ui/checklist';
import { PageActions } from '@troth/ui/page';
import { Text } from '@troth/ui/text';
import type { PartnerSide } from '@troth/ui/partner-mark';
import { formatInstant } from '../../shared/instants';
import { journeyQuery } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { remindPartner } from './queries';

/** The reader still has questions to answer: there is nothing to compare yet. */
export function OwnQuestionnaireOpen({
  href,
  partnerName,
  isPartnerDone,
}: {
  href: string;
  partnerName: string;
  isPartnerDone: boolean;
}) {
  return (
    <>
      <Notice icon={<ChecklistIcon />} title={t('alignment.ownOpen.title')}>
        {isPartnerDone
          ? t('alignment.ownOpen.partnerDone', { name: partnerName })
          : t('alignment.ownOpen.bothOpen', { name: partnerName })}
      </Notice>
      <PageActions>
        <LinkButton href={href} variant="primary" size="continue">
          {t('alignment.completeQuestionnaire')}
        </LinkButton>
      </PageActions>
    </>
  );
}

/** Joint entries on which the two do not agree come first: alignment is closed until then. Customer spec §6. */
export function FinancialDisputesPending({ count }: { count: number }) {
  return (
    <Notice
      tone="warning"
      title={t('alignment.financial.title')}
      actions={
        <LinkButton href={paths.settleDisputes()} variant="primary">
          {t('alignment.financial.go')}
        </LinkButton>
      }
    >
      {t('alignment.financial.text', { count })}
    </Notice>
  );
}

/** The reader is done and the partner is not: a reminder can be mailed, once a day. Customer spec §6. */
export function PartnerQuestionnaireOpen({
  side,
  name,
  nextReminderAt,
}: {
  side: PartnerSide;
  name: string;
  /** When the next one can be sent; null when it can be now. */
  nextReminderAt: string | null;
}) {
  const self = usePerson();
  const queryClient = useQueryClient();
  const reminder = useMutation({
    mutationFn: () => remindPartner(self.id),
    // Also after a refusal: another tab may have sent one.
    onSettled: () => queryClient.invalidateQueries({ queryKey: journeyQuery(self.id).queryKey }),
  });
  return (
    <>
      <WaitingPanel
        side={side}
        name={name}
        title={t('alignment.waiting.title', { name })}
        items={[
          { key: 'done', icon: <ChecklistIcon size={16} />, text: t('alignment.waiting.you') },
          { key: 'open', icon: <ClockIcon size={16} />, text: t('alignment.waiting.partner', { name }) },
        ]}
        actions={
          <Button
            variant="primary"
            icon={<MailIcon size={16} />}
            isLoading={reminder.isPending}
            disabled={reminder.isSuccess || nextReminderAt !== null}
            onClick={() => reminder.mutate()}
          >
            {t('alignment.sendReminder')}
          </Button>
        }
      />
      <div role="status">
        {reminder.isSuccess && (
          <Text size="small" tone="success" style={{ marginTop: 'var(--s-4)' }}>
            {t('alignment.reminderSent', { name })}
          </Text>
        )}
        {nextReminderAt !== null && (
          <Text size="small" tone="secondary" style={{ marginTop: 'var(--s-2)' }}>
            {t('alignment.reminderNext', { when: formatInstant(nextReminderAt) })}
          </Text>
        )}
      </div>
      {reminder.error !== null && (
        <div style={{ marginTop: 'var(--s-4)' }}>
          <Notice tone="danger" isAlert title={errorText(reminder.error)} />
        </div>
      )}
    </>
  );
}
