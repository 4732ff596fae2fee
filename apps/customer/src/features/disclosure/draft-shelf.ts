import { useRef } from 'react';
import type { FormValues } from './kinds';

/** Half-filled forms while the screen is open: a popup closed by mistake opens again as it was. */
export interface DraftShelf {
  readonly read: (key: string) => FormValues | undefined;
  readonly keep: (key: string, values: FormValues) => void;
  readonly drop: (key: string) => void;
}

const storageKey = (userId: string) => `troth-disclosure-drafts-${userId}`;

function stored(userId: string): Record<string, FormValues> {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(storageKey(userId)) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, FormValues>) : {};
  } catch {
    return {};
  }
}

/** Drafts outlive a closed tab, and nothing of them outlives a sign-out, which clears the storage. */
export function useDraftShelf(userId: string): DraftShelf {
  const shelf = useRef<DraftShelf | null>(null);
  shelf.current ??= {
    read: (key) => stored(userId)[key],
    keep: (key, values) =>
      window.localStorage.setItem(storageKey(userId), JSON.stringify({ ...stored(userId), [key]: values })),
    drop: (key) => {
      const rest = Object.entries(stored(userId)).filter(([kept]) => kept !== key);
      window.localStorage.setItem(storageKey(userId), JSON.stringify(Object.fromEntries(rest)));
    },
  };
  return shelf.current;
}
