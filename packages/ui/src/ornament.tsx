import braid from './ornaments/braid.svg';
import ring from './ornaments/ring.svg';
import rosette from './ornaments/rosette.svg';
import seal from './ornaments/seal.svg';

const drawings = { braid, ring, rosette, seal } as const;

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
  return (
    <img
      src={drawings[name]}
      alt=""
      width={width}
      className={className}
      style={{ height: 'auto', display: 'block' }}
      decoding="async"
      loading="lazy"
    />
  );
}
