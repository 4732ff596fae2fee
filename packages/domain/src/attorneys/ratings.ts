import { RATING_DIVISOR, RATING_MAX, RATING_MIN, STARS_MAX, STARS_MIN } from '../constants';

const isRating = (rating: number) => rating >= RATING_MIN && rating <= RATING_MAX;

/**
 * Average rating: the mean of the ratings divided by 10, to one decimal. Ratings outside 0 to 100 are ignored.
 * Customer spec §5 and §9. The caller gives the ratings of APPROVED reviews only
 * (D23).
 * @returns Null when no rating counts: no figure is shown.
 */
export function averageRating(ratings: readonly number[]): number | null {
  const counted = ratings.filter(isRating);
  if (counted.length === 0) return null;
  const mean = counted.reduce((sum, rating) => sum + rating, 0) / counted.length;
  return Math.round(mean) / RATING_DIVISOR;
}

/** Stars of one rating: divided by 10, floored, clamped to 1 to 5. Customer spec §9 "Star display". */
export const starsOf = (rating: number): number =>
  Math.min(STARS_MAX, Math.max(STARS_MIN, Math.floor(rating / RATING_DIVISOR)));

/** The rating that a number of stars is stored as: times ten. D23. */
export const ratingOfStars = (stars: number): number => stars * RATING_DIVISOR;
