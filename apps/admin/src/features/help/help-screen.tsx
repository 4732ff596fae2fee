import { OverviewCard } from '@troth/ui/checklist';
import { Tabs } from '@troth/ui/filter-chips';
import { FrequentQuestions } from '@troth/ui/frequent-questions';
import { Section, Stack } from '@troth/ui/layout';
import { Page } from '@troth/ui/page';
import { useSearchParams } from 'react-router';
import { Crumbs } from '../../shared/crumbs';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import classes from './help.module.css';
import { LogView } from './log-view';
import { NewTicket } from './new-ticket';
import { RunningView } from './running-view';
import { TICKET_KINDS } from './ticket-kinds';
import { TicketsView } from './tickets-view';
import { WaitlistView } from './waitlist-view';

const questions = ['firm', 'deactivate', 'declined', 'admin'] as const;

function HowItWorks() {
  return (
    <Stack gap={0}>
      <OverviewCard
        title={t('help.way.title')}
        steps={[t('help.way.read'), t('help.way.check'), t('help.way.firm'), t('help.way.decide')]}
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
    </Stack>
  );
}

const VIEWS = ['tickets', 'waitlist', 'running', 'log', 'guide'] as const;
const screens = {
  tickets: TicketsView,
  waitlist: WaitlistView,
  running: RunningView,
  log: LogView,
  guide: HowItWorks,
} as const;

/**
 * /admin/help: tickets, the waitlist, what runs, the log, and how the work goes; with a kind of ticket in the address, the
 * form for one. Decisions table, row 42.
 */
export function HelpScreen() {
  const [params] = useSearchParams();
  const kind = TICKET_KINDS.find((known) => known === params.get('ticket'));
  if (kind !== undefined) {
    return (
      <Page
        title={t('tickets.menu')}
        kicker={<Crumbs parent={{ label: t('help.title'), href: paths.help() }} here={t(`tickets.${kind}`)} />}
      >
        <NewTicket kind={kind} />
      </Page>
    );
  }
  const view = VIEWS.find((known) => known === params.get('view')) ?? 'tickets';
  const Screen = screens[view];
  return (
    <Page title={t('help.title')} lead={t(`help.lead.${view}`)} layout="wide">
      <Tabs
        label={t('help.title')}
        tabs={VIEWS.map((key) => ({ href: paths.helpAt(key), label: t(`help.tab.${key}`), isCurrent: key === view }))}
      />
      <div className={classes.view}>
        <Screen />
      </div>
    </Page>
  );
}
