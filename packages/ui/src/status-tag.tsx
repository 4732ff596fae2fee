import type { ReactNode } from 'react';
import { classNames } from './class-names';
import classes from './status-tag.module.css';

export type TagTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'outline';

/** A state in a word or two; the words say it, the tint helps. */
export function StatusTag({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: TagTone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={classNames(classes.tag, classes[tone])}>
      {icon}
      {children}
    </span>
  );
}
