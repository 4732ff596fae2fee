import { useSuspenseQuery } from '@tanstack/react-query';
import { say } from '@troth/domain/messages';
import { Notice } from '@troth/ui/notice';
import { Page } from '@troth/ui/page';
import { QuestionsSkeleton } from '@troth/ui/skeleton';
import type { ReactNode } from 'react';
import { ExplainerVideo } from '../../shared/explainer-video';
import { useCouple } from '../../shared/journey';
import { LoadBoundary } from '../../shared/load-boundary';
import { OverallProgress } from '../../shared/overall-progress';
import { t } from '../../shared/texts';
import { BlockedQuestionnaire } from './blocked-questionnaire';
import type { OpenSection, Section } from './model';
import { sectionQuery } from './queries';
import { SectionQuestions } from './section-questions';
import { useQuestionnaire, useSections } from './use-questionnaire';

export interface SectionScreenProps {
  /** The last part of the section's path. */
  slug: string;
  /** What stands above the first section's questions. */
  children: false | ((validation: { isValidating: boolean }) => ReactNode);
  flushAbove: () => Promise<void>;
}

/** One section of the questionnaire. Customer spec §2 "Section screen". */
export function SectionScreen({ slug, children, flushAbove }: SectionScreenProps) {
  const { self, partner } = useCouple();
  const sections = useSections();
  const { data: section } = useSuspenseQuery(sectionQuery(self.id, slug));
  const place = sections.findIndex(({ id }) => id === section.id) + 1;

  return (
    <Page
      key={slug}
      title={section.label}
      kicker={t('questionnaire.place', { place, total: sections.length })}
      lead={
        <>
          {section.description}{' '}
          {partner === null
            ? t('questionnaire.alone')
            : t('questionnaire.together', { partner: partner.firstName ?? t('shared.partner') })}
        </>
      }
      progress={<OverallProgress />}
    >
      <SectionBody section={section} sections={sections} slug={slug} flushAbove={flushAbove}>
        {children}
      </SectionBody>
    </Page>
  );
}

type BodyProps = SectionScreenProps & { section: OpenSection; sections: readonly Section[] };

function SectionBody(props: BodyProps) {
  const { section } = props;
  if (section.block !== null) return <BlockedQuestionnaire block={section.block} />;
  if (section.lock !== null) return <Notice tone="locked" title={say(`section.lock.${section.lock}`)} />;
  if (section.status === 'NOT_APPLICABLE') return <NotApplicable section={section} />;
  return (
    <LoadBoundary failed={t('questionnaire.questions.loadFailed')} loading={<QuestionsSkeleton />}>
      <OpenQuestions {...props} />
    </LoadBoundary>
  );
}

/** The state's law leaves nothing to ask here; the agreement says what it leaves to the law. */
function NotApplicable({ section }: { section: OpenSection }) {
  return <Notice title={t('questionnaire.notApplicable')}>{section.notice}</Notice>;
}

function OpenQuestions({ section, sections, slug, children, flushAbove }: BodyProps) {
  const { journey } = useCouple();
  const questionnaire = useQuestionnaire(sections);
  return (
    <>
      {section.notice !== null && <Notice>{section.notice}</Notice>}
      {children === false && <ExplainerVideo location={section.sectionKey} stateId={journey.stateId} />}
      <SectionQuestions section={section} slug={slug} questionnaire={questionnaire} flushAbove={flushAbove}>
        {children === false ? undefined : children}
      </SectionQuestions>
    </>
  );
}
