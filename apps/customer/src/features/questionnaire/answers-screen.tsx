import type { SectionEvaluation } from '@troth/domain/questionnaire';
import { Button, LinkButton } from '@troth/ui/button';
import { Link } from '@troth/ui/link';
import { Page, PageActions } from '@troth/ui/page';
import { QuestionsSkeleton } from '@troth/ui/skeleton';
import type { ReactNode } from 'react';
import { useCouple } from '../../shared/journey';
import { LoadBoundary } from '../../shared/load-boundary';
import { OverallProgress } from '../../shared/overall-progress';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import classes from './answers.module.css';
import type { Section } from './model';
import type { SectionContent } from './questionnaire-store';
import { SectionAnswers } from './section-answers';
import { useOwnEvaluation, useQuestionnaire, useSections } from './use-questionnaire';

const anchorOf = ({ sectionKey }: Pick<SectionContent, 'sectionKey'>) => `section-${sectionKey}`;

/** Who sees these answers, as things are now. */
function useAnswersLead(): string {
  const { journey, partner } = useCouple();
  return journey.alignment.access === 'OPEN'
    ? t('answers.leadBothDone', { partner: partner?.firstName ?? t('shared.partner') })
    : t('answers.lead');
}

/** What each answer screen is framed with; its printing is the browser's. */
function AnswersPage({
  title,
  layout = 'column',
  children,
}: {
  title: string;
  layout?: 'column' | 'wide';
  children: ReactNode;
}) {
  return (
    <Page
      title={title}
      lead={useAnswersLead()}
      layout={layout}
      progress={<OverallProgress />}
      actions={
        <Button variant="text" className={classes.onScreen} onClick={() => window.print()}>
          {t('answers.print')}
        </Button>
      }
    >
      <LoadBoundary failed={t('questionnaire.questions.loadFailed')} loading={<QuestionsSkeleton />}>
        {children}
      </LoadBoundary>
    </Page>
  );
}

/** All that a person answered, section by section, to read and print. /questionnaire leads here when all is answered. */
export function AnswersScreen() {
  const sections = useSections();
  return (
    <AnswersPage title={t('answers.title')} layout="wide">
      <AllAnswers sections={sections} />
    </AnswersPage>
  );
}

function AllAnswers({ sections }: { sections: readonly Section[] }) {
  const { journey } = useCouple();
  const store = useQuestionnaire(sections);
  const own = useOwnEvaluation(store);
  const locks = new Map(journey.sections.map(({ id, lock }) => [id, lock]));
  const asked = own.sections.filter(({ status }) => status !== 'NOT_APPLICABLE');
  const canChange = journey.questionnaireBlock === null;
  const contentOf = ({ node }: SectionEvaluation) => store.sections.find(({ id }) => id === node.section.id);

  return (
    <div className={classes.readBack}>
      <nav aria-label={t('answers.contents')} className={classes.contentsPlace}>
        <ul className={classes.contents}>
          {asked.map((evaluated) => (
            <li key={evaluated.node.section.id}>
              <a href={`#${anchorOf(evaluated.node.section)}`}>{evaluated.node.section.label}</a>
              <Remaining {...evaluated} />
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {asked.map((evaluated) => {
          const section = contentOf(evaluated);
          if (section === undefined) return null;
          const isOpen = canChange && locks.get(section.id) == null;
          return (
            <section key={section.id} id={anchorOf(section)} className={classes.section}>
              <header className={classes.sectionHead}>
                <h2>{section.label}</h2>
                {isOpen && (
                  <Link href={section.path} className={classes.change}>
                    {t('answers.openSection')}
                  </Link>
                )}
              </header>
              <SectionAnswers section={section} store={store} canChange={isOpen} level={3} />
            </section>
          );
        })}
        {own.isComplete && (
          <div className={classes.onScreen}>
            <PageActions>
              <LinkButton variant="primary" size="continue" href={paths.financialDisclosure()}>
                {t('questionnaire.continue')}
              </LinkButton>
            </PageActions>
          </div>
        )}
      </div>
    </div>
  );
}

/** How many questions of a section still wait. */
function Remaining({ incompleteQuestionIds, missingBackground }: SectionEvaluation) {
  const count = incompleteQuestionIds.length + missingBackground.length;
  return (
    <span className={classes.remaining}>{count === 0 ? t('answers.complete') : t('answers.remaining', { count })}</span>
  );
}

/** The answers of one section to read. */
export function SectionAnswersScreen({ sectionId, label }: { sectionId: string; label: string }) {
  const sections = useSections();
  return (
    <AnswersPage title={t('answers.ofSection', { section: label })}>
      <OneSection sectionId={sectionId} sections={sections} />
    </AnswersPage>
  );
}

function OneSection({ sectionId, sections }: { sectionId: string; sections: readonly Section[] }) {
  const { journey } = useCouple();
  const store = useQuestionnaire(sections);
  const section = store.sections.find(({ id }) => id === sectionId);
  if (section === undefined) return null;
  return (
    <>
      <SectionAnswers section={section} store={store} canChange={journey.questionnaireBlock === null} level={2} />
      <div className={classes.onScreen}>
        <PageActions>
          <LinkButton href={section.path}>{t('answers.back', { section: section.label })}</LinkButton>
          <LinkButton variant="text" href={paths.answers()}>
            {t('answers.all')}
          </LinkButton>
        </PageActions>
      </div>
    </>
  );
}
