import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { POLLING_BY_DEFAULT, REFETCH_ON_FOCUS_BY_DEFAULT, UNUSED_CACHE_MS } from '@troth/ui/timings';
import { isFinal } from './errors';

/** A screen's parts that ask for the same thing within this time share one answer. */
const SHARED_ANSWER_MS = 10_000;
const MOST_RETRIES = 2;

// Told in the task that changed it: the second click of a double click must find that the first one's work has begun.
notifyManager.setScheduler(queueMicrotask);

/** Cache defaults of customer spec §9, set once; an exception cites its section. Writes are never retried automatically. */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache();
  // What was asked for before a change, and is shown nowhere yet, may come after it: it counts as no newer than it is.
  const overtaken = new WeakSet<object>();
  queryCache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    const isUnseen = query.state.fetchStatus !== 'idle' && query.getObserversCount() === 0;
    if (action.type === 'invalidate' && isUnseen) overtaken.add(query);
    if (action.type === 'success' && overtaken.delete(query)) query.invalidate();
  });
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        gcTime: UNUSED_CACHE_MS,
        staleTime: SHARED_ANSWER_MS,
        refetchOnWindowFocus: REFETCH_ON_FOCUS_BY_DEFAULT,
        refetchOnReconnect: REFETCH_ON_FOCUS_BY_DEFAULT,
        refetchInterval: POLLING_BY_DEFAULT,
        retry: (failures, error) => !isFinal(error) && failures < MOST_RETRIES,
      },
      // Without a line they fail and say so: held back, they would wait without a word and be lost with the page.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
