import { PageSkeleton, QuestionsSkeleton } from '@troth/ui/skeleton';
import { AnswersScreen } from '../features/questionnaire/answers-screen';
import { LoadBoundary } from '../shared/load-boundary';
import { t } from '../shared/texts';

/** /questionnaire/answers: everything that the person answered, to read back. */
export function AnswersRoute() {
  return (
    <LoadBoundary
      title={t('answers.title')}
      failed={t('questionnaire.sections.failed')}
      loading={
        <PageSkeleton>
          <QuestionsSkeleton />
        </PageSkeleton>
      }
    >
      <AnswersScreen />
    </LoadBoundary>
  );
}
