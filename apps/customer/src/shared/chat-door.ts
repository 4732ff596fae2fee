import { useEffect, useRef } from 'react';

/** Whom a screen suggests to talk to. */
export type ChatWith = 'PARTNER' | 'ATTORNEY';

const doors = new Set<(who: ChatWith) => void>();

/** Opens the messages with the partner or with the own attorney, from wherever a screen speaks of talking. */
export function openChat(who: ChatWith = 'PARTNER'): void {
  for (const open of doors) open(who);
}

/** Lets `openChat` open the messages for as long as their button is there. */
export function useChatDoor(open: (who: ChatWith) => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const door = (who: ChatWith) => latest.current(who);
    doors.add(door);
    return () => void doors.delete(door);
  }, []);
}
