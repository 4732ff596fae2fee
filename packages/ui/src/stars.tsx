import { starsOf } from '@troth/domain/attorneys';
import { RATING_DIVISOR, STARS_MAX, STARS_MIN } from '@troth/domain/constants';
import { useId } from 'react';
import { classNames } from './class-names';
import { FieldError, RequiredMark } from './field';
import { StarIcon } from './icons';
import classes from './stars.module.css';
import { useUiTexts } from './texts';
import { VisuallyHidden } from './visually-hidden';

/** A rating as one to five stars, floored. Customer spec §9 "Star display". */
export function Stars({ rating }: { rating: number }) {
  const t = useUiTexts();
  const stars = starsOf(rating);
  return (
    <span className={classes.stars}>
      {Array.from({ length: STARS_MAX }, (_, star) => (
        <StarIcon key={star} size={16} className={classNames(star < stars ? classes.full : classes.none)} />
      ))}
      <VisuallyHidden>{t('stars.shown', { stars })}</VisuallyHidden>
    </span>
  );
}

/** The average of ratings: its stars, and the figure to one decimal. Customer spec §9 "Attorney average rating". */
export function AverageStars({ average }: { average: number }) {
  return (
    <span className={classes.average}>
      <Stars rating={average * RATING_DIVISOR} />
      <span className="troth-num">{average.toFixed(1)}</span>
    </span>
  );
}

export interface StarFieldProps {
  label: string;
  /** Null while none is chosen. */
  stars: number | null;
  onChange: (stars: number) => void;
  error?: string | undefined;
}

const CHOICES = Array.from({ length: STARS_MAX - STARS_MIN + 1 }, (_, at) => STARS_MIN + at);

/** One to five stars to give: radio buttons, which the arrow keys move between. */
export function StarField({ label, stars, onChange, error }: StarFieldProps) {
  const t = useUiTexts();
  const id = useId();
  return (
    <fieldset
      className={classes.field}
      role="radiogroup"
      aria-required
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={classes.legend}>
        {label}
        <RequiredMark />
      </legend>
      <div className={classes.choices}>
        {CHOICES.map((choice) => (
          <label
            key={choice}
            className={classNames(classes.choice, stars !== null && choice <= stars && classes.given)}
          >
            <input
              className="troth-vh"
              type="radio"
              name={id}
              value={choice}
              checked={choice === stars}
              onChange={() => onChange(choice)}
            />
            <StarIcon size={24} />
            <VisuallyHidden>{t('stars.choice', { stars: choice })}</VisuallyHidden>
          </label>
        ))}
        {/* What is chosen is said by the radio button; for sight it stands here. */}
        <span aria-hidden="true" className={classes.said}>
          {stars === null ? '' : t('stars.choice', { stars })}
        </span>
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
