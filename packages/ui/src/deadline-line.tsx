import { classNames } from './class-names';
import classes from './deadline-line.module.css';

export interface DeadlinePoint {
  key: string;
  label: string;
  /** As a reader writes it, short. */
  date: string;
  /** Today, or the wedding: the ends of the line. */
  isEnd?: boolean;
  isPast?: boolean;
  /** What has to pass before the next point, such as “7 days”. */
  wait?: string | undefined;
}

/** The days up to the wedding as points on one line, evenly apart: their order matters, and the waits between them. */
export function DeadlineLine({ label, points }: { label: string; points: readonly DeadlinePoint[] }) {
  return (
    <ol className={classes.line} aria-label={label}>
      {points.map((point) => (
        <li
          key={point.key}
          className={classNames(point.isEnd && classes.end, point.isPast && classes.past, point.wait && classes.waits)}
        >
          <span className={classes.label}>{point.label}</span>
          <span className={classes.date}>{point.date}</span>
          {point.wait !== undefined && <span className={classes.wait}>{point.wait}</span>}
        </li>
      ))}
    </ol>
  );
}
