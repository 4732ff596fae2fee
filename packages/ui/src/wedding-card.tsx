import type { ReactNode } from 'react';
import { Ornament } from './ornament';
import { useUiTexts } from './texts';
import classes from './wedding-card.module.css';

export interface WeddingCardProps {
  nameA: string;
  nameB?: string | null | undefined;
  /** Days until the wedding; null while the date is unknown or past. */
  daysLeft: number | null;
  /** As a reader writes it: “Saturday, June 19, 2027”. */
  dateText?: ReactNode;
  /** In place of the count while there is no date. */
  action?: ReactNode;
  /** The days up to the wedding, and what can be done with them. */
  children?: ReactNode;
}

/** The card to keep: both names, the days that are left, the date. */
export function WeddingCard({ nameA, nameB, daysLeft, dateText, action, children }: WeddingCardProps) {
  const t = useUiTexts();
  return (
    <section className={classes.card}>
      <div className={classes.inner}>
        <p className={classes.names}>
          {nameA}
          {nameB && (
            <>
              {' '}
              <em>&amp;</em> {nameB}
            </>
          )}
        </p>
        <span className={classes.braid}>
          <Ornament name="braid" width={200} />
        </span>
        {daysLeft !== null && (
          <>
            <p className={classes.count}>{daysLeft}</p>
            <p className={classes.caption}>{t('dashboard.daysToWedding', { count: daysLeft })}</p>
          </>
        )}
        {dateText !== undefined && <p className={classes.date}>{dateText}</p>}
        {action !== undefined && <div className={classes.action}>{action}</div>}
        {children}
      </div>
    </section>
  );
}
