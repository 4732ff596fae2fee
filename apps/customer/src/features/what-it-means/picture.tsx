import type { Range } from '@troth/outcomes';
import { memo } from 'react';
import classes from './years.module.css';

const WIDTH = 300;
const HEIGHT = 120;

export interface PictureProps {
  side: 'A' | 'B';
  own: readonly Range[];
  law: readonly Range[];
  least: number;
  most: number;
}

/**
 * One partner over the years, for the eye alone: the table says the same to everyone. A is solid, B is hatched. Drawn
 * again only when the years change; the line at one year stands over it.
 */
export const Picture = memo(function Picture({ side, own, law, least, most }: PictureProps) {
  const x = (at: number) => ((at / Math.max(1, own.length - 1)) * WIDTH).toFixed(1);
  const y = (cents: number) => (HEIGHT - ((cents - least) / Math.max(1, most - least)) * HEIGHT).toFixed(1);
  const line = (ranges: readonly Range[], end: keyof Range) =>
    ranges.map((range, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(range[end])}`).join('');
  const back = own
    .map((range, at) => `L${x(at)} ${y(range.low)}`)
    .toReversed()
    .join('');
  const hatch = `hatch-${side}`;
  return (
    <svg
      className={classes.picture}
      data-side={side}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" className={classes.hatch} />
        </pattern>
      </defs>
      <path d={`M0 ${y(0)}H${WIDTH}`} className={classes.zero} />
      <path d={`${line(own, 'high')}${back}Z`} fill={`url(#${hatch})`} stroke="none" />
      <path d={line(own, 'high')} className={classes.own} />
      <path d={line(own, 'low')} className={classes.own} />
      <path d={line(law, 'high')} className={classes.law} />
      <path d={line(law, 'low')} className={classes.law} />
    </svg>
  );
});
