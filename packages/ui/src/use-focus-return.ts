import { useEffect } from 'react';

/** The focus returns to what opened a popup, also when the popup is taken off the page rather than closed first. */
export function useFocusReturn(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    return () => {
      // After the focus trap has let go; not away from where the focus went on purpose.
      window.setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    };
  }, [isOpen]);
}
