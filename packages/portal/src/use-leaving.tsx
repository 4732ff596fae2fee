import { useEffect, useEffectEvent, useState } from 'react';

const assign = (url: string): void => window.location.assign(url);

/**
 * Keeps a button busy while the browser is on its way to a page elsewhere. The browser's Back may bring this page as it was
 * left (`pageshow`, persisted), the button busy for good: it is free again then.
 *
 * @param how Who navigates there, if not the address alone, and what else starts afresh on return.
 */
export function useLeaving({ go = assign, onReturn }: { go?: (to: string) => void; onReturn?: () => void } = {}) {
  const [isLeaving, setLeaving] = useState(false);
  const comeBack = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted) return;
    setLeaving(false);
    onReturn?.();
  });
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => comeBack(event);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  const leave = (to: string) => {
    setLeaving(true);
    go(to);
  };
  return { isLeaving, leave };
}
