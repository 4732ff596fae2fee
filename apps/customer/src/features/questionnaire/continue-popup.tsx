import { SCROLL_TO_ERROR_PAUSE_MS } from '@troth/ui/timings';
import { nextSection } from '@troth/domain/questionnaire';
import { Button, LinkButton } from '@troth/ui/button';
import { Link } from '@troth/ui/link';
import { Popup } from '@troth/ui/popup';
import { t } from '../../shared/texts';
import { jumpToQuestion } from './jump';
import type { OpenSection, PopupStep } from './model';
import type { QuestionnaireStore } from './questionnaire-store';
import classes from './section.module.css';

export interface ContinuePopupProps {
  step: PopupStep;
  section: OpenSection;
  store: QuestionnaireStore;
  /** Closed without a choice: the page goes to the first thing that is missing. */
  onClose: () => void;
  /** Closed by a choice that navigates on its own. */
  onLeave: () => void;
}

/** Why Continue does not go on. Customer spec §8 "Popups"; D17. */
export function ContinuePopup(props: ContinuePopupProps) {
  switch (props.step.popup) {
    case 'STATE_NEEDED':
      return <StateNeeded {...props} />;
    case 'UNANSWERED_QUESTIONS':
      return <UnansweredQuestions {...props} />;
    case 'INCOMPLETE_SECTIONS':
      return <IncompleteSections {...props} />;
  }
}

function StateNeeded({ onClose }: ContinuePopupProps) {
  return (
    <Popup
      isOpen
      size="short"
      onClose={onClose}
      title={t('questionnaire.popup.state.title')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('questionnaire.popup.state.action')}
        </Button>
      }
    >
      <p>{t('questionnaire.popup.state.text')}</p>
    </Popup>
  );
}

/** The questions of this section that still wait, each a way to it. */
function UnansweredQuestions({ step, section, store, onClose, onLeave }: ContinuePopupProps) {
  const next = nextSection(store.index, section.order);
  const { questionIds, missingBackground } = step;
  const questions = questionIds.flatMap((id) => store.questionOf(id) ?? []);
  const jump = (questionId: string) => {
    onLeave();
    // The popup gives the focus back when it is gone; the question takes it after that.
    setTimeout(() => jumpToQuestion(questionId), SCROLL_TO_ERROR_PAUSE_MS);
  };
  return (
    <Popup
      isOpen
      size="short"
      onClose={onClose}
      title={t('questionnaire.popup.unanswered.title')}
      actions={
        <>
          <Button variant="primary" onClick={onClose}>
            {t('questionnaire.popup.unanswered.action')}
          </Button>
          {next !== null && (
            <LinkButton href={next.section.path}>{t('questionnaire.popup.unanswered.skip')}</LinkButton>
          )}
        </>
      }
    >
      <p>{t('questionnaire.popup.unanswered.text', { count: questionIds.length + missingBackground.length })}</p>
      <ul className={classes.missing}>
        {missingBackground.map((part) => (
          <li key={part}>
            <Button variant="text" size="sm" onClick={onClose}>
              {t(`questionnaire.popup.missing.${part}`)}
            </Button>
          </li>
        ))}
        {questions.map(({ id, title }) => (
          <li key={id}>
            <Button variant="text" size="sm" onClick={() => jump(id)}>
              {title}
            </Button>
          </li>
        ))}
      </ul>
    </Popup>
  );
}

/** The sections that still wait, when the last one is done. */
function IncompleteSections({ step, store, onClose }: ContinuePopupProps) {
  const incomplete = store.own().sections.filter(({ node }) => step.sectionIds.includes(node.section.id));
  return (
    <Popup isOpen size="short" onClose={onClose} title={t('questionnaire.popup.sections.title')}>
      <p>{t('questionnaire.popup.sections.text', { count: incomplete.length })}</p>
      <ul className={classes.incomplete}>
        {incomplete.map(({ node: { section }, incompleteQuestionIds, missingBackground }) => (
          <li key={section.id}>
            <span>{section.label}</span>
            <Link href={section.path}>
              {t('questionnaire.popup.sections.questions', {
                count: incompleteQuestionIds.length + missingBackground.length,
              })}
            </Link>
          </li>
        ))}
      </ul>
    </Popup>
  );
}
