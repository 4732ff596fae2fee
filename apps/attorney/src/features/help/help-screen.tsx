import { HelpPage } from '@troth/portal/help-page';
import { LinkButton } from '@troth/ui/button';
import { MailIcon } from '@troth/ui/icons';
import { Section, Stack } from '@troth/ui/layout';
import { Text } from '@troth/ui/text';
import { SUPPORT_ADDRESS, supportLink } from '../../shared/support';
import { t } from '../../shared/texts';

const questions = ['change', 'firm', 'see', 'both'] as const;

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
      <Section title={t('help.support')} id="support">
        <Stack gap={4}>
          <Text>{t('help.support.text', { email: SUPPORT_ADDRESS })}</Text>
          <div>
            <LinkButton href={supportLink} icon={<MailIcon size={16} />}>
              {t('support.write')}
            </LinkButton>
          </div>
        </Stack>
      </Section>
    </HelpPage>
  );
}
