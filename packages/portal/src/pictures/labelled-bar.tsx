import { useLayoutEffect, useRef, useState } from 'react';
import { labelPlaces } from './label-places';
import classes from './pictures.module.css';
import { type Bar, type Reach, type Segment, type Stretch, stretchesOf, zeroOf } from '../picture-model';

const percent = (part: number): string => `${part * 100}%`;

/** Filled for what is owned and outlined for what is owed; solid for A and hatched for B. */
const fillOf = ({ side, cents, step }: Pick<Segment, 'side' | 'cents' | 'step'>) => ({
  className: cents < 0 ? classes.owed : classes.owned,
  'data-side': side,
  'data-step': step,
});

/**
 * A bar at the shared zero line. Its stretches are as long as their amounts; a hair of the page keeps them apart, and
 * what is too small to be seen is drawn a pixel wide.
 */
export function BarDrawing({ bar, reach }: { bar: Bar; reach: Reach }) {
  const stretches = stretchesOf(bar, reach);
  return (
    <div className={classes.bar}>
      {stretches.map((stretch) => (
        <i
          key={stretch.key}
          {...fillOf(stretch)}
          style={{ left: percent(stretch.from), width: `max(1px, calc(${percent(stretch.to - stretch.from)} - 1px))` }}
        />
      ))}
      <b className={classes.zero} style={{ left: percent(zeroOf(reach)) }} />
    </div>
  );
}

/** Room between the label of what is owed and the zero line. */
const OWED_INSET = 8;

/** Where the labels stand, measured before anything is painted; null while they do not fit beside each other. */
function useLabelPlaces(stretches: readonly Stretch[]) {
  const root = useRef<HTMLUListElement>(null);
  const [places, setPlaces] = useState<readonly number[] | null>(null);
  // After each drawing: names, amounts and stretches all move the labels.
  useLayoutEffect(() => {
    const list = root.current;
    if (list === null) return;
    const measure = () => {
      const total = list.clientWidth;
      const wanted = stretches.map(({ from, to, cents }, at) => {
        const words = [...(list.children[at]?.querySelectorAll('span') ?? [])];
        const width = Math.max(0, ...words.map((word) => word.offsetWidth));
        return { start: cents > 0 ? from * total : to * total - OWED_INSET - width, width };
      });
      const next = labelPlaces(wanted, total);
      setPlaces((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    // The web font comes later than the first drawing, and is wider or narrower than what stood in for it.
    for (const word of list.querySelectorAll('span')) observer.observe(word);
    return () => observer.disconnect();
  });
  return { root, places };
}

export interface LabelledBarProps {
  bar: Bar;
  reach: Reach;
  /** Name and amount of a stretch. */
  labelOf: (segment: Segment) => { readonly name: string; readonly amount: string };
}

/** A bar with its labels on its edge, each under its stretch; where they do not all fit, below each other by a sample. */
export function LabelledBar({ bar, reach, labelOf }: LabelledBarProps) {
  const stretches = stretchesOf(bar, reach);
  const { root, places } = useLabelPlaces(stretches);
  return (
    <>
      <BarDrawing bar={bar} reach={reach} />
      <ul ref={root} className={places === null ? classes.labelsInFlow : classes.labels}>
        {stretches.map((stretch, at) => {
          const { name, amount } = labelOf(stretch);
          const place = places?.[at];
          return (
            <li
              key={stretch.key}
              className={stretch.cents < 0 ? classes.labelOwed : undefined}
              style={place === undefined ? undefined : { left: place }}
            >
              {place === undefined && <i {...fillOf(stretch)} />}
              <span>{name}</span> <span className={classes.amount}>{amount}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
