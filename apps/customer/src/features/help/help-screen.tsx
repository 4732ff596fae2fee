import { LinkButton } from '@troth/ui/button';
import { OverviewCard } from '@troth/ui/checklist';
import { FrequentQuestions } from '@troth/ui/frequent-questions';
import { MailIcon } from '@troth/ui/icons';
import { Section, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { Page } from '@troth/ui/page';
import { Text } from '@troth/ui/text';
import { t } from '../../shared/texts';
import classes from './help.module.css';

const SUPPORT_ADDRESS = 'support@troth.example';
const questions = ['private', 'state', 'time', 'change', 'attorney'] as const;

export function HelpScreen() {
  return (
    <Page title={t('help.title')} lead={t('help.lead')}>
      <Stack gap={0}>
        <OverviewCard
          title={t('help.way.title')}
          steps={[t('help.way.answer'), t('help.way.disclose'), t('help.way.align'), t('help.way.document')]}
        />
        <Section title={t('help.questions.title')} hasRule>
          <FrequentQuestions
            items={questions.map((key) => ({
              key,
              question: t(`help.${key}.question`),
              answer: t(`help.${key}.answer`),
            }))}
          />
        </Section>
        <Section title={t('help.support.title')} id="support">
          <Stack gap={4}>
            <Text>{t('help.support.text', { email: SUPPORT_ADDRESS })}</Text>
            <div>
              <LinkButton href={`mailto:${SUPPORT_ADDRESS}`} icon={<MailIcon size={16} />}>
                {t('help.support.action')}
              </LinkButton>
            </div>
          </Stack>
        </Section>
        <div className={classes.notAdvice}>
          <Notice title={t('help.notAdvice.title')}>{t('help.notAdvice.text')}</Notice>
        </div>
      </Stack>
    </Page>
  );
}
