import { type ReactNode, useLayoutEffect, useRef } from 'react';
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
  const bar = useRef<HTMLDivElement>(null);
  // What floats in the corner, and what scrolls on its own beside the page, stays clear of the bar however high it is.
  useLayoutEffect(() => {
    const { current } = bar;
    if (current === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--bar-h', `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--bar-h');
    };
  }, []);
  return (
    <div ref={bar} className={classes.bar}>
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
