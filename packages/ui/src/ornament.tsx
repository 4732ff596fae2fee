import { classNames } from './class-names';
import classes from './ornament.module.css';
import braid from './ornaments/braid.svg';
import ring from './ornaments/ring.svg';
import rosette from './ornaments/rosette.svg';
import seal from './ornaments/seal.svg';

/** Each drawing with its own shape, so that its room is kept while it loads. */
const drawings = {
  braid: { src: braid, width: 200, height: 26 },
  ring: { src: ring, width: 800, height: 800 },
  rosette: { src: rosette, width: 600, height: 600 },
  seal: { src: seal, width: 120, height: 120 },
} as const;

/** Two strands, teal and clay, interlaced as in engraved certificates. Only at thresholds, at most one on a screen, never behind text. */
export function Ornament({
  name,
  width,
  className,
}: {
  name: keyof typeof drawings;
  width?: number;
  className?: string;
}) {
  const drawing = drawings[name];
  const shown = width ?? drawing.width;
  return (
    <img
      src={drawing.src}
      alt=""
      width={shown}
      height={Math.round((shown * drawing.height) / drawing.width)}
      className={classNames(classes.ornament, className)}
      decoding="async"
    />
  );
}
