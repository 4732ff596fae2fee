import { ATTORNEY_TOPICS } from '@troth/domain/reminders';
import { MailTopics } from '@troth/portal/mail-topics';
import { Section } from '@troth/ui/layout';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { t } from '../../shared/texts';

/** The dashboard leads here. */
const ID = 'mails';

/** Which mails come that no client waits for; the others always do. */
export function MailSection() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${ID}`) document.getElementById(ID)?.scrollIntoView();
  }, [hash]);
  return (
    <Section title={t('mails.title')} description={t('mails.text')} id={ID} hasRule>
      <MailTopics
        topics={ATTORNEY_TOPICS}
        words={(topic) => ({ label: t(`mails.${topic}`), about: t(`mails.${topic}.about`) })}
      />
    </Section>
  );
}
