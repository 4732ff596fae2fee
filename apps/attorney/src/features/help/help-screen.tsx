import { LinkButton } from '@troth/ui/button';
import { OverviewCard } from '@troth/ui/checklist';
import { FrequentQuestions } from '@troth/ui/frequent-questions';
import { MailIcon } from '@troth/ui/icons';
import { Section, Stack } from '@troth/ui/layout';
import { Page } from '@troth/ui/page';
import { Text } from '@troth/ui/text';
import { SUPPORT_ADDRESS, supportLink } from '../../shared/support';
import { t } from '../../shared/texts';

const questions = ['change', 'firm', 'see', 'both'] as const;

export function HelpScreen() {
  return (
    <Page title={t('help.title')} lead={t('help.lead')}>
      <OverviewCard
        title={t('help.way.title')}
        steps={[t('help.way.apply'), t('help.way.review'), t('help.way.chosen'), t('help.way.client')]}
      />
      <Section title={t('help.questions')} hasRule>
        <FrequentQuestions
          items={questions.map((key) => ({
            key,
            question: t(`help.${key}.question`),
            answer: t(`help.${key}.answer`),
          }))}
        />
      </Section>
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
    </Page>
  );
}
