import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ChangeTopic } from '@troth/domain/changes';
import { useEffect } from 'react';
import { api, unwrap } from '../api';

/** Asks again for what the topics have moved, and resolves when it is there. */
type AskAgain = (queryClient: QueryClient, userId: string, topics: ReadonlySet<ChangeTopic>) => Promise<void>;

/**
 * Keeps what is on the screen up to date with what someone else, another device or the program itself changes.
 *
 * @param loadAskAgain What a portal holds in its cache, and so what it asks again for; the same function every time.
 */
export function useLiveChanges(userId: string, loadAskAgain: () => Promise<{ askAgain: AskAgain }>): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    const start = async () => {
      // No screen waits for it, so it is no part of the first load.
      const [{ followChanges }, { askAgain }] = await Promise.all([import('./live-changes'), loadAskAgain()]);
      if (isOver) return;
      stop = followChanges({
        open: async (signal, sinceMs) => {
          const params = { path: { id: userId }, query: { sinceMs } };
          const call = { params, parseAs: 'stream', signal } as const;
          const stream = await unwrap(api.GET('/users/{id}/changes', call));
          if (stream === null) throw new TypeError('the stream came without a body');
          return stream;
        },
        askAgain: (topics) => askAgain(queryClient, userId, topics),
      });
    };
    // Without the module the screens still show what they asked for.
    start().catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [queryClient, userId, loadAskAgain]);
}
