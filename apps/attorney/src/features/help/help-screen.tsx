import { HelpPage } from '@troth/portal/help-page';
import { OwnTickets, SupportForm } from '@troth/portal/support';
import { Section } from '@troth/ui/layout';
import { paths } from '../../shared/paths';
import { SUPPORT_ADDRESS } from '../../shared/support';
import { t } from '../../shared/texts';

const questions = ['change', 'firm', 'see', 'both', 'word'] as const;

export function HelpScreen() {
  return (
    <HelpPage
      title={t('help.title')}
      lead={t('help.lead')}
      way={{
        title: t('help.way.title'),
        steps: [t('help.way.apply'), t('help.way.review'), t('help.way.chosen'), t('help.way.client')],
      }}
      questionsTitle={t('help.questions')}
      questions={questions.map((key) => ({
        key,
        question: t(`help.${key}.question`),
        answer: t(`help.${key}.answer`),
      }))}
    >
      <Section
        title={t('help.support')}
        description={t('help.support.text', { email: SUPPORT_ADDRESS })}
        id="support"
        hasRule
      >
        <SupportForm pagePath={paths.help()} hint={t('help.support.hint')} />
      </Section>
      <Section title={t('help.tickets')} id="tickets" hasRule>
        <OwnTickets />
      </Section>
    </HelpPage>
  );
}
