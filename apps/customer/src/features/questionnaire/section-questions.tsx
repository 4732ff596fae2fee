import { SCROLL_TO_ERROR_PAUSE_MS } from '@troth/domain/constants';
import { announce } from '@troth/portal/announcer';
import { Button } from '@troth/ui/button';
import { PageActions } from '@troth/ui/page';
import { Spinner } from '@troth/ui/spinner';
import { useSavingIndicator } from '@troth/ui/use-saving-indicator';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCouple } from '../../shared/journey';
import { t } from '../../shared/texts';
import { GroupQuestions, hasVisibleQuestions } from './group-questions';
import type { OpenSection, PopupStep } from './model';
import { sectionQuery } from './queries';
import { scrollToFirstError } from './scroll-to-error';
import classes from './section.module.css';
import type { Questionnaire } from './use-questionnaire';

const ContinuePopup = lazy(async () => ({ default: (await import('./continue-popup')).ContinuePopup }));
const CaliforniaPopup = lazy(async () => ({ default: (await import('./california-popup')).CaliforniaPopup }));

export interface SectionQuestionsProps {
  section: OpenSection;
  /** The last part of the section's path. */
  slug: string;
  questionnaire: Questionnaire;
  /** What stands above the questions: the state and name blocks of the first section. */
  children?: ((validation: { isValidating: boolean }) => ReactNode) | undefined;
  /** Saves that the blocks above wait for. */
  flushAbove?: (() => Promise<void>) | undefined;
}

/** A section's questions and its Continue. Customer spec §2 "Section screen", §4 "Continue on a section". */
export function SectionQuestions({ section, slug, questionnaire, children, flushAbove }: SectionQuestionsProps) {
  const { self, journey } = useCouple();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isValidating, setValidating] = useState(false);
  const [popup, setPopup] = useState<PopupStep | null>(null);
  const { saver, own } = questionnaire;
  const isSaving = useSavingIndicator(saver.isPending());
  const evaluation = own.sections.find(({ node }) => node.section.id === section.id);
  const hasState = journey.stateId !== null;

  const proceed = async () => {
    await Promise.all([saver.flush(), flushAbove?.()]);
    // The API decides, from what is stored by now.
    const { continueStep: step } = await queryClient.fetchQuery({ ...sectionQuery(self.id, slug), staleTime: 0 });
    if (step.kind === 'GO') {
      await navigate(step.to);
      return;
    }
    setValidating(true);
    setPopup(step);
    if (step.popup !== 'INCOMPLETE_SECTIONS') announce(t('questionnaire.popup.announced'));
  };

  const closePopup = () => {
    setPopup(null);
    // The popup gives the focus back first; then the page goes to what is missing.
    setTimeout(scrollToFirstError, SCROLL_TO_ERROR_PAUSE_MS);
  };

  const groups = questionnaire.groupsOf(section.id).filter((group) => hasVisibleQuestions(group, questionnaire));
  const visible = evaluation?.node.questions.filter(({ question }) => own.states.get(question.id)?.isVisible) ?? [];
  const answered = visible.filter(({ question }) => own.states.get(question.id)?.completeness === 'COMPLETE');

  return (
    <>
      {children?.({ isValidating })}
      {hasState &&
        groups.map((group) => (
          <GroupQuestions key={group.id} group={group} questionnaire={questionnaire} isValidating={isValidating} />
        ))}
      <PageActions
        {...(hasState && {
          note: t('questionnaire.answered', { answered: answered.length, total: visible.length }),
        })}
      >
        <Button
          variant="primary"
          size="continue"
          aria-busy={isSaving || undefined}
          {...(isSaving && { icon: <Spinner /> })}
          // A press while something is on its way is kept: it goes on once that is stored.
          onClick={() => void proceed()}
        >
          {t(isSaving ? 'questionnaire.saving' : 'questionnaire.continue')}
        </Button>
      </PageActions>
      <p className={classes.legal}>{t('questionnaire.notLegalAdvice')}</p>
      <Suspense fallback={null}>
        {popup !== null && (
          <ContinuePopup step={popup} section={section} questionnaire={questionnaire} onClose={closePopup} />
        )}
        <CaliforniaGuard questionnaire={questionnaire} />
      </Suspense>
    </>
  );
}

function CaliforniaGuard({ questionnaire }: { questionnaire: Questionnaire }) {
  const question = questionnaire.questionOf(questionnaire.facts.weddingDateQuestionId);
  const isShown = question !== undefined && questionnaire.statusOf(question.id).isInvalid;
  return isShown ? <CaliforniaPopup question={question} questionnaire={questionnaire} /> : null;
}
