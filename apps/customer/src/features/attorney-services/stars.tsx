import { starsOf } from '@troth/domain/attorneys';
import { RATING_DIVISOR, STARS_MAX } from '@troth/domain/constants';
import { StarIcon } from '@troth/ui/icons';
import { VisuallyHidden } from '@troth/ui/visually-hidden';
import { t } from '../../shared/texts';
import classes from './attorney-services.module.css';

/** An average as one to five stars, floored, and as the figure. Customer spec §9 "Star display". */
export function Stars({ average }: { average: number }) {
  const stars = starsOf(average * RATING_DIVISOR);
  return (
    <>
      <span aria-hidden="true" className={classes.stars}>
        {Array.from({ length: STARS_MAX }, (_, star) => (
          <StarIcon key={star} size={16} className={star < stars ? (classes.full ?? '') : (classes.none ?? '')} />
        ))}
      </span>
      <VisuallyHidden>{t('attorneys.profile.stars', { stars })}</VisuallyHidden>
      <span className="troth-num">{average.toFixed(1)}</span>
    </>
  );
}
