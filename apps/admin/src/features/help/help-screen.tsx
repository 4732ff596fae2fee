import { OverviewCard } from '@troth/ui/checklist';
import { FrequentQuestions } from '@troth/ui/frequent-questions';
import { Section } from '@troth/ui/layout';
import { Page } from '@troth/ui/page';
import { t } from '../../shared/texts';

const questions = ['firm', 'deactivate', 'declined', 'admin'] as const;

/** /admin/help. `docs/decisions/0000-product-decisions.md`, row 42. */
export function HelpScreen() {
  return (
    <Page title={t('help.title')} lead={t('help.lead')}>
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
    </Page>
  );
}
