import { COUPLE_TOPICS } from '@troth/domain/reminders';
import { MailTopics } from '@troth/portal/mail-topics';
import { Section } from '@troth/ui/layout';
import { t } from '../texts';

type CoupleTopic = (typeof COUPLE_TOPICS)[number];

/** Which reminders come by mail. What is part of the service, such as a receipt, is no reminder and goes on. */
export function ReminderSettings() {
  return (
    <Section title={t('reminders.title')} description={t('reminders.lead')} hasRule>
      <ReminderTopics topics={COUPLE_TOPICS} />
    </Section>
  );
}

export function ReminderTopics({ topics }: { topics: readonly CoupleTopic[] }) {
  return (
    <MailTopics
      topics={topics}
      words={(topic) => ({ label: t(`reminders.${topic}`), about: t(`reminders.${topic}.about`) })}
    />
  );
}
