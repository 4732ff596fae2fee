import type { QuestionnaireBlock } from '@troth/domain/documents';
import { say } from '@troth/domain/messages';
import { LinkButton } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';

/** Stands in place of the questions while the document is further than they are. Customer spec §4. */
export function BlockedQuestionnaire({ block }: { block: QuestionnaireBlock }) {
  return (
    <Notice
      tone="locked"
      title={say(`questionnaire.block.${block}`)}
      actions={
        <>
          <LinkButton href={paths.documents()}>{t('questionnaire.blocked.action')}</LinkButton>
          <LinkButton variant="text" href={paths.answers()}>
            {t('answers.all')}
          </LinkButton>
        </>
      }
    >
      {t(`questionnaire.blocked.${block}`)}
    </Notice>
  );
}
