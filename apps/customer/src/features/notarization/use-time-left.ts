import { type TimeLeft, timeLeft } from '@troth/domain/notarization';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
/** Where the reader's clock is ahead of the server's, which decides, it is asked again this often. */
const ASK_AGAIN_MS = 15_000;

/**
 * What is left until an instant, to the minute. A tab that slept catches up when it is looked at.
 *
 * @param onOver Called when it is over, and again while the countdown is still shown. Keep it the same between renders.
 */
export function useTimeLeft(untilIso: string, timeZone: string, onOver: () => void): TimeLeft | null {
  const [now, setNow] = useState(() => new Date());
  const until = new Date(untilIso);
  const end = until.getTime();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      setNow(new Date());
      const leftMs = end - Date.now();
      if (leftMs <= 0) onOver();
      timer = setTimeout(look, leftMs <= 0 ? ASK_AGAIN_MS : leftMs % MINUTE_MS || MINUTE_MS);
    };
    const wake = () => {
      if (document.visibilityState === 'visible') look();
    };
    look();
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('pageshow', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pageshow', wake);
    };
  }, [end, onOver]);
  return timeLeft({ now, until, timeZone });
}
