import { HelpPage } from '@troth/portal/help-page';
import { t } from '../../shared/texts';

const questions = ['firm', 'deactivate', 'declined', 'admin'] as const;

/** /admin/help. `docs/decisions/0000-product-decisions.md`, row 42. */
export function HelpScreen() {
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
