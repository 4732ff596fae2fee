import { useSuspenseQuery } from '@tanstack/react-query';
import { Notice } from '@troth/ui/notice';
import { Page } from '@troth/ui/page';
import { QuestionsSkeleton } from '@troth/ui/skeleton';
import { type Journey, useCouple } from '../../shared/journey';
import { LoadBoundary } from '../../shared/load-boundary';
import { OverallProgress } from '../../shared/overall-progress';
import { t } from '../../shared/texts';
import { BlockedQuestionnaire } from './blocked-questionnaire';
import { LockedSection } from './locked-section';
import type { OpenSection, Section } from './model';
import { sectionQuery } from './queries';
import { type AboveQuestions, type SavingAbove, SectionQuestions } from './section-questions';
import { useOutline, useQuestionnaire } from './use-questionnaire';

export interface SectionScreenProps {
  /** The last part of the section's path. */
  slug: string;
  /** What stands above the first section's questions; null for the others. */
  above: AboveQuestions | null;
  savingAbove: SavingAbove;
}

/** One section of the questionnaire. Customer spec §2 "Section screen". */
export function SectionScreen({ slug, above, savingAbove }: SectionScreenProps) {
  const { self, partner, journey } = useCouple();
  const sections = useOutline();
  const { data: section } = useSuspenseQuery(sectionQuery(self.id, slug));
  const place = sections.findIndex(({ id }) => id === section.id) + 1;

  return (
    <Page
      key={slug}
      title={section.label}
      kicker={t('questionnaire.place', { place, total: sections.length, minutes: journey.minutesLeft })}
      lead={
        <>
          {section.description}{' '}
          {partner === null
            ? t('questionnaire.alone')
            : t(whoSeesThem(journey), { partner: partner.firstName ?? t('shared.partner') })}
        </>
      }
      progress={<OverallProgress />}
    >
      <SectionBody section={section} sections={sections} slug={slug} above={above} savingAbove={savingAbove} />
    </Page>
  );
}

/** What the partners see of each other’s answers, by how far both are. */
function whoSeesThem({ alignment }: Journey) {
  if (alignment.access !== 'OPEN') return 'questionnaire.together';
  return alignment.openDisputes > 0 ? 'questionnaire.bothDone' : 'questionnaire.bothAgree';
}

type BodyProps = SectionScreenProps & { section: OpenSection; sections: readonly Section[] };

function SectionBody(props: BodyProps) {
  const { section } = props;
  if (section.block !== null) return <BlockedQuestionnaire block={section.block} />;
  return (
    <LoadBoundary failed={t('questionnaire.questions.loadFailed')} loading={<QuestionsSkeleton />}>
      {section.lock === null ? <OpenQuestions {...props} /> : <Locked {...props} lock={section.lock} />}
    </LoadBoundary>
  );
}

function Locked({ sections, lock }: BodyProps & { lock: NonNullable<OpenSection['lock']> }) {
  return <LockedSection lock={lock} store={useQuestionnaire(sections, [])} />;
}

function OpenQuestions({ section, sections, slug, above, savingAbove }: BodyProps) {
  const store = useQuestionnaire(sections, [section]);
  // Where the state's law leaves nothing to ask, the agreement says what it leaves to the law.
  const title = section.status === 'NOT_APPLICABLE' ? t('questionnaire.notApplicable') : undefined;
  return (
    <>
      {(title !== undefined || section.notice !== null) && <Notice title={title}>{section.notice}</Notice>}
      <SectionQuestions section={section} slug={slug} store={store} above={above} savingAbove={savingAbove} />
    </>
  );
}
