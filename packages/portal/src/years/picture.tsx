import type { Side } from '@troth/domain/people';
import type { Range } from '@troth/outcomes';
import { memo } from 'react';
import classes from './years.module.css';

const WIDTH = 300;
const HEIGHT = 100;

/** Both worlds of one partner, year by year, in cents as they are shown. */
export interface Series {
  readonly own: readonly Range[];
  readonly law: readonly Range[];
}

/**
 * One partner over the years, for the eye alone: the table says the same to everyone. The law is a band with its middle
 * dotted; the agreement a thick line, two where it leaves something open. A's lines are solid, B's are double and B's band
 * is hatched. Drawn again only when the years change; the line at one year stands over it.
 */
export const Picture = memo(function Picture({
  side,
  series: { own, law },
  least,
  most,
}: {
  side: Side;
  series: Series;
  least: number;
  most: number;
}) {
  const x = (at: number) => ((at / Math.max(1, own.length - 1)) * WIDTH).toFixed(1);
  const y = (cents: number) => (HEIGHT - ((cents - least) / Math.max(1, most - least)) * HEIGHT).toFixed(2);
  const line = (cents: readonly number[]) =>
    cents.map((one, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(one)}`).join('');
  const lineOf = (ranges: readonly Range[], end: keyof Range) => line(ranges.map((range) => range[end]));
  const back = law.map(({ low }, at) => `L${x(at)} ${y(low)}`).toReversed();
  const band = `${lineOf(law, 'high')}${back.join('')}Z`;
  const isOpen = own.some(({ low, high }) => low !== high);
  const ends = (isOpen ? ['high', 'low'] : ['high']) as readonly (keyof Range)[];
  const hatch = `hatch-${side}`;
  return (
    <svg className={classes.picture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V5" className={classes.hatch} />
        </pattern>
      </defs>
      <path d={`M0 ${y(most)}H${WIDTH}M0 ${y((most + least) / 2)}H${WIDTH}`} className={classes.rule} />
      <path d={band} className={classes.band} />
      {side === 'B' && <path d={band} style={{ fill: `url(#${hatch})`, stroke: 'none' }} />}
      <path d={line(law.map(({ low, high }) => (low + high) / 2))} className={classes.middle} />
      <path d={`M0 ${y(0)}H${WIDTH}`} className={classes.zero} />
      {ends.map((end) => (
        <path key={end} d={lineOf(own, end)} className={classes.own} />
      ))}
      {side === 'B' && ends.map((end) => <path key={end} d={lineOf(own, end)} className={classes.inner} />)}
    </svg>
  );
});
