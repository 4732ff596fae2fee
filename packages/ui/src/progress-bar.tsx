import { Fragment, type ReactNode } from 'react';
import { CelebrationIcon, PenIcon } from './icons';
import classes from './progress-bar.module.css';
import { useUiTexts } from './texts';

export interface ProgressBarProps {
  /** Segments filled, 0 to `total`. */
  step: number;
  total?: number;
  /** The words beside the bar, such as “60%”. */
  label: string;
}

/** The label's emoji in our own hand: fonts without them show boxes. The words beside the bar stay as they are. */
const DRAWN: Readonly<Record<string, ReactNode>> = {
  '🖋': <PenIcon size={16} />,
  '🎉': <CelebrationIcon size={16} />,
};
const EMOJI = /(\p{Extended_Pictographic})\uFE0F?/u;

/** Five segments filled up to the current step, 728 px wide at most. Hidden by its owner while loading and on errors (customer spec §2). */
export function ProgressBar({ step, total = 5, label }: ProgressBarProps) {
  const t = useUiTexts();
  return (
    <div
      className={classes.progress}
      role="progressbar"
      aria-label={t('progress.label')}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={step}
      aria-valuetext={t('progress.step', { step, total, label })}
    >
      <div className={classes.segments} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} className={index < step ? classes.done : classes.open} />
        ))}
      </div>
      <b className={classes.label} aria-hidden="true">
        {label.split(EMOJI).map((part, index) => (
          <Fragment key={index}>{DRAWN[part] ?? part}</Fragment>
        ))}
      </b>
    </div>
  );
}

/** Keeps the bar's line while its data is on the way, so that nothing jumps. */
export function ProgressBarSpace() {
  return <div className={classes.space} aria-hidden="true" />;
}
