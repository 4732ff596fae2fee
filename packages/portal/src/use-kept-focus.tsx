import { useEffect, useRef } from 'react';

/**
 * A button that goes with what it did takes the focus along: it goes to `next` then, so that nobody at a keyboard begins at
 * the top again.
 *
 * @param state What is shown, in a word: with another one, something may have gone. Undefined while it loads: nothing has
 *   gone then, so the first state that arrives leaves the focus where the navigation put it.
 */
export function useKeptFocus(state: string | undefined, next: () => HTMLElement | null): void {
  const seen = useRef(state);
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });
  useEffect(() => {
    const before = seen.current;
    if (before === state) return;
    seen.current = state;
    if (before === undefined) return;
    // After a popup has given back what it could.
    const timer = setTimeout(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) latest.current()?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [state]);
}

/** The heading of the screen, which takes the focus after a navigation too. */
export const pageHeading = () => document.querySelector<HTMLElement>('main [data-page-heading]');
