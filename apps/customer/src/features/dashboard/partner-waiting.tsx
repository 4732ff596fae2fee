import { useMutation } from '@tanstack/react-query';
import { otherSide } from '@troth/domain/people';
import { api, unwrap } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { WaitingPanel } from '@troth/ui/checklist';
import { ChecklistIcon, CoinsIcon, MailIcon } from '@troth/ui/icons';
import { Text } from '@troth/ui/text';
import type { Couple } from '../../shared/journey';
import { t } from '../../shared/texts';

/** What the partner still has to do, and a reminder. It shows when the linked partner is not done and this one is. */
export function PartnerWaiting({ couple }: { couple: Couple }) {
  const { self, side, partner, journey } = couple;
  const remind = useMutation({
    mutationFn: () => unwrap(api.POST('/users/{id}/questionnaire-reminder', { params: { path: { id: self.id } } })),
  });
  if (partner === null) return null;
  const name = partner.firstName ?? t('dashboard.partner');
  const items = [
    ...(partner.isQuestionnaireComplete
      ? []
      : [{ key: 'questionnaire', icon: <ChecklistIcon />, text: t('dashboard.waiting.questionnaire', { name }) }]),
    ...(partner.areFinancialsDone
      ? []
      : [{ key: 'finances', icon: <CoinsIcon />, text: t('dashboard.waiting.finances', { name }) }]),
  ];
  if (!journey.isQuestionnaireComplete || items.length === 0) return null;

  return (
    <WaitingPanel
      side={otherSide(side)}
      name={name}
      title={t('dashboard.waiting.title', { name })}
      items={items}
      {...(!partner.isQuestionnaireComplete && {
        actions: (
          <>
            <Button
              icon={<MailIcon size={16} />}
              isLoading={remind.isPending}
              loadingText={t('dashboard.waiting.sending')}
              onClick={() => remind.mutate()}
            >
              {t('dashboard.waiting.remind')}
            </Button>
            <Text as="span" size="caption" role="status" tone={remind.isError ? 'danger' : 'hint'}>
              {remind.isSuccess && t('dashboard.waiting.sent', { name })}
              {remind.isError && errorText(remind.error)}
            </Text>
          </>
        ),
      })}
    />
  );
}
