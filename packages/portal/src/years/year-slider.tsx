import { LAST_YEAR } from '@troth/outcomes';
import type { Say } from '@troth/outcomes/words';
import classes from './years.module.css';

const TICKS = [0, 10, 20, 30, 40, 50];

/** The year, by a slider, its two buttons, or the keys. */
export function YearSlider({ year, goTo, say }: { year: number; goTo: (year: number) => void; say: Say }) {
  const step = (by: -1 | 1) => (
    <button
      type="button"
      className={classes.step}
      aria-label={say(by < 0 ? 'earlier' : 'later')}
      onClick={() => goTo(year + by)}
    >
      {by < 0 ? '−' : '+'}
    </button>
  );
  return (
    <div className={classes.year}>
      <label htmlFor="year">{say('yearNow', { year })}</label>
      {step(-1)}
      <div className={classes.slider}>
        <input
          id="year"
          type="range"
          min={0}
          max={LAST_YEAR}
          value={year}
          aria-valuetext={say('yearNow', { year })}
          onChange={({ currentTarget }) => goTo(Number(currentTarget.value))}
        />
        <div className={classes.ticks} aria-hidden="true">
          {TICKS.map((at) => (
            <span key={at} style={{ left: `${(100 * at) / LAST_YEAR}%` }}>
              {at}
            </span>
          ))}
        </div>
      </div>
      {step(1)}
    </div>
  );
}
