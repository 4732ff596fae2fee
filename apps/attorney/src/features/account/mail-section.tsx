import { ATTORNEY_TOPICS } from '@troth/domain/reminders';
import { MailTopics } from '@troth/portal/mail-topics';
import { Section } from '@troth/ui/layout';
import { t } from '../../shared/texts';

/** Which mails come that no client waits for; the others always do. */
export function MailSection() {
  return (
    <Section title={t('mails.title')} description={t('mails.text')} id="mails" hasRule>
      <MailTopics
        topics={ATTORNEY_TOPICS}
        words={(topic) => ({ label: t(`mails.${topic}`), about: t(`mails.${topic}.about`) })}
      />
    </Section>
  );
}
