import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { PageSkeleton, QuestionsSkeleton } from '@troth/ui/skeleton';
import { lazy } from 'react';
import { Navigate, useParams } from 'react-router';
import { SectionScreen } from '../features/questionnaire/section-screen';
import { STATE_SAVING_KEY, stateSaved } from '../features/background/queries';
import { StateBlock } from '../features/background/state-block';
import { NameForm, useNameStore } from '../features/background/name-form';
import type { AboveQuestions, SavingAbove } from '../features/questionnaire/section-questions';
import { useCouple } from '../shared/journey';
import { LoadBoundary } from '../shared/load-boundary';
import { QuestionMeaningContext } from '../shared/meaning-asked-for';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

const MeaningOfQuestion = lazy(async () => ({ default: (await import('./meanings')).MeaningOfQuestion }));

/** /questionnaire/{section}: one section. A path that names none, or one that is not open yet, leads to one that is. */
export function QuestionnaireSectionRoute() {
  const { section: slug = '' } = useParams();
  const { journey } = useCouple();
  const savingAbove = useSavingAbove();
  const section = journey.sections.find(({ path }) => path === `${paths.questionnaire()}/${slug}`);
  const first = journey.sections[0];

  if (section === undefined) return <Navigate to={paths.questionnaire()} replace />;
  if (section.lock === 'PRENUP_NOT_PAID') return <Navigate to={first?.path ?? paths.home()} replace />;
  return (
    <LoadBoundary
      key={slug}
      title={section.label}
      failed={t('questionnaire.sections.loadFailed')}
      loading={
        <PageSkeleton>
          <QuestionsSkeleton />
        </PageSkeleton>
      }
    >
      <QuestionMeaningContext value={MeaningOfQuestion}>
        <SectionScreen slug={slug} above={section.id === first?.id ? aboutYou : null} savingAbove={savingAbove} />
      </QuestionMeaningContext>
    </LoadBoundary>
  );
}

/** The state and name blocks of the first section. Customer spec §2 "Background-information page". */
const aboutYou: AboveQuestions = ({ isValidating, needingNewAnswer }) => (
  <>
    <StateBlock isValidating={isValidating} needingNewAnswer={needingNewAnswer} />
    <NameForm isValidating={isValidating} />
  </>
);

/** State and names are saved by themselves; Continue waits for them as for the answers. */
function useSavingAbove(): SavingAbove {
  const queryClient = useQueryClient();
  const { store, isPending } = useNameStore();
  const isSavingState = useIsMutating({ mutationKey: STATE_SAVING_KEY }) > 0;
  return {
    isPending: isPending || isSavingState,
    flush: async () => {
      const [isStateStored] = await Promise.all([stateSaved(queryClient), store.saver.flush()]);
      return isStateStored && store.saver.unsavedFields().length === 0;
    },
  };
}
