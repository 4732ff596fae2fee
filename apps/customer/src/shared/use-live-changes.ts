import { useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '@troth/portal/api';
import { useEffect } from 'react';

/** Keeps what is on the screen up to date with what the partner, another device or the program itself changes. */
export function useLiveChanges(userId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    const start = async () => {
      // No screen waits for it, so it is no part of the first load.
      const [{ followChanges }, { askAgain }] = await Promise.all([
        import('./live-changes'),
        import('./changed-queries'),
      ]);
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
  }, [queryClient, userId]);
}
