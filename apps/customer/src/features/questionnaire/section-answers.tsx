import { fullName } from '@troth/domain/people';
import { BACKGROUND_SECTION_KEY } from '@troth/domain/questionnaire';
import { Link } from '@troth/ui/link';
import { GroupHeader, ReadOnlyAnswer } from '@troth/ui/question-card';
import { useCouple } from '../../shared/journey';
import { linesOfAnswer } from '@troth/portal/answer-lines';
import { paths } from '../../shared/paths';
import { t } from '../../shared/texts';
import { questionHref } from './jump';
import type { Question, QuestionGroup } from './model';
import { asTree, type QuestionTree } from '@troth/portal/question-tree';
import type { QuestionnaireStore, SectionContent } from './questionnaire-store';
import classes from './answers.module.css';
import { useCard, useShownQuestions } from './use-questionnaire';

export interface SectionAnswersProps {
  section: SectionContent;
  store: QuestionnaireStore;
  /** False while the answers are closed: then they are only read. */
  canChange: boolean;
  /** Of the groups' headings. */
  level: 2 | 3;
}

/** The answers of one section to read, each with the way back to its question. */
export function SectionAnswers({ section, store, canChange, level }: SectionAnswersProps) {
  return (
    <>
      {section.sectionKey === BACKGROUND_SECTION_KEY && <Background path={section.path} canChange={canChange} />}
      {section.groups.map((group) => (
        <GroupAnswers key={group.id} {...{ group, section, store, canChange, level }} />
      ))}
    </>
  );
}

function Background({ path, canChange }: { path: string; canChange: boolean }) {
  const { self, journey } = useCouple();
  const state = journey.state?.name;
  const name = fullName(self);
  const shared = { emptyText: t('answers.none'), ...(canChange && { action: <Change href={path} isAnswered /> }) };
  return (
    <>
      <ReadOnlyAnswer {...shared} title={t('background.state.title')} answers={state === undefined ? [] : [state]} />
      <ReadOnlyAnswer {...shared} title={t('background.name.title')} answers={name === '' ? [] : [name]} />
    </>
  );
}

function GroupAnswers({ group, section, store, canChange, level }: SectionAnswersProps & { group: QuestionGroup }) {
  // What is shown again here stands where it was asked first.
  const repeated = new Set(group.repeatedQuestions.map(({ id }) => id));
  const shown = useShownQuestions(store, group).filter(({ id }) => !repeated.has(id));
  if (shown.length === 0) return null;
  const answer = ({ question, followUps }: QuestionTree<Question>) => (
    <AnswerToRead
      key={question.id}
      {...{ question, store }}
      href={canChange ? questionHref(section.path, question.id) : null}
      followUps={followUps.length > 0 ? followUps.map(answer) : undefined}
    />
  );
  return (
    <section className={classes.group} aria-labelledby={`answers-${group.id}`}>
      <GroupHeader id={`answers-${group.id}`} title={group.title} level={level} />
      {asTree(shown).map(answer)}
    </section>
  );
}

function AnswerToRead({
  question,
  store,
  href,
  followUps,
}: {
  question: Question;
  store: QuestionnaireStore;
  href: string | null;
  followUps: React.ReactNode;
}) {
  useCard(store, question);
  // Only what is stored: an invalid input that is still in its field is no answer.
  const { text, optionIds } = store.storedOf(question);
  const lines = linesOfAnswer(question, { valueTyped: text, optionIds });
  const hasVersion = useCouple().journey.document?.lastGeneratedAt != null;
  return (
    <ReadOnlyAnswer
      title={question.title}
      answers={lines}
      emptyText={t(question.isRequired ? 'answers.none' : 'answers.noneOptional')}
      {...((href !== null || hasVersion) && {
        action: (
          <span className={classes.ways}>
            {hasVersion && (
              <Link
                href={paths.clausesOfQuestion(question.id)}
                className={classes.change}
                aria-label={t('answers.changeOf', { action: t('answers.clauses'), question: question.title })}
              >
                {t('answers.clauses')}
              </Link>
            )}
            {href !== null && <Change href={href} isAnswered={lines.length > 0} title={question.title} />}
          </span>
        ),
      })}
      followUps={followUps}
    />
  );
}

/** The way to a question; its words alone say little, so the question stands in its name. */
function Change({ href, isAnswered, title }: { href: string; isAnswered: boolean; title?: string }) {
  const words = t(isAnswered ? 'answers.change' : 'answers.answer');
  return (
    <Link
      href={href}
      className={classes.change}
      {...(title !== undefined && { 'aria-label': t('answers.changeOf', { action: words, question: title }) })}
    >
      {words}
    </Link>
  );
}
