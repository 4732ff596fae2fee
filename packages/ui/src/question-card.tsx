import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { FieldError, RequiredMark } from './field';
import { ChevronDownIcon } from './icons';
import classes from './question-card.module.css';
import { SaveIndicator, type SaveState } from './save-indicator';
import { useUiTexts } from './texts';
import { ExampleScenario, ProTip } from './tip';

export interface QuestionCardProps {
  title: ReactNode;
  description?: ReactNode;
  isRequired?: boolean;
  saveState?: SaveState;
  saveErrorText?: string | undefined;
  error?: ReactNode;
  /** What the law says, and videos: behind "Why it matters", before the tip and the example. */
  law?: ReactNode;
  proTip?: ReactNode;
  exampleScenario?: ReactNode;
  /** For scrolling to the first unanswered question. */
  id?: string;
  /** Receives the id of the error's line, for the control that it belongs to. */
  children: ReactNode | ((control: { errorId: string | undefined }) => ReactNode);
  /** Follow-ups of this question: further cards, indented under it. */
  followUps?: ReactNode;
}

/**
 * A question: legend with its save indicator, description, control and error, then one quiet row that opens the law, the
 * tip and the example; follow-ups directly under it.
 */
export function QuestionCard({
  title,
  description,
  isRequired = false,
  saveState = 'idle',
  saveErrorText,
  error,
  law,
  proTip,
  exampleScenario,
  id,
  children,
  followUps,
}: QuestionCardProps) {
  const own = useId();
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  const errorId = hasError ? `${own}-error` : undefined;
  return (
    <>
      <fieldset className={classes.question} id={id} aria-describedby={errorId} data-invalid={hasError || undefined}>
        <legend className={classes.legend}>
          {title}
          {isRequired && <RequiredMark />}
        </legend>
        <div className={classes.save}>
          <SaveIndicator state={saveState} errorText={saveErrorText} />
        </div>
        {description !== undefined && <p className={classes.description}>{description}</p>}
        <div className={classes.control}>{typeof children === 'function' ? children({ errorId }) : children}</div>
        {hasError && <FieldError id={`${own}-error`}>{error}</FieldError>}
        <Reasons law={law} proTip={proTip} exampleScenario={exampleScenario} />
      </fieldset>
      {followUps !== undefined && followUps !== null && <FollowUps>{followUps}</FollowUps>}
    </>
  );
}

/** "Why it matters": one row under the options, folded until asked for. Nothing when there is nothing to say. */
function Reasons({ law, proTip, exampleScenario }: Pick<QuestionCardProps, 'law' | 'proTip' | 'exampleScenario'>) {
  const t = useUiTexts();
  if (law === undefined && proTip === undefined && exampleScenario === undefined) return null;
  return (
    <details className={classes.reasons}>
      <summary>
        {t('question.why')}
        <ChevronDownIcon size={16} />
      </summary>
      {law}
      {proTip !== undefined && <ProTip>{proTip}</ProTip>}
      {exampleScenario !== undefined && <ExampleScenario>{exampleScenario}</ExampleScenario>}
    </details>
  );
}

/** Indents its questions by 24 px, with a hairline at half the indent. Nest for deeper levels. */
export function FollowUps({ children }: { children: ReactNode }) {
  return <div className={classes.followUps}>{children}</div>;
}

export type GroupColor = 'blue' | 'pink' | 'orange' | 'amber' | 'teal' | 'green' | 'ink';

/** Icon in a tinted circle: 44 px in group headers, 36 in ledgers and disputes. */
export function TintedIcon({
  icon,
  color = 'blue',
  size = 44,
}: {
  icon: ReactNode;
  color?: GroupColor;
  size?: 36 | 44;
}) {
  return (
    <span className={`${classes.tint} ${classes[color]}`} style={{ width: size, height: size }}>
      {icon}
    </span>
  );
}

/** The head of a group of questions: icon, serif title, one line of description, a video link if there is one. */
export function GroupHeader({
  title,
  description,
  icon,
  color = 'blue',
  video,
  level = 2,
  id,
}: {
  title: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  color?: GroupColor;
  video?: ReactNode;
  level?: 2 | 3;
  id?: string;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.group} id={id}>
      {icon !== undefined && <TintedIcon icon={icon} color={color} />}
      <div className={classes.groupWords}>
        <Heading className={classes.groupTitle}>{title}</Heading>
        {description !== undefined && <p className={classes.groupDescription}>{description}</p>}
        {video !== undefined && <div className={classes.groupVideo}>{video}</div>}
      </div>
    </div>
  );
}

export interface ReadOnlyAnswerProps {
  title: ReactNode;
  /** Line by line; none when there is no answer. */
  answers: readonly ReactNode[];
  /** What stands for no answer; without it the text for an attorney who reads a client's answers. */
  emptyText?: string;
  /** On the title's line, such as a way to change the answer. */
  action?: ReactNode;
  /** Follow-ups of this question: further answers, indented under it. */
  followUps?: ReactNode;
}

/** A question with its answer to read, not to change: for a reviewer, an attorney, or before going on. Customer spec §2. */
export function ReadOnlyAnswer({ title, answers, emptyText, action, followUps }: ReadOnlyAnswerProps) {
  const t = useUiTexts();
  return (
    <>
      <div className={classNames(classes.question, classes.readOnly)}>
        <p className={classes.legend}>{title}</p>
        {action !== undefined && <div className={classes.save}>{action}</div>}
        {answers.length === 0 ? (
          <p className={classes.noAnswer}>{emptyText ?? t('answer.none')}</p>
        ) : (
          answers.map((answer, index) => (
            <p key={index} className={classes.answer}>
              {answer}
            </p>
          ))
        )}
      </div>
      {followUps !== undefined && followUps !== null && <FollowUps>{followUps}</FollowUps>}
    </>
  );
}
