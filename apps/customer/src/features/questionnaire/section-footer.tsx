import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@troth/ui/button';
import { Link } from '@troth/ui/link';
import { Notice } from '@troth/ui/notice';
import { PageActions } from '@troth/ui/page';
import { Spinner } from '@troth/ui/spinner';
import { useSavingIndicator } from '@troth/ui/use-saving-indicator';
import { useNavigate } from 'react-router';
import { afterChange, useCouple } from '../../shared/journey';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { jumpToQuestion } from './jump';
import type { OpenSection, PopupStep } from './model';
import { allGroupsKey, continueSection, sectionQuery } from './queries';
import type { QuestionnaireStore } from './questionnaire-store';
import { scrollToFirstAlert } from './scroll-to-error';
import classes from './section.module.css';
import type { SavingAbove } from './section-questions';
import { useIsSaving, useSectionCount } from './use-questionnaire';

export interface SectionFooterProps {
  section: OpenSection;
  /** The last part of the section's path. */
  slug: string;
  store: QuestionnaireStore;
  savingAbove: SavingAbove;
  /** Continue does not go on: a popup says why. */
  onStopped: (step: PopupStep) => void;
}

/** Continue, how much is answered, and the way to read it all back. Customer spec §2 and §4. */
export function SectionFooter({ section, slug, store, savingAbove, onStopped }: SectionFooterProps) {
  const { self, journey } = useCouple();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isSavingAnswers = useIsSaving(store);
  const isSaving = useSavingIndicator(isSavingAnswers || savingAbove.isPending);
  const { answered, total } = useSectionCount(store, section.id);
  const hasQuestions = journey.stateId !== null && total > 0;

  /** A question of this section whose last input could not be stored; the person decides on it first. */
  const firstUnsaved = () => {
    const unsaved = new Set(store.saver.unsavedFields());
    const { groups = [] } = store.sections.find(({ id }) => id === section.id) ?? {};
    return groups.flatMap((group) => store.shownIn(group)).find(({ id }) => unsaved.has(id));
  };

  const proceed = useMutation({
    mutationFn: async () => {
      const [isStoredAbove] = await Promise.all([savingAbove.flush(), store.saver.flush()]);
      const unsaved = firstUnsaved();
      if (!isStoredAbove) scrollToFirstAlert();
      else if (unsaved !== undefined) jumpToQuestion(unsaved.id);
      if (!isStoredAbove || unsaved !== undefined) return null;
      // The API decides, from what is stored by now.
      return continueSection(self.id, slug);
    },
    onSuccess: async (current) => {
      if (current === null) return;
      queryClient.setQueryData(sectionQuery(self.id, slug).queryKey, current);
      if (current.status !== section.status) void afterChange(queryClient, self.id);
      const { continueStep: step } = current;
      if (step.kind === 'GO') {
        await navigate(step.to);
        return;
      }
      // An answer of the partner may have opened a question since: then the questions are asked for again.
      const isKnown = (id: string) => store.own().stateOf(id)?.isVisible === true;
      if (!step.questionIds.every(isKnown)) await queryClient.invalidateQueries({ queryKey: allGroupsKey(self.id) });
      onStopped(step);
    },
  });

  return (
    <>
      {proceed.isError && (
        <div className={classes.failed}>
          <Notice tone="danger" isAlert title={t('questionnaire.sections.failed')}>
            {t('shared.safe')}
          </Notice>
        </div>
      )}
      <PageActions {...(hasQuestions && { note: t('questionnaire.answered', { answered, total }) })}>
        <Button
          variant="primary"
          size="continue"
          aria-busy={isSaving || undefined}
          {...(isSaving && { icon: <Spinner /> })}
          // A press while something is on its way is kept: it goes on once that is stored. A second one is the first.
          onClick={() => {
            if (!proceed.isPending) proceed.mutate();
          }}
        >
          {t(isSaving ? 'questionnaire.saving' : 'questionnaire.continue')}
        </Button>
      </PageActions>
      <p className={classes.legal}>
        {t('questionnaire.notLegalAdvice')}{' '}
        {hasQuestions && <Link href={paths.sectionAnswers(section.path)}>{t('questionnaire.readBack.link')}</Link>}
      </p>
    </>
  );
}
