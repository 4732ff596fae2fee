import { SAVING_INDICATOR_HIDE_MS } from './timings';
import { useEffect, useState } from 'react';

/** True while something is saving and until 200 ms after the last of it ended, so that “Saving...” does not flicker. Customer spec §9. */
export function useSavingIndicator(isPending: boolean): boolean {
  const [isShown, setShown] = useState(isPending);
  if (isPending && !isShown) setShown(true);
  useEffect(() => {
    if (isPending || !isShown) return;
    const timer = setTimeout(() => setShown(false), SAVING_INDICATOR_HIDE_MS);
    return () => clearTimeout(timer);
  }, [isPending, isShown]);
  return isShown;
}
