import type { ReactNode } from 'react';
import { classNames } from './class-names';
import classes from './dispute-card.module.css';
import { CheckIcon } from './icons';
import { PartnerName, type PartnerSide } from './partner-mark';
import { TintedIcon, type GroupColor } from './question-card';
import { useUiTexts } from './texts';
import { VisuallyHidden } from './visually-hidden';

export interface AnswerPanelProps {
  side: PartnerSide;
  name: string;
  isYou?: boolean;
  /** The answer, line by line. */
  answers: readonly ReactNode[];
  note?: ReactNode;
}

/** A partner's answer: single thick rule for A, double for B; A left or first. */
export function AnswerPanel({ side, name, isYou = false, answers, note }: AnswerPanelProps) {
  return (
    <div className={classNames(classes.answer, side === 'A' ? classes.a : classes.b)}>
      <PartnerName side={side} name={name} isYou={isYou} />
      {answers.map((answer, index) => (
        <p key={index} className={classes.value}>
          {answer}
        </p>
      ))}
      {note !== undefined && <p className={classes.note}>{note}</p>}
    </div>
  );
}

export interface DisputeCardProps {
  /** The section's name, above the question. */
  kicker: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  icon: ReactNode;
  color?: GroupColor;
  answerA: Omit<AnswerPanelProps, 'side'>;
  answerB: Omit<AnswerPanelProps, 'side'>;
  /** What each answer would mean, under both. */
  meaning?: ReactNode;
  /** Agree with the partner, change my answer. */
  actions: ReactNode;
  /** At the right of the actions: “Discuss”. */
  aside?: ReactNode;
  /** The open discussion, under the actions. It outlives the fold: words may still be in it. */
  discussion?: ReactNode;
  /** It has just been settled: folds up and leaves a tick. */
  isSettled?: boolean;
  /** What it was settled to, and by whom, in place of the question's description. */
  outcome?: ReactNode;
  id?: string;
}

/** A question that the partners answered differently, side by side. */
export function DisputeCard({
  kicker,
  title,
  description,
  icon,
  color = 'blue',
  answerA,
  answerB,
  meaning,
  actions,
  aside,
  discussion,
  isSettled = false,
  outcome,
  id,
}: DisputeCardProps) {
  const t = useUiTexts();
  const detail = isSettled ? outcome : description;
  return (
    <article id={id} className={classNames(classes.dispute, isSettled && classes.settled)}>
      <header className={classes.head}>
        <TintedIcon icon={isSettled ? <CheckIcon /> : icon} color={isSettled ? 'green' : color} size={36} />
        <div>
          <p className={classes.kicker}>{isSettled ? t('settled') : kicker}</p>
          <h2 className={classes.title}>{title}</h2>
          {detail !== undefined && <p className={classes.description}>{detail}</p>}
        </div>
      </header>
      <div className={classes.fold} inert={isSettled}>
        <div className={classes.folded}>
          <div className={classes.two}>
            <AnswerPanel side="A" {...answerA} />
            <AnswerPanel side="B" {...answerB} />
          </div>
          {meaning}
          <div className={classes.actions}>
            {actions}
            {aside !== undefined && !isSettled && <div className={classes.aside}>{aside}</div>}
          </div>
        </div>
      </div>
      {aside !== undefined && isSettled && <div className={classes.settledAside}>{aside}</div>}
      {discussion !== undefined && <div className={classes.discussion}>{discussion}</div>}
    </article>
  );
}

/** A difference that is settled: what it is now, and who did it. */
export function SettledAnswer({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.settledRow}>
      <CheckIcon className={classes.tick ?? ''} />
      <div>
        <p className={classes.settledTitle}>{title}</p>
        <p className={classes.settledText}>{children}</p>
      </div>
    </div>
  );
}

export interface HistoryEntry {
  id: string;
  time: string;
  title: ReactNode;
  before: string;
  after: string;
  side: PartnerSide;
  name: string;
  /** “agreed with Blake”, “changed an answer”. */
  action: string;
}

/** The alignment history: before, after, who and how, newest first. */
export function AlignmentHistory({
  entries,
  texts,
}: {
  entries: readonly HistoryEntry[];
  texts: { before: string; after: string };
}) {
  return (
    <ol className={classes.history}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <span className={classes.time}>{entry.time}</span>
          <div>
            <p className={classes.settledTitle}>{entry.title}</p>
            <p className={classes.settledText}>
              <VisuallyHidden>{texts.before} </VisuallyHidden>
              <span className={classes.was}>{entry.before}</span> <span aria-hidden="true">→</span>
              <VisuallyHidden> {texts.after} </VisuallyHidden> {entry.after}
            </p>
          </div>
          <div>
            <PartnerName side={entry.side} name={entry.name} />
            <p className={classes.time}>{entry.action}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
