import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isDone } from '@troth/domain/questionnaire';
import { api, unwrap } from '@troth/portal/api';
import { errorText } from '@troth/portal/errors';
import { Button } from '@troth/ui/button';
import { WaitingPanel } from '@troth/ui/checklist';
import { CheckIcon, ChecklistIcon, ClockIcon, CoinsIcon, MailIcon } from '@troth/ui/icons';
import { Text } from '@troth/ui/text';
import { formatDate } from '../../shared/dates';
import { formatInstant } from '../../shared/instants';
import { afterChange, type Couple } from '../../shared/journey';
import { t } from '../../shared/texts';

type Partner = NonNullable<Couple['partner']>;

/** How far the partner's questionnaire is, in words; never what was answered. */
function questionnaireText(
  { isQuestionnaireComplete, hasStarted, sectionsDone, sectionsTotal }: Partner,
  name: string,
) {
  if (isQuestionnaireComplete) return t('partner.progress.questionnaireDone', { name });
  if (!hasStarted) return t('partner.progress.questionnaireNotBegun', { name });
  return t('partner.progress.questionnaireUnderWay', { name, done: sectionsDone, total: sectionsTotal });
}

/** What the linked partner has done and still has to do, and a reminder where it is this one's turn to wait. */
export function PartnerProgress({ couple, title }: { couple: Couple; title?: string }) {
  const { partner } = couple;
  if (partner === null) return null;
  const name = partner.firstName ?? t('dashboard.partner');
  const items = [
    {
      key: 'questionnaire',
      icon: partner.isQuestionnaireComplete ? <CheckIcon /> : <ChecklistIcon />,
      text: questionnaireText(partner, name),
    },
    {
      key: 'finances',
      icon: partner.areFinancialsDone ? <CheckIcon /> : <CoinsIcon />,
      text: t(partner.areFinancialsDone ? 'partner.progress.financesDone' : 'partner.progress.financesOpen', { name }),
    },
    ...(partner.lastActiveOn === null
      ? []
      : [
          {
            key: 'active',
            icon: <ClockIcon />,
            text: t('partner.progress.lastActive', { date: formatDate(partner.lastActiveOn) }),
          },
        ]),
  ];
  const isWaiting = couple.journey.isQuestionnaireComplete && !partner.isQuestionnaireComplete;
  return (
    <WaitingPanel
      side={partner.side}
      name={name}
      title={title ?? t('dashboard.waiting.title', { name })}
      items={items}
      {...(isWaiting && { actions: <Reminder couple={couple} partner={partner} name={name} /> })}
    />
  );
}

/** Whether there is something to wait for: the own questionnaire is done, and the partner has something left. */
export const isWaitingForPartner = ({ journey, partner }: Couple): boolean =>
  partner !== null &&
  journey.sections.every(({ status }) => isDone(status)) &&
  !(partner.isQuestionnaireComplete && partner.areFinancialsDone);

/** One reminder a day. Customer spec §6: linked, the reader done, the partner not. */
function Reminder({ couple: { self }, partner, name }: { couple: Couple; partner: Partner; name: string }) {
  const queryClient = useQueryClient();
  const remind = useMutation({
    mutationFn: () => unwrap(api.POST('/users/{id}/questionnaire-reminder', { params: { path: { id: self.id } } })),
    onSuccess: () => afterChange(queryClient, self.id),
  });
  const next = partner.nextReminderAt;
  return (
    <>
      <Button
        icon={<MailIcon size={16} />}
        isLoading={remind.isPending}
        loadingText={t('dashboard.waiting.sending')}
        disabled={next !== null}
        onClick={() => remind.mutate()}
      >
        {t('dashboard.waiting.remind')}
      </Button>
      <Text as="span" size="caption" role="status" tone={remind.isError ? 'danger' : 'hint'}>
        {remind.isSuccess && t('dashboard.waiting.sent', { name })} {remind.isError && errorText(remind.error)}
        {next !== null && t('partner.progress.nextReminder', { time: formatInstant(next) })}
      </Text>
    </>
  );
}
