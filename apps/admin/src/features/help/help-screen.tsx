import { HelpPage } from '@troth/portal/help-page';
import { Page } from '@troth/ui/page';
import { useSearchParams } from 'react-router';
import { Crumbs } from '../../shared/crumbs';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { NewTicket } from '../tickets/new-ticket';
import { TICKET_KINDS } from '../tickets/ticket-kinds';

const questions = ['firm', 'deactivate', 'declined', 'admin'] as const;

/** /admin/help: how the work goes; with a kind of ticket in the address, the form for one. Decisions table, row 42. */
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
  return (
    <HelpPage
      title={t('help.title')}
      lead={t('help.lead')}
      way={{
        title: t('help.way.title'),
        steps: [t('help.way.read'), t('help.way.check'), t('help.way.firm'), t('help.way.decide')],
      }}
      questionsTitle={t('help.questions')}
      questions={questions.map((key) => ({
        key,
        question: t(`help.${key}.question`),
        answer: t(`help.${key}.answer`),
      }))}
    />
  );
}
