import { useEffect, useRef } from 'react';

const doors = new Set<() => void>();

/** Opens the messages between the partners, from wherever a screen speaks of talking about something. */
export function openChat(): void {
  for (const open of doors) open();
}

/** Lets `openChat` open the messages for as long as their button is there. */
export function useChatDoor(open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const door = () => latest.current();
    doors.add(door);
    return () => void doors.delete(door);
  }, []);
}
