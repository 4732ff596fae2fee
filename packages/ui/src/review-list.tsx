import type { ReactNode } from 'react';
import classes from './review-list.module.css';
import { Stars } from './stars';

export interface ShownReview {
  readonly id: string;
  readonly name: string;
  /** Stars times ten. */
  readonly rating: number;
  readonly text: string;
  /** The day as a reader writes it. */
  readonly day: string;
  /** An ISO instant. */
  readonly dateTime: string;
  /** Whether others see it, where that differs. */
  readonly tag?: ReactNode;
  /** What the reader can do about it. */
  readonly action?: ReactNode;
}

/** What clients said of an attorney, each with the stars that were given. */
export function ReviewList({ label, reviews }: { label: string; reviews: readonly ShownReview[] }) {
  return (
    <ul className={classes.reviews} aria-label={label}>
      {reviews.map(({ id, name, rating, text, day, dateTime, tag, action }) => (
        <li key={id} id={`review-${id}`} tabIndex={-1} className={classes.review}>
          <p className={classes.head}>
            <Stars rating={rating} />
            <bdi className={classes.name}>{name}</bdi>
            <time dateTime={dateTime}>{day}</time>
            {tag}
          </p>
          <p className={classes.words} dir="auto">
            {text}
          </p>
          {action}
        </li>
      ))}
    </ul>
  );
}
