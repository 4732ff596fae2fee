import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { anchorOf } from './anchors';
import { useMarked } from './places';
import { bringToView, stepped } from './tools';

/** Where one is on a walk from clause to clause. */
export interface Walk {
  /** Ids of elements, in the order of reading. */
  readonly ids: readonly string[];
  /** -1 before the first step. */
  readonly at: number;
  readonly step: (by: 1 | -1, takesFocus?: boolean) => void;
}

const NONE: readonly string[] = [];

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * Walks through what changed, or through a trail in its place; Alt with an arrow does it from anywhere.
 *
 * @param trailKeys Keys of the trail's clauses; a new trail is begun at once.
 * @param bar The tools below which a clause is brought.
 */
export function useWalk(
  stops: readonly string[],
  trailKeys: readonly string[] | undefined,
  bar: RefObject<HTMLElement | null>,
  onTrailBegun: () => void,
): Walk {
  const [stop, setStop] = useState<{ of: readonly string[]; at: number }>({ of: NONE, at: -1 });
  const trailIds = useMemo(() => trailKeys?.map(anchorOf) ?? NONE, [trailKeys]);
  const ids = trailKeys === undefined ? stops : trailIds;
  // Where one is counts for the list that was walked through.
  const at = stop.of === ids ? stop.at : -1;
  useMarked(trailIds, 'data-driven');
  useMarked(ids[at] === undefined ? NONE : [ids[at]], 'data-now');

  const goTo = (place: number, takesFocus: boolean) => {
    const element = document.getElementById(ids[place] ?? '');
    setStop({ of: ids, at: place });
    if (element === null) return;
    bringToView(() => element.getBoundingClientRect(), bar.current);
    if (takesFocus) element.focus({ preventScroll: true });
  };
  const step = (by: 1 | -1, takesFocus = false) => {
    if (ids.length > 0) goTo(stepped(at, by, ids.length), takesFocus);
  };

  const beginTrail = useEffectEvent(() => {
    onTrailBegun();
    goTo(0, true);
  });
  useEffect(() => {
    // A question was chosen: its first clause is shown with the focus.
    if (trailIds.length > 0) beginTrail();
  }, [trailIds]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTyping(event.target)) return;
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    step(event.key === 'ArrowDown' ? 1 : -1, true);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return { ids, at, step };
}
