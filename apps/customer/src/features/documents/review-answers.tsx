import { Button } from '@troth/ui/button';
import { ErrorPanel } from '@troth/ui/error-panel';
import { SideSheet } from '@troth/ui/side-sheet';
import { QuestionsSkeleton, Skeleton } from '@troth/ui/skeleton';
import { useEffect } from 'react';
import { t } from '../../shared/texts';
import classes from './review.module.css';
import { answersOf, type Provenances } from './review-provenance';
import { Givers, type WhyContext } from './why-context';

/** The questions of the questionnaire, by section, as the reader is asked them. */
export interface QuestionSection {
  readonly id: string;
  readonly label: string;
  readonly questions: readonly { readonly id: string; readonly title: string }[];
}

/** What the questionnaire says of itself, which the agreement does not. */
export interface Questions {
  readonly sections: readonly QuestionSection[];
  readonly isReady: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The words of a question, which are asked for when the first one is to be shown. */
export function QuestionWords({ id, questions, onAsk }: { id: string; questions: Questions; onAsk: () => void }) {
  useEffect(onAsk, [onAsk]);
  const { sections, isReady, hasFailed } = questions;
  const title = sections.flatMap((section) => section.questions).find((question) => question.id === id)?.title;
  return title ?? (isReady || hasFailed ? t('questionnaire.question') : <Skeleton width="80%" />);
}

function Question({
  question: { id, title },
  context,
  isShown,
}: {
  question: QuestionSection['questions'][number];
  context: WhyContext;
  isShown: boolean;
}) {
  const { provenances, names, onQuestion } = context;
  const count = provenances.drivenBy.get(id)?.length ?? 0;
  const leftOut = provenances.leftOutBy.get(id)?.length ?? 0;
  return (
    <li className={classes.question}>
      <p className={classes.questionTitle}>{title}</p>
      {answersOf(provenances.answers.get(id) ?? []).map((answer) => (
        <p key={answer.value} className={classes.answerLine}>
          <b>{answer.value}</b> <Givers answer={answer} names={names} />
        </p>
      ))}
      {count > 0 ? (
        <Button
          size="sm"
          aria-pressed={isShown}
          aria-label={t('review.answers.showOf', { count, question: title })}
          onClick={() => onQuestion(id)}
        >
          {t('review.answers.show', { count })}
        </Button>
      ) : (
        <p className={classes.caption}>{t('review.answers.leftOut', { count: leftOut })}</p>
      )}
    </li>
  );
}

const isInAgreement =
  ({ drivenBy, leftOutBy }: Provenances) =>
  ({ id }: { readonly id: string }) =>
    drivenBy.has(id) || leftOutBy.has(id);

/** “Your answers in the agreement”: every question that decides or fills something, with the way to its clauses. */
export function AnswersSheet({
  isOpen,
  onClose,
  context,
  shown,
  questions,
  onAsk,
}: {
  isOpen: boolean;
  onClose: () => void;
  context: WhyContext;
  /** The question whose clauses are shown now. */
  shown: string | null;
  questions: Questions;
  onAsk: () => void;
}) {
  const isIn = isInAgreement(context.provenances);
  useEffect(() => {
    if (isOpen) onAsk();
  }, [isOpen, onAsk]);
  return (
    <SideSheet isOpen={isOpen} onClose={onClose} title={t('review.answers.title')} subtitle={t('review.answers.lead')}>
      <div className={classes.sheet}>
        {questions.hasFailed && (
          <ErrorPanel onRetry={questions.retry} safeText={t('shared.safe')}>
            {t('questionnaire.questions.loadFailed')}
          </ErrorPanel>
        )}
        {!questions.isReady && !questions.hasFailed && <QuestionsSkeleton />}
        {questions.sections.map(({ id, label, questions: all }) => {
          const own = all.filter(isIn);
          if (own.length === 0) return null;
          return (
            <section key={id} className={classes.group}>
              <h3>{label}</h3>
              <ul>
                {own.map((question) => (
                  <Question key={question.id} question={question} context={context} isShown={shown === question.id} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </SideSheet>
  );
}
