/** A label as it would like to stand: in pixels, from the left edge of the drawing. */
export interface WantedPlace {
  readonly start: number;
  readonly width: number;
}

/** Room between two labels. */
const GAP = 12;
/** How far a label may stand from its stretch and still be read as its own. */
const TOLERANCE = 20;

/**
 * Places for labels under the edge of a bar, from left to right: each at its stretch, or pushed aside a little where
 * it would meet its neighbour or the drawing's edge.
 *
 * @returns Where each starts; null when they do not all fit, and have to stand below each other.
 */
export function labelPlaces(wanted: readonly WantedPlace[], total: number): number[] | null {
  const starts: number[] = [];
  let free = 0;
  for (const { start, width } of wanted) {
    const at = Math.max(start, free);
    starts.push(at);
    free = at + width + GAP;
  }
  let limit = total;
  for (let at = wanted.length - 1; at >= 0; at -= 1) {
    const width = wanted[at]?.width ?? 0;
    const pulled = Math.min(starts[at] ?? 0, limit - width);
    starts[at] = pulled;
    limit = pulled - GAP;
  }
  const fits = wanted.every(({ start }, at) => {
    const place = starts[at] ?? 0;
    return place >= 0 && Math.abs(place - start) <= TOLERANCE;
  });
  return fits ? starts : null;
}
