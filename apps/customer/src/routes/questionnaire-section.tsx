import { PageSkeleton, QuestionsSkeleton } from '@troth/ui/skeleton';
import { Navigate, useParams } from 'react-router';
import { SectionScreen } from '../features/questionnaire/section-screen';
import { StateBlock } from '../features/background/state-block';
import { NameForm, useNameSaver } from '../features/background/name-form';
import { useCouple } from '../shared/journey';
import { LoadBoundary } from '../shared/load-boundary';
import { paths } from '../shared/paths';
import { t } from '../shared/texts';

/** /questionnaire/{section}: one section. A path that names none, or one that is not open yet, leads to one that is. */
export function QuestionnaireSectionRoute() {
  const { section: slug = '' } = useParams();
  const { journey } = useCouple();
  const nameSaver = useNameSaver();
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
      <SectionScreen slug={slug} flushAbove={() => nameSaver.flush()}>
        {section.id === first?.id &&
          (({ isValidating }) => (
            <>
              <StateBlock isValidating={isValidating} />
              <NameForm isValidating={isValidating} />
            </>
          ))}
      </SectionScreen>
    </LoadBoundary>
  );
}
