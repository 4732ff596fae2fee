import { LinkButton } from '@troth/ui/button';
import { OverviewCard } from '@troth/ui/checklist';
import { MailIcon } from '@troth/ui/icons';
import { Section, Stack } from '@troth/ui/layout';
import { Page } from '@troth/ui/page';
import { Text } from '@troth/ui/text';
import { SUPPORT_ADDRESS, supportLink } from '../../shared/support';
import { t } from '../../shared/texts';
import classes from './help.module.css';

const questions = ['change', 'firm', 'see', 'both'] as const;

export function HelpScreen() {
  return (
    <Page title={t('help.title')} lead={t('help.lead')}>
      <OverviewCard
        title={t('help.way.title')}
        steps={[t('help.way.apply'), t('help.way.review'), t('help.way.chosen'), t('help.way.client')]}
      />
      <Section title={t('help.questions')} hasRule>
        {questions.map((key) => (
          <details key={key} className={classes.question}>
            <summary>{t(`help.${key}.question`)}</summary>
            <p>{t(`help.${key}.answer`)}</p>
          </details>
        ))}
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
