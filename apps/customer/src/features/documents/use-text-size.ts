import { TEXT_SIZES, type TextSize } from '@troth/reader/reader-tools';
import { useState } from 'react';

const KEY = 'troth:text-size';

const isSize = (value: string | null): value is TextSize => TEXT_SIZES.some((size) => size === value);

function stored(): TextSize {
  try {
    const value = window.localStorage.getItem(KEY);
    return isSize(value) ? value : 'normal';
  } catch {
    // A browser that keeps nothing reads at the normal size.
    return 'normal';
  }
}

/** How large the agreement is read on this device; it says nothing of a person, so it stays when someone signs out. */
export function useTextSize(): [TextSize, (size: TextSize) => void] {
  const [size, setSize] = useState(stored);
  const change = (next: TextSize) => {
    setSize(next);
    try {
      window.localStorage.setItem(KEY, next);
    } catch {
      // As above: it holds until the page is left.
    }
  };
  return [size, change];
}
