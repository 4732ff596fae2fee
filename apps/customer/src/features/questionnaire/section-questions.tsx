import { SCROLL_TO_ERROR_PAUSE_MS } from '@troth/ui/timings';
import { announce } from '@troth/portal/announcer';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCouple } from '../../shared/journey';
import { t } from '../../shared/texts';
import { GroupQuestions } from './group-questions';
import { questionHref, useJumpFromAddress } from './jump';
import type { OpenSection, PopupStep } from './model';
import type { QuestionnaireStore } from './questionnaire-store';
import { scrollToFirstError } from './scroll-to-error';
import { SectionFooter } from './section-footer';
import { useQuestionsNeedingNewAnswer } from './use-questionnaire';

const ContinuePopup = lazy(async () => ({ default: (await import('./continue-popup')).ContinuePopup }));

/** What a screen above the questions saves on its own: Continue says so, and waits for it. */
export interface SavingAbove {
  readonly isPending: boolean;
  /** Saves everything now; whether all of it is stored. */
  readonly flush: () => Promise<boolean>;
}

/** What stands above a section's questions. */
export type AboveQuestions = (section: {
  isValidating: boolean;
  /** Questions that the state, or another answer, asks to be answered again. */
  needingNewAnswer: readonly { readonly id: string; readonly title: string; readonly href: string }[];
}) => ReactNode;

export interface SectionQuestionsProps {
  section: OpenSection;
  /** The last part of the section's path. */
  slug: string;
  store: QuestionnaireStore;
  above: AboveQuestions | null;
  savingAbove: SavingAbove;
}

/** What says that something required is missing. Customer spec §5 "With section validation on". */
type Validated = 'NOTHING' | 'BLOCKS_ABOVE' | 'SECTION';

/** A section's questions and its Continue. Customer spec §2 "Section screen", §4 "Continue on a section". */
export function SectionQuestions({ section, slug, store, above, savingAbove }: SectionQuestionsProps) {
  const { journey } = useCouple();
  const [validated, setValidated] = useState<Validated>('NOTHING');
  const [popup, setPopup] = useState<PopupStep | null>(null);
  useJumpFromAddress();

  const stop = (step: PopupStep) => {
    // Questions that open with the choice of a state have not been asked yet.
    setValidated(step.popup === 'STATE_NEEDED' ? 'BLOCKS_ABOVE' : 'SECTION');
    setPopup(step);
    if (step.popup !== 'INCOMPLETE_SECTIONS') announce(t('questionnaire.popup.announced'));
  };
  const closePopup = () => {
    setPopup(null);
    // The popup gives the focus back first; then the page goes to what is missing.
    setTimeout(scrollToFirstError, SCROLL_TO_ERROR_PAUSE_MS);
  };
  const groups = store.sections.find(({ id }) => id === section.id)?.groups ?? [];

  return (
    <>
      {above !== null && <Above above={above} store={store} isValidating={validated !== 'NOTHING'} />}
      {journey.stateId !== null &&
        groups.map((group) => (
          <GroupQuestions
            key={group.id}
            group={group}
            store={store}
            stateId={journey.stateId}
            isValidating={validated === 'SECTION'}
          />
        ))}
      <SectionFooter section={section} slug={slug} store={store} savingAbove={savingAbove} onStopped={stop} />
      <Suspense fallback={null}>
        {popup !== null && (
          <ContinuePopup
            step={popup}
            section={section}
            store={store}
            onClose={closePopup}
            onLeave={() => setPopup(null)}
          />
        )}
      </Suspense>
    </>
  );
}

/** Apart, so that the questions below are not drawn again when one of them needs a new answer. */
function Above({
  above,
  store,
  isValidating,
}: Pick<SectionQuestionsProps, 'store'> & { above: AboveQuestions; isValidating: boolean }) {
  const needingNewAnswer = useQuestionsNeedingNewAnswer(store).flatMap((id) => {
    const node = store.index.byId.get(id);
    return node === undefined ? [] : [{ id, title: node.question.title, href: questionHref(node.section.path, id) }];
  });
  return above({ isValidating, needingNewAnswer });
}
