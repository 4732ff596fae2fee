import { say } from '@troth/domain/messages';
import { LinkButton } from '@troth/ui/button';
import { Notice } from '@troth/ui/notice';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { questionHref } from './jump';
import type { OpenSection } from './model';
import type { QuestionnaireStore } from './questionnaire-store';

export interface LockedSectionProps {
  lock: NonNullable<OpenSection['lock']>;
  store: QuestionnaireStore;
}

/** Stands in place of a section that is not open yet: why, and what opens it. Customer spec §6. */
export function LockedSection({ lock, store }: LockedSectionProps) {
  const plan = lock === 'REPRESENTATION_NEEDED' ? planToHire(store) : null;
  return (
    <Notice
      tone="locked"
      title={say(`section.lock.${lock}`)}
      actions={
        <>
          {lock === 'PRENUP_NOT_PAID' && (
            <LinkButton href={paths.payment()}>{t('questionnaire.locked.pay')}</LinkButton>
          )}
          {lock === 'REPRESENTATION_NEEDED' && (
            <LinkButton href={paths.attorneyServices('REPRESENTATION')}>{t('questionnaire.locked.book')}</LinkButton>
          )}
          {plan !== null && <LinkButton href={plan}>{t('questionnaire.locked.changePlan')}</LinkButton>}
        </>
      }
    >
      {t(`questionnaire.locked.${lock}`)}
    </Notice>
  );
}

/** Where the person answered that they will have an attorney: that answer locks, and changing it unlocks. */
function planToHire(store: QuestionnaireStore): string | null {
  for (const { node, chosenOptionIds } of store.own().states) {
    const hires = chosenOptionIds.some((id) =>
      node.options.get(id)?.attorneyRulesByQuestionOptionState.some(({ type }) => type === 'HIRES_ATTORNEY'),
    );
    if (hires) return questionHref(node.section.path, node.question.id);
  }
  return null;
}
