import type { ReactNode } from 'react';
import { BrandMark, productName, Wordmark } from './brand';
import { Ornament } from './ornament';
import classes from './threshold.module.css';

export interface ThresholdProps {
  title: string;
  lead?: ReactNode;
  /** Words at the foot of the drawing: what the name means. */
  motto?: ReactNode;
  children: ReactNode;
}

/** A screen before the door, such as sign-in: the rosette on one side, the one thing to do on the other. */
export function Threshold({ title, lead, motto, children }: ThresholdProps) {
  return (
    <div className={classes.split}>
      <title>{`${title} · ${productName}`}</title>
      <header className={classes.art}>
        <span className={classes.brand}>
          <BrandMark />
          <Wordmark />
        </span>
        <Ornament name="rosette" className={classes.rosette ?? ''} />
        {motto !== undefined && <div className={classes.motto}>{motto}</div>}
      </header>
      <main className={classes.form}>
        <div className={classes.content}>
          <h1 className={classes.title} tabIndex={-1} data-page-heading="">
            {title}
          </h1>
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
          <div className={classes.body}>{children}</div>
        </div>
      </main>
    </div>
  );
}
