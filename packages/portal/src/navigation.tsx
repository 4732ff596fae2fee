import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** How long a new screen may take to show its heading before the focus goes to the main region instead. */
const HEADING_WAIT_MS = 5000;

function focusOn(element: HTMLElement): void {
  element.focus({ preventScroll: true });
}

/**
 * After a navigation the focus goes to the new screen's heading, as soon as it is there, and the page to its top. Not on
 * the first load, not for a change of the query or the hash alone, and not when something has taken the focus already.
 */
export function FocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const previous = useRef<string | null>(null);

  useEffect(() => {
    const isFirst = previous.current === null;
    const isSame = previous.current === pathname;
    previous.current = pathname;
    if (isFirst || isSame || hash !== '') return;
    window.scrollTo(0, 0);

    const heading = () => document.querySelector<HTMLElement>('main [data-page-heading]');
    const old = heading();
    const found = (): boolean => {
      const element = heading();
      if (element === null) return false;
      focusOn(element);
      return true;
    };
    if (old !== null) focusOn(old);
    const before = document.activeElement;
    /** The person has gone on with the keyboard or the pointer since: the focus is theirs. */
    const isTaken = () => {
      const { activeElement } = document;
      return activeElement !== null && activeElement !== document.body && activeElement !== before;
    };
    // A lazily loaded screen replaces the heading later; the wait ends when it did, or when time is up.
    const observer = new MutationObserver(() => {
      if (isTaken() || (heading() !== old && found())) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), HEADING_WAIT_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [pathname, hash]);

  return null;
}
