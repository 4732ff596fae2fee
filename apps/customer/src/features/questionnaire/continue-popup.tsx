import { nextSection } from '@troth/domain/questionnaire';
import { Button, LinkButton } from '@troth/ui/button';
import { Link } from '@troth/ui/link';
import { Popup } from '@troth/ui/popup';
import { t } from '../../shared/texts';
import type { OpenSection, PopupStep } from './model';
import classes from './section.module.css';
import type { Questionnaire } from './use-questionnaire';

export interface ContinuePopupProps {
  step: PopupStep;
  section: OpenSection;
  questionnaire: Questionnaire;
  onClose: () => void;
}

/** Why Continue does not go on. Customer spec §8 "Popups"; `docs/decisions/0000-product-decisions.md`, row 17. */
export function ContinuePopup(props: ContinuePopupProps) {
  switch (props.step.popup) {
    case 'STATE_NEEDED':
      return <StateNeeded {...props} />;
    case 'UNANSWERED_QUESTIONS':
      return (
        <UnansweredQuestions {...props} count={props.step.questionIds.length + props.step.missingBackground.length} />
      );
    case 'INCOMPLETE_SECTIONS':
      return <IncompleteSections {...props} sectionIds={props.step.sectionIds} />;
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

function UnansweredQuestions({ section, questionnaire, onClose, count }: ContinuePopupProps & { count: number }) {
  const next = nextSection(questionnaire.index, section.order);
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
      <p>{t('questionnaire.popup.unanswered.text', { count })}</p>
    </Popup>
  );
}

function IncompleteSections({
  questionnaire,
  sectionIds,
  onClose,
}: ContinuePopupProps & { sectionIds: readonly string[] }) {
  const incomplete = questionnaire.own.sections.filter(({ node }) => sectionIds.includes(node.section.id));
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
