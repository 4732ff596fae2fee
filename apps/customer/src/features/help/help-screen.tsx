import { OwnTickets, SupportForm } from '@troth/portal/support';
import { OverviewCard } from '@troth/ui/checklist';
import { FrequentQuestions } from '@troth/ui/frequent-questions';
import { Section, Stack } from '@troth/ui/layout';
import { Notice } from '@troth/ui/notice';
import { Page } from '@troth/ui/page';
import { ExplainerVideo } from '../../shared/explainer-video';
import { useJourneyState } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import classes from './help.module.css';

const questions = ['private', 'state', 'time', 'change', 'attorney'] as const;

/** Where the help video is kept among the videos. Customer spec §7 "States, terms, videos". */
const VIDEO_LOCATION = 'background_information';

export function HelpScreen() {
  // Help is there also when the journey is not.
  const { data: journey, isPending } = useJourneyState();
  return (
    <Page title={t('help.title')} lead={t('help.lead')}>
      <Stack gap={0}>
        <OverviewCard
          title={t('help.way.title')}
          steps={[t('help.way.answer'), t('help.way.disclose'), t('help.way.align'), t('help.way.document')]}
        />
        <div className={classes.video}>
          {!isPending && <ExplainerVideo location={VIDEO_LOCATION} stateId={journey?.stateId ?? null} />}
        </div>
        <Section title={t('help.questions.title')} hasRule>
          <FrequentQuestions
            items={questions.map((key) => ({
              key,
              question: t(`help.${key}.question`),
              answer: t(`help.${key}.answer`),
            }))}
          />
        </Section>
        <Section title={t('help.support.title')} description={t('help.support.text')} id="support">
          <SupportForm pagePath={paths.help()} hint={t('help.support.hint')} />
        </Section>
        <Section title={t('help.tickets.title')} id="tickets" hasRule>
          <OwnTickets />
        </Section>
        <div className={classes.notAdvice}>
          <Notice title={t('help.notAdvice.title')}>{t('help.notAdvice.text')}</Notice>
        </div>
      </Stack>
    </Page>
  );
}
