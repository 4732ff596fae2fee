import type { ReactNode } from 'react';
import { classNames } from './class-names';
import classes from './skeleton.module.css';
import { useUiTexts } from './texts';
import { VisuallyHidden } from './visually-hidden';

/** One block of the page to come. Decoration: put blocks inside `Loading`, which says “Loading...”. */
export function Skeleton({
  width = '100%',
  height = 14,
  isRound = false,
}: {
  width?: number | string;
  height?: number;
  isRound?: boolean;
}) {
  return (
    <span
      className={classNames(classes.block, isRound && classes.round)}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}

/** Says “Loading...” to screen readers around blocks with the geometry of what comes. */
export function Loading({ children }: { children: ReactNode }) {
  const t = useUiTexts();
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {children}
    </div>
  );
}

const times = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index));

/** Heading and lead of a page. */
export function PageSkeleton({ children }: { children?: ReactNode }) {
  return (
    <Loading>
      <div className={classes.page}>
        <Skeleton width="48%" height={40} />
        <Skeleton width="80%" height={18} />
        <Skeleton width="64%" height={18} />
      </div>
      {children}
    </Loading>
  );
}

/** A group of questions with option cards. */
export function QuestionsSkeleton({ questions = 2, options = 3 }: { questions?: number; options?: number }) {
  return (
    <Loading>
      <div className={classes.group}>
        <Skeleton width={44} height={44} isRound />
        <div className={classes.lines}>
          <Skeleton width="40%" height={22} />
          <Skeleton width="66%" />
        </div>
      </div>
      {times(questions, (question) => (
        <div key={question} className={classes.question}>
          <Skeleton width="56%" height={18} />
          {times(options, (option) => (
            <Skeleton key={option} height={56} />
          ))}
        </div>
      ))}
    </Loading>
  );
}

/** Rows of a table, a ledger or a checklist. */
export function RowsSkeleton({ rows = 5, height = 20 }: { rows?: number; height?: number }) {
  return (
    <Loading>
      {times(rows, (row) => (
        <div key={row} className={classes.row}>
          <Skeleton width={`${60 - (row % 3) * 12}%`} height={height} />
          <Skeleton width="16%" height={height} />
        </div>
      ))}
    </Loading>
  );
}

/** A sheet, such as a dispute or a card in the rail. */
export function CardSkeleton({ height = 180 }: { height?: number }) {
  return (
    <Loading>
      <Skeleton height={height} />
    </Loading>
  );
}
