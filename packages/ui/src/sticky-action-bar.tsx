import type { ReactNode } from 'react';
import classes from './sticky-action-bar.module.css';

/** A bar at the bottom of the window that names what it acts on and holds the one confirming button. */
export function StickyActionBar({
  title,
  detail,
  children,
}: {
  title: ReactNode;
  detail?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={classes.bar}>
      <div className={classes.inner}>
        <div className={classes.words}>
          <p className={classes.title}>{title}</p>
          {detail !== undefined && <div className={classes.detail}>{detail}</div>}
        </div>
        <div className={classes.actions}>{children}</div>
      </div>
    </div>
  );
}
