import type { ReactNode } from 'react';
import classes from './empty-state.module.css';
import { Ornament } from './ornament';

/** Nothing here yet: braid, one serif line, one sentence, one action. Inside a ledger one grey sentence is enough. */
export function EmptyState({
  title,
  children,
  action,
  hasOrnament = true,
  level = 2,
}: {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  hasOrnament?: boolean;
  level?: 2 | 3;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.empty}>
      {hasOrnament && <Ornament name="braid" width={180} />}
      <Heading className={classes.title}>{title}</Heading>
      {children !== undefined && <p className={classes.text}>{children}</p>}
      {action}
    </div>
  );
}
