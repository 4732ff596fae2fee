import { PageSkeleton, QuestionsSkeleton } from '@troth/ui/skeleton';
import { Navigate, useParams } from 'react-router';
import { SectionAnswersScreen } from '../features/questionnaire/answers-screen';
import { useCouple } from '../shared/journey';
import { LoadBoundary } from '../shared/load-boundary';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

/** /questionnaire/{section}/answers: the answers of one section, to read back. */
export function SectionAnswersRoute() {
  const { section: slug = '' } = useParams();
  const { journey } = useCouple();
  const section = journey.sections.find(({ path }) => path === `${paths.questionnaire()}/${slug}`);
  if (section === undefined) return <Navigate to={paths.answers()} replace />;
  return (
    <LoadBoundary
      title={section.label}
      failed={t('questionnaire.sections.failed')}
      loading={
        <PageSkeleton>
          <QuestionsSkeleton />
        </PageSkeleton>
      }
    >
      <SectionAnswersScreen sectionId={section.id} label={section.label} />
    </LoadBoundary>
  );
}
