import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { AlertIcon, CheckIcon, InfoIcon, LockIcon } from './first-icons';
import classes from './notice.module.css';

export type NoticeTone = 'info' | 'warning' | 'danger' | 'success' | 'locked';

const icons = { info: InfoIcon, warning: AlertIcon, danger: AlertIcon, success: CheckIcon, locked: LockIcon } as const;

export interface NoticeProps {
  tone?: NoticeTone;
  /** What happened, in a sentence. */
  title?: ReactNode;
  /** What is safe, what comes next. */
  children?: ReactNode;
  /** Buttons under the words. */
  actions?: ReactNode;
  /** Says it at once to screen readers: for failures that appear. */
  isAlert?: boolean;
  icon?: ReactNode;
}

export function Notice({ tone = 'info', title, children, actions, isAlert = false, icon }: NoticeProps) {
  const ToneIcon = icons[tone];
  return (
    <div className={classNames(classes.notice, classes[tone])} role={isAlert ? 'alert' : undefined}>
      <span className={classes.icon}>{icon ?? <ToneIcon />}</span>
      <div className={classes.body}>
        {title !== undefined && <p className={classes.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  );
}
