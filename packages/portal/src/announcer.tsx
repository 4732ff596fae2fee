import { useSyncExternalStore } from 'react';

interface Announcement {
  id: number;
  text: string;
}

let current: Announcement = { id: 0, text: '' };
const listeners = new Set<() => void>();

/** Says something to screen readers, without moving the focus or showing anything. */
export function announce(text: string): void {
  current = { id: current.id + 1, text };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The one live region of the page; the boot renders it. The changing key makes a repeated sentence heard again. */
export function Announcer() {
  const { id, text } = useSyncExternalStore(subscribe, () => current);
  return (
    <div aria-live="polite" className="troth-vh">
      <span key={id}>{text}</span>
    </div>
  );
}
