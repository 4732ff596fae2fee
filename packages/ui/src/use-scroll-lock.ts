import { useEffect } from 'react';

let locks = 0;

/** Keeps the page behind a drawer or a popup from scrolling. Several may be open; the last one to close frees the page. */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;
    locks += 1;
    document.documentElement.classList.add('troth-scroll-locked');
    return () => {
      locks -= 1;
      if (locks === 0) document.documentElement.classList.remove('troth-scroll-locked');
    };
  }, [isLocked]);
}
